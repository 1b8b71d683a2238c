import { DateRangeField } from '../../ui/field/date-range-field.tsx'
import { isBackwards, isDay, lastDays, localToday } from '../../lib/days.ts'
import type { DayRange } from '../../lib/days.ts'

type CreatedFieldProps = { value: DayRange; onChange: (range: DayRange) => void }

/** Of which days parcels are shown, by the reader's own calendar. */
export function CreatedField({ value, onChange }: CreatedFieldProps) {
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
