/*
 * Days as they stand in addresses and date fields: YYYY-MM-DD. What a reader chooses are days of
 * their own calendar; figures by day are counted in days of UTC.
 */

export interface DayRange {
  from: string | null
  to: string | null
}

/** A day that is in the calendar, of a year that somebody may mean. */
export function isDay(text: string): boolean {
  if (!/^(20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !isNaN(date.getTime()) && utcDay(date) === text
}

/** The reader's own day. */
function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => `${part}`)
  return `${date.getFullYear()}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
}

export const localToday = (): string => localDay(new Date())

export const utcToday = (): string => utcDay(new Date())

const utcDay = (date: Date): string => date.toISOString().slice(0, 10)

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return utcDay(date)
}

/** How many days from the first to the last, both counted. */
export const daysIn = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1

/** The last so many days up to today. */
export const lastDays = (today: string, days: number): { from: string; to: string } => ({
  from: addDays(today, 1 - days),
  to: today,
})

export const isBackwards = ({ from, to }: DayRange): boolean =>
  from !== null && to !== null && from > to

/** The reader's days as instants: a day begins at midnight where the reader is. */
export function instantsOf({ from, to }: DayRange): {
  createdFrom?: string
  createdBefore?: string
} {
  return {
    ...(from === null ? {} : { createdFrom: midnight(from) }),
    ...(to === null ? {} : { createdBefore: midnight(addDays(to, 1)) }),
  }
}

/** '12 Nov', or '12 Nov 2026'. */
export function dayText(day: string, withYear = false): string {
  return (withYear ? longDay : shortDay).format(new Date(`${day}T00:00:00Z`))
}

function midnight(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date).toISOString()
}

const dayLength = 24 * 60 * 60 * 1000
const shortDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const longDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
