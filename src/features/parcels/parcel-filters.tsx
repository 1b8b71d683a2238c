import { Fragment } from 'react'
import type { ReactNode } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import { formatCount, formatDay } from '../../../domain/format.ts'
import { shownStatuses } from '../../../machines/parcel-lifecycle.ts'
import type { Count, ParcelCounts } from '../../api/model.ts'
import type { ExportQuery } from '../../api/query.ts'
import { DateRangeField } from '../../ui/field/date-range-field.tsx'
import { SelectField } from '../../ui/field/field.tsx'
import { FilterChips } from '../../ui/field/filter-chips.tsx'
import type { SetFilter } from '../../ui/field/set-filters.tsx'
import { instantsOf, isBackwards, isDay, lastDays, localToday } from '../../lib/days.ts'
import type { DayRange } from '../../lib/days.ts'
import { parseIds, maxNamed } from '../../lib/named-parcels.ts'
import {
  optionalDay,
  optionalOneOf,
  readSearch,
  searchSchema,
  text,
} from '../../lib/search-params.ts'
import type { SearchState } from '../../lib/search-params.ts'
import { statusText } from '../../lib/text.ts'

const listedStatuses = [...shownStatuses, 'ATTEMPTED'] as const
type ListedStatus = (typeof listedStatuses)[number]

/** Filters of a list of parcels, as URL parameters. */
export const filterParams = {
  q: text(),
  status: optionalOneOf(listedStatuses),
  from: optionalDay(),
  to: optionalDay(),
  /** Ids of named parcels. */
  ids: text('', 40 * maxNamed),
}

const filterSchema = searchSchema(filterParams)
export type ParcelFilters = SearchState<typeof filterSchema>
export const noFilters = readSearch(filterSchema, '')

/** Query for the contract's list and its export; for its counts, without the status. */
export function filterQuery({ q, status, from, to, ids }: ParcelFilters): ExportQuery {
  return {
    ...(q === '' ? {} : { q }),
    ...(status === null ? {} : { status }),
    ...(isBackwards({ from, to }) ? {} : instantsOf({ from, to })),
    ...(ids === '' ? {} : { id: parseIds(ids).slice(0, maxNamed) }),
  }
}

/** True if parcels may be left out. */
export const isFiltered = (filters: ParcelFilters): boolean =>
  Object.values(filters).some((value) => value !== null && value !== '')

export type FilterChange = (change: Partial<ParcelFilters>) => void
/** All but the search, whose field shows its value. */
type FilterName = Exclude<keyof ParcelFilters, 'q'>

/** Texts of the active filters. A table, so that none can be forgotten. */
export function setFilters(filters: ParcelFilters, onChange: FilterChange): SetFilter[] {
  const { status, from, to, ids } = filters
  const one = (words: string, without: Partial<ParcelFilters>) => ({
    text: words,
    onRemove: () => onChange(without),
  })
  const all: Record<FilterName, Omit<SetFilter, 'key'> | null> = {
    status: status && one(t.statusIs({ status: statusText(status) }), { status: null }),
    from: from === null ? null : one(t.fromDay({ day: formatDay(from, true) }), { from: null }),
    to: to === null ? null : one(t.toDay({ day: formatDay(to, true) }), { to: null }),
    ids:
      ids === '' ? null : one(t.countChosenParcels({ count: parseIds(ids).length }), { ids: '' }),
  }
  return Object.entries(all).flatMap(([key, set]) => (set ? [{ key, ...set }] : []))
}

/** A host that does not count failed attempts cannot list them either. */
const statusesListed = (chosen: ListedStatus | null, counts: ParcelCounts | null) =>
  listedStatuses.filter(
    (status) => status !== 'ATTEMPTED' || chosen === status || (counts?.attempted ?? null) !== null,
  )

type StatusFilterProps = {
  value: ListedStatus | null
  /** Number of parcels of each status; null while it is unknown. */
  counts: ParcelCounts | null
  onChange: (status: ListedStatus | null) => void
}

/** The statuses in one line that is always in view, each with its count; without icons, so that all fit. */
export function StatusFilter({ value, counts, onChange }: StatusFilterProps) {
  const numberText = (count: Count | undefined) =>
    counts === null ? undefined : formatCount(count ?? { count: 0, isCapped: false })
  return (
    <FilterChips<ListedStatus | 'ALL'>
      label={common.status}
      shape="line"
      value={value ?? 'ALL'}
      onChange={(next) => onChange(next === 'ALL' ? null : next)}
      options={[
        { value: 'ALL', label: t.all, count: numberText(counts?.total) },
        ...statusesListed(value, counts).map((status) => ({
          value: status,
          label: statusText(status),
          count: numberText(
            status === 'ATTEMPTED'
              ? (counts?.attempted ?? undefined)
              : counts?.statuses.get(status),
          ),
        })),
      ]}
    />
  )
}

type FilterFieldsProps = {
  value: ParcelFilters
  /** Null while they are unknown. */
  counts: ParcelCounts | null
  onChange: FilterChange
}

/** Fields of all filters, for the panel. A table, so that none can be forgotten. */
export function FilterFields({ value, counts, onChange }: FilterFieldsProps) {
  const fields: Record<Exclude<FilterName, keyof DayRange | 'ids'> | 'created', ReactNode> = {
    status: (
      <SelectField
        label={common.status}
        value={value.status ?? ''}
        onChange={({ target }) =>
          onChange({ status: listedStatuses.find((status) => status === target.value) ?? null })
        }
      >
        <option value="">{t.all}</option>
        {statusesListed(value.status, counts).map((status) => (
          <option key={status} value={status}>
            {statusText(status)}
          </option>
        ))}
      </SelectField>
    ),
    created: <CreatedFilter value={{ from: value.from, to: value.to }} onChange={onChange} />,
  }
  return Object.entries(fields).map(([name, one]) => <Fragment key={name}>{one}</Fragment>)
}

type CreatedFilterProps = { value: DayRange; onChange: (range: DayRange) => void }

/** Days of creation, in the user's time zone. */
function CreatedFilter({ value, onChange }: CreatedFilterProps) {
  const today = localToday()
  return (
    <DateRangeField
      legend={t.created}
      labels={{ from: t.createdFrom, to: t.createdTo }}
      value={value}
      onChange={onChange}
      isDay={isDay}
      error={backwardsError(value)}
      presets={[
        { label: t.anyTime, range: { from: null, to: null } },
        { label: t.today, range: { from: today, to: today } },
        { label: t.lastDays({ count: 7 }), range: lastDays(today, 7) },
        { label: t.lastDays({ count: 30 }), range: lastDays(today, 30) },
      ]}
    />
  )
}

/** Explains why the days are ignored; undefined where they are valid. */
export const backwardsError = (range: DayRange): string | undefined =>
  isBackwards(range) ? t.daysAreBackwards : undefined
