import { addDays, daysIn, isBackwards, lastDays, utcToday } from '../../lib/days.ts'
import type { DayRange } from '../../lib/days.ts'

export const offeredDays = [7, 30, 90] as const
export const usualDays = 30

type Chosen = DayRange & { days: number }

export interface AskedRange {
  range: { from: string; to: string }
  /** Why the chosen days are not those that are shown. */
  error: string | undefined
}

/** The days to ask for: the last so many up to today, unless the person named others. */
export function rangeOf({ days, from, to }: Chosen): AskedRange {
  const last = to ?? utcToday()
  const range = { from: from ?? addDays(last, 1 - days), to: last }
  const usual = lastDays(utcToday(), usualDays)
  if (isBackwards(range))
    return { range: usual, error: `The first day is after the last. ${instead}` }
  if (daysIn(range.from, range.to) > mostDays)
    return { range: usual, error: `At most ${mostDays} days at once. ${instead}` }
  return { range, error: undefined }
}

const mostDays = 366
const instead = `Shown are the last ${usualDays} days.`
