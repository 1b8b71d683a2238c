import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { ParcelCounts } from '../../api/model.ts'
import { DateRangeField } from '../../ui/field/date-range-field.tsx'
import { SelectField } from '../../ui/field/field.tsx'
import { isDay, lastDays, localToday } from '../../lib/days.ts'
import type { DayRange } from '../../lib/days.ts'
import { statusText } from '../../lib/text.ts'
import { backwardsError, listedStatuses, statusesListed } from './parcel-filters.tsx'
import type { FilterChange, FilterName, ParcelFilters } from './parcel-filters.tsx'

export type FilterFieldsProps = {
  value: ParcelFilters
  /** Null while they are unknown. */
  counts: ParcelCounts | null
  onChange: FilterChange
}

/** Every filter that can be chosen, as the panel has it. A table, so that none can be forgotten. */
export function FilterFields({ value, counts, onChange }: FilterFieldsProps) {
  const fields: Record<Exclude<FilterName, keyof DayRange | 'ids'> | 'created', ReactNode> = {
    status: (
      <SelectField
        label="Status"
        value={value.status ?? ''}
        onChange={({ target }) =>
          onChange({ status: listedStatuses.find((status) => status === target.value) ?? null })
        }
      >
        <option value="">All</option>
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

/** On which days the parcels were created, by the user's own calendar. */
function CreatedFilter({ value, onChange }: CreatedFilterProps) {
  const today = localToday()
  return (
    <DateRangeField
      legend="Created"
      labels={{ from: 'Created from', to: 'Created to' }}
      value={value}
      onChange={onChange}
      isDay={isDay}
      error={backwardsError(value)}
      presets={[
        { label: 'Any time', range: { from: null, to: null } },
        { label: 'Today', range: { from: today, to: today } },
        { label: 'Last 7 days', range: lastDays(today, 7) },
        { label: 'Last 30 days', range: lastDays(today, 30) },
      ]}
    />
  )
}
