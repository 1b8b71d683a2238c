import {
  addDays as addCalendarDays,
  differenceInCalendarDays,
  formatISO,
  isValid,
  parseISO,
} from 'date-fns'

/*
 * Days as they stand in addresses and date fields: YYYY-MM-DD. What the visitor chooses are days of
 * their own calendar; figures by day are counted in days of UTC.
 */

export interface DayRange {
  from: string | null
  to: string | null
}

/** A day that is in the calendar, of this century or the next. */
export function isDay(text: string): boolean {
  return /^(20|21)\d\d-\d\d-\d\d$/.test(text) && isValid(parseISO(text))
}

/** Today's date for the visitor. */
export const localToday = (): string => localDay(new Date())

export const utcToday = (): string => new Date().toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string =>
  localDay(addCalendarDays(parseISO(day), days))

/** Number of days from the first to the last, both counted. */
export const daysIn = (from: string, to: string): number =>
  differenceInCalendarDays(parseISO(to), parseISO(from)) + 1

/** The last so many days up to today. */
export const lastDays = (today: string, days: number): { from: string; to: string } => ({
  from: addDays(today, 1 - days),
  to: today,
})

export const isBackwards = ({ from, to }: DayRange): boolean =>
  from !== null && to !== null && from > to

/** The visitor's days as instants: a day begins at midnight where they are. */
export function instantsOf({ from, to }: DayRange): {
  createdFrom?: string
  createdBefore?: string
} {
  return {
    ...(from === null ? {} : { createdFrom: midnight(from) }),
    ...(to === null ? {} : { createdBefore: midnight(addDays(to, 1)) }),
  }
}

/** The day that it is then for the visitor. */
export const localDay = (date: Date): string => formatISO(date, { representation: 'date' })
const midnight = (day: string) => parseISO(day).toISOString()
