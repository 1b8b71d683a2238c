import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { formatCount } from '../../../domain/format.ts'
import { shownStatuses } from '../../../machines/parcel-lifecycle.ts'
import type { Count, ParcelCounts } from '../../api/model.ts'
import type { ExportQuery } from '../../api/query.ts'
import { statusIcons } from '../../ui/badge/status.tsx'
import { AttemptIcon } from '../../ui/icons/icons.tsx'
import { DateRangeField } from '../../ui/field/date-range-field.tsx'
import { FilterChips } from '../../ui/field/filter-chips.tsx'
import { instantsOf, isBackwards, isDay, lastDays, localToday } from '../../lib/days.ts'
import type { DayRange } from '../../lib/days.ts'
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

/** What leaves parcels out of the list, as it stands in the address. */
export const filterParams = {
  q: text(),
  status: optionalOneOf(listedStatuses),
  from: optionalDay(),
  to: optionalDay(),
}

const filterSchema = searchSchema(filterParams)
export type ParcelFilters = SearchState<typeof filterSchema>
export const noFilters = readSearch(filterSchema, '')

/** As the contract's list, its export and, but for the status, its counts are asked. */
export function filterQuery({ q, status, from, to }: ParcelFilters): ExportQuery {
  return {
    ...(q === '' ? {} : { q }),
    ...(status === null ? {} : { status }),
    ...(isBackwards({ from, to }) ? {} : instantsOf({ from, to })),
  }
}

/** Whether parcels may be left out. */
export const isFiltered = (filters: ParcelFilters): boolean =>
  Object.values(filters).some((value) => value !== null && value !== '')

type ChoiceFiltersProps = {
  value: ParcelFilters
  counts: ParcelCounts | null
  onChange: (change: Partial<ParcelFilters>) => void
}

/** The filters of which one word each is chosen. A table, so that none can be forgotten. */
export function ChoiceFilters({ value, counts, onChange }: ChoiceFiltersProps) {
  const chips: Record<Exclude<keyof ParcelFilters, 'q' | keyof DayRange>, ReactNode> = {
    status: (
      <StatusFilter
        value={value.status}
        counts={counts}
        onChange={(status) => onChange({ status })}
      />
    ),
  }
  return Object.entries(chips).map(([name, one]) => <Fragment key={name}>{one}</Fragment>)
}

type StatusFilterProps = {
  value: ListedStatus | null
  /** How many there are of each; null while that is unknown. */
  counts: ParcelCounts | null
  onChange: (status: ListedStatus | null) => void
}

function StatusFilter({ value, counts, onChange }: StatusFilterProps) {
  const countText = (count: Count | undefined) =>
    counts === null ? undefined : formatCount(count ?? { count: 0, isCapped: false })
  // A host that does not count them cannot list them either.
  const attempted = value === 'ATTEMPTED' ? counts?.attempted : (counts?.attempted ?? null)
  return (
    <FilterChips<ListedStatus | 'ALL'>
      label="Status"
      value={value ?? 'ALL'}
      onChange={(next) => onChange(next === 'ALL' ? null : next)}
      options={[
        { value: 'ALL', label: 'All', count: countText(counts?.total) },
        ...shownStatuses.map((status) => ({
          value: status,
          label: statusText(status),
          icon: statusIcons[status],
          count: countText(counts?.statuses.get(status)),
        })),
        ...(attempted === null
          ? []
          : [
              {
                value: 'ATTEMPTED' as const,
                label: 'Attempted',
                icon: <AttemptIcon />,
                count: attempted && countText(attempted),
              },
            ]),
      ]}
    />
  )
}

type CreatedFilterProps = { value: DayRange; onChange: (range: DayRange) => void }

/** On which days the parcels were created, by the user's own calendar. */
export function CreatedFilter({ value, onChange }: CreatedFilterProps) {
  const today = localToday()
  return (
    <DateRangeField
      legend="Created"
      labels={{ from: 'Created from', to: 'Created to' }}
      value={value}
      onChange={onChange}
      isDay={isDay}
      error={
        isBackwards(value)
          ? 'The first day is after the last, so the days are left out of the search.'
          : undefined
      }
      presets={[
        { label: 'Any time', range: { from: null, to: null } },
        { label: 'Today', range: { from: today, to: today } },
        { label: 'Last 7 days', range: lastDays(today, 7) },
        { label: 'Last 30 days', range: lastDays(today, 30) },
      ]}
    />
  )
}
