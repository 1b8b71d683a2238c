import { shownStatuses } from '../../../machines/parcel-lifecycle.ts'
import type { Count, ParcelCounts } from '../../api/model.ts'
import { FilterChips } from '../../ui/field/filter-chips.tsx'
import { formatCount, statusText } from '../../lib/text.ts'
import { statusIcons } from '../../ui/badge/status-icons.tsx'

type ShownStatus = (typeof shownStatuses)[number]

type StatusFilterProps = {
  value: ShownStatus | null
  /** How many there are of each; null while nobody knows. */
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
