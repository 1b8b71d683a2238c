import {
  addDays as addCalendarDays,
  differenceInCalendarDays,
  formatISO,
  isValid,
  parseISO,
} from 'date-fns'
import { startOfDay } from '../../domain/day-in-zone.ts'
import { companyTimeZone } from './company-zone.ts'

/*
 * Days as in URLs and date fields: YYYY-MM-DD, in the company's time zone.
 */

export interface DayRange {
  from: string | null
  to: string | null
}

/** True for a valid date of this century or the next. */
export function isDay(text: string): boolean {
  return /^(20|21)\d\d-\d\d-\d\d$/.test(text) && isValid(parseISO(text))
}

export const addDays = (day: string, days: number): string =>
  formatISO(addCalendarDays(parseISO(day), days), { representation: 'date' })

/** Number of days from the first to the last, both included. */
export const daysIn = (from: string, to: string): number =>
  differenceInCalendarDays(parseISO(to), parseISO(from)) + 1

/** Range of this many days that ends today. */
export const lastDays = (today: string, days: number): { from: string; to: string } => ({
  from: addDays(today, 1 - days),
  to: today,
})

export const isBackwards = ({ from, to }: DayRange): boolean =>
  from !== null && to !== null && from > to

/** Converts days to instants: a day begins at midnight in the company's time zone. */
export function instantsOf({ from, to }: DayRange): {
  createdFrom?: string
  createdBefore?: string
} {
  return {
    ...(from === null ? {} : { createdFrom: midnight(from) }),
    ...(to === null ? {} : { createdBefore: midnight(addDays(to, 1)) }),
  }
}

const midnight = (day: string) => startOfDay(day, companyTimeZone()).toISOString()
