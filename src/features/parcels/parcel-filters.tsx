import type { ComponentType } from 'react'
import type { z } from 'zod/mini'
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
import { companyToday } from '../../lib/company-zone.ts'
import { instantsOf, isBackwards, isDay, lastDays } from '../../lib/days.ts'
import type { DayRange } from '../../lib/days.ts'
import { parseIds, maxNamed } from '../../parcel/named-parcels.ts'
import {
  optionalDay,
  optionalOneOf,
  readSearch,
  searchSchema,
  text,
} from '../../lib/search-params.ts'
import type { SearchState } from '../../lib/search-params.ts'
import { statusText } from '../../parcel/status-text.ts'

const listedStatuses = [...shownStatuses, 'ATTEMPTED'] as const
type ListedStatus = (typeof listedStatuses)[number]

/** A filter of a list of parcels, with everything that the page needs of it. */
interface Filter<Params extends z.core.$ZodLooseShape> {
  /** URL parameters. */
  params: Params
  /** Part of the query for the contract's list, its export and its counts. */
  query: (values: ValuesOf<Params>) => ExportQuery
  /** The active parts, each with the values that clear it; not set if a visible field shows them anyway. */
  set?: (values: ValuesOf<Params>) => { text: string; without: Partial<ValuesOf<Params>> }[]
  /** Field in the filter panel. */
  Field?: ComponentType<FieldProps<ValuesOf<Params>>>
}

type ValuesOf<Params extends z.core.$ZodLooseShape> = z.output<z.ZodMiniObject<Params>>

type FieldProps<Values> = {
  value: Values
  /** Null while the counts are unknown. */
  counts: ParcelCounts | null
  onChange: (change: Partial<Values>) => void
}

const filter = <Params extends z.core.$ZodLooseShape>(one: Filter<Params>) => one

const searched = filter({
  params: { q: text() },
  query: ({ q }) => (q === '' ? {} : { q }),
})

const withStatus = filter({
  params: { status: optionalOneOf(listedStatuses) },
  query: ({ status }) => (status === null ? {} : { status }),
  set: ({ status }) =>
    status === null
      ? []
      : [{ text: t.statusIs({ status: statusText(status) }), without: { status: null } }],
  Field: ({ value, counts, onChange }) => (
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
})

/** Days of creation, in the user's time zone. */
const created = filter({
  params: { from: optionalDay(), to: optionalDay() },
  query: (range) => (isBackwards(range) ? {} : instantsOf(range)),
  set: ({ from, to }) => [
    ...(from === null
      ? []
      : [{ text: t.fromDay({ day: formatDay(from, true) }), without: { from: null } }]),
    ...(to === null
      ? []
      : [{ text: t.toDay({ day: formatDay(to, true) }), without: { to: null } }]),
  ],
  Field: ({ value, onChange }) => {
    const today = companyToday()
    return (
      <DateRangeField
        legend={t.created}
        labels={{ from: t.createdFrom, to: t.createdTo }}
        value={{ from: value.from, to: value.to }}
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
  },
})

/** Parcels with the IDs in the URL. */
const named = filter({
  params: { ids: text('', 40 * maxNamed) },
  query: ({ ids }) => (ids === '' ? {} : { id: parseIds(ids).slice(0, maxNamed) }),
  set: ({ ids }) =>
    ids === ''
      ? []
      : [{ text: t.countChosenParcels({ count: parseIds(ids).length }), without: { ids: '' } }],
})

const filters = [searched, withStatus, created, named] as const

export const filterParams = {
  ...searched.params,
  ...withStatus.params,
  ...created.params,
  ...named.params,
}

const filterSchema = searchSchema(filterParams)
export type ParcelFilters = SearchState<typeof filterSchema>
export const noFilters = readSearch(filterSchema, '')

/** Query for the contract's list and its export; its counts use the query without the status. */
export function filterQuery(values: ParcelFilters): ExportQuery {
  return filters.reduce<ExportQuery>((all, { query }) => ({ ...all, ...query(values) }), {})
}

/** True if a filter is active, so that the list can lack some parcels. */
export const isFiltered = (values: ParcelFilters): boolean =>
  Object.values(values).some((value) => value !== null && value !== '')

export type FilterChange = (change: Partial<ParcelFilters>) => void

/** Texts of the active filters. */
export function setFilters(values: ParcelFilters, onChange: FilterChange): SetFilter[] {
  return filters.flatMap(({ set }) =>
    (set?.(values) ?? []).map(({ text: words, without }) => ({
      key: Object.keys(without).join(),
      text: words,
      onRemove: () => onChange(without),
    })),
  )
}

/** Fields of all filters, for the panel. */
export function FilterFields(props: FieldProps<ParcelFilters>) {
  return filters.map(
    ({ params, Field }) => Field && <Field key={Object.keys(params).join()} {...props} />,
  )
}

/** A host that does not count failed attempts cannot filter by them either. */
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

/** Explains why the days are ignored; undefined if they are valid. */
export const backwardsError = (range: DayRange): string | undefined =>
  isBackwards(range) ? t.daysAreBackwards : undefined
