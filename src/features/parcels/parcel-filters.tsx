import { shownStatuses } from '../../../machines/parcel-lifecycle.ts'
import type { Count, ParcelCounts } from '../../api/model.ts'
import { statusIcons } from '../../ui/badge/status.tsx'
import { DateRangeField } from '../../ui/field/date-range-field.tsx'
import { FilterChips } from '../../ui/field/filter-chips.tsx'
import { isBackwards, isDay, lastDays, localToday } from '../../lib/days.ts'
import type { DayRange } from '../../lib/days.ts'
import { formatCount, statusText } from '../../lib/text.ts'

type ShownStatus = (typeof shownStatuses)[number]

type StatusFilterProps = {
  value: ShownStatus | null
  /** How many there are of each; null while that is unknown. */
  counts: ParcelCounts | null
  onChange: (status: ShownStatus | null) => void
}

export function StatusFilter({ value, counts, onChange }: StatusFilterProps) {
  const countText = (count: Count | undefined) =>
    counts === null ? undefined : formatCount(count ?? { count: 0, isCapped: false })
  return (
    <FilterChips<ShownStatus | 'ALL'>
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
      ]}
    />
  )
}

type CreatedFilterProps = { value: DayRange; onChange: (range: DayRange) => void }

/** On which days the parcels were created, by the administrator's own calendar. */
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
