import {
  addDays as addCalendarDays,
  differenceInCalendarDays,
  formatISO,
  isValid,
  parseISO,
} from 'date-fns'

/*
 * Days as in URLs and date fields: YYYY-MM-DD. The visitor chooses days in the local time zone; figures by day
 * are counted in UTC.
 */

export interface DayRange {
  from: string | null
  to: string | null
}

/** True for a valid date of this century or the next. */
export function isDay(text: string): boolean {
  return /^(20|21)\d\d-\d\d-\d\d$/.test(text) && isValid(parseISO(text))
}

/** Today in the visitor's time zone. */
export const localToday = (): string => localDay(new Date())

export const utcToday = (): string => new Date().toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string =>
  localDay(addCalendarDays(parseISO(day), days))

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

/** Converts days to instants: a day begins at midnight in the visitor's time zone. */
export function instantsOf({ from, to }: DayRange): {
  createdFrom?: string
  createdBefore?: string
} {
  return {
    ...(from === null ? {} : { createdFrom: midnight(from) }),
    ...(to === null ? {} : { createdBefore: midnight(addDays(to, 1)) }),
  }
}

/** Day of an instant in the visitor's time zone. */
export const localDay = (date: Date): string => formatISO(date, { representation: 'date' })
const midnight = (day: string) => parseISO(day).toISOString()
