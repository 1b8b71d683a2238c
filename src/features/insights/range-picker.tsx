import { styled } from 'styled-components'
import { DateRangeField } from '../../ui/field/date-range-field.tsx'
import { isDay, lastDays, utcToday } from '../../lib/days.ts'
import type { DayRange } from '../../lib/days.ts'
import { offeredDays } from './range.ts'

type RangePickerProps = {
  value: DayRange
  error: string | undefined
  onDays: (days: number) => void
  onRange: (range: DayRange) => void
}

/** The last week, month or quarter, or days of one's own. */
export function RangePicker({ value, error, onDays, onRange }: RangePickerProps) {
  const today = utcToday()
  const presets = offeredDays.map((days) => ({
    label: `Last ${days} days`,
    range: lastDays(today, days),
    days,
  }))
  return (
    <Box>
      <DateRangeField
        legend="Days"
        labels={{ from: 'From (UTC)', to: 'To (UTC)' }}
        value={value}
        error={error}
        isDay={isDay}
        presets={presets}
        onChange={(next) => {
          const preset = presets.find(
            ({ range }) => range.from === next.from && range.to === next.to,
          )
          if (preset) onDays(preset.days)
          else onRange(next)
        }}
      />
    </Box>
  )
}

const Box = styled.div`
  max-width: 30rem;
  margin-bottom: 1.5rem;
`
