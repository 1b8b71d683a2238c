import { styled } from 'styled-components'
import * as t from '#texts/insights.ts'
import { timeZoneText } from '../../../domain/format.ts'
import { DateRangeField } from '../../ui/field/date-range-field.tsx'
import { companyTimeZone, companyToday } from '../../lib/company-zone.ts'
import { addDays, daysIn, isBackwards, isDay, lastDays } from '../../lib/days.ts'
import type { DayRange } from '../../lib/days.ts'

export const presetDays = [7, 30, 90] as const
export const defaultDays = 30

type RangePickerProps = {
  value: DayRange
  error: string | undefined
  onDays: (days: number) => void
  onRange: (range: DayRange) => void
}

/** Chooses the last week, month or quarter, or any other range of days. */
export function RangePicker({ value, error, onDays, onRange }: RangePickerProps) {
  const today = companyToday()
  const zone = timeZoneText(companyTimeZone())
  const presets = presetDays.map((days) => ({
    label: t.lastDays({ days }),
    range: lastDays(today, days),
    days,
  }))
  return (
    <Wrapper>
      <DateRangeField
        legend={t.days}
        labels={{ from: t.fromIn({ zone }), to: t.toIn({ zone }) }}
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
    </Wrapper>
  )
}

type RangeParams = DayRange & { days: number }

interface ResolvedRange {
  range: { from: string; to: string }
  /** Reason why the days differ from those in the URL. */
  error: string | undefined
}

/** Resolves the days to show: those in the URL, or else the last ones up to today. */
export function resolveRange({ days, from, to }: RangeParams): ResolvedRange {
  const last = to ?? companyToday()
  const range = { from: from ?? addDays(last, 1 - days), to: last }
  const fallback = lastDays(companyToday(), defaultDays)
  if (isBackwards(range))
    return { range: fallback, error: t.firstDayIsAfterLast({ days: defaultDays }) }
  if (daysIn(range.from, range.to) > maxDays)
    return { range: fallback, error: t.atMostDaysAtOnce({ most: maxDays, days: defaultDays }) }
  return { range, error: undefined }
}

const maxDays = 366

const Wrapper = styled.div`
  max-width: 30rem;
  margin-bottom: 1.5rem;
`
