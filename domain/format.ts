import { dateLocale, numberLocale } from '#texts/language.ts'
import { number } from '#texts/numbers.ts'
import { dayInZone } from './day-in-zone.ts'

/*
 * Formats dates, numbers and money, for screens and emails; lint rules refuse JavaScript's own functions
 * elsewhere. A screen uses the language it was built in; emails pass the locale of their recipient.
 */

/** As dd/MM/yyyy, HH:mm in English, in the reader's time zone; a dash if there is no date. */
export function formatDateTime(iso: string | null): string {
  const date = iso === null ? null : new Date(iso)
  return date === null || Number.isNaN(date.getTime()) ? '—' : dateTime().format(date)
}

/** As in '23 November 2026 at 14:05 CET', for emails, whose reader's time zone is not known. */
export function formatTimeWithZone(timeZone: string, time: Date, locale = dateLocale): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  })
  return `${format.format(time)} ${zoneNameAt(time, timeZone, locale)}`
}

/** As in 'CET', and where a language has no such name 'GMT+1'. */
function zoneNameAt(time: Date, timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')
  return parts?.value ?? timeZone
}

/** The time of day in a time zone, as in '14:05'. */
export const formatTimeIn = (timeZone: string, iso: string, locale = dateLocale): string =>
  new Intl.DateTimeFormat(locale, {
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(iso))

/** The time of day, as in '14:05'; with the date unless it is today. */
export const formatTimeOrDate = (time: number): string =>
  isSameDay(new Date(time), new Date())
    ? formatTimeOfDay(time)
    : formatDateTime(new Date(time).toISOString())

/** The time of day, as in '14:05', in the reader's time zone. */
export const formatTimeOfDay = (time: Date | number): string => timeOfDay().format(time)

/** True if both are on one day in the reader's time zone. */
export const isSameDay = (one: Date, other: Date): boolean =>
  dayInZone(one, localTimeZoneName()) === dayInZone(other, localTimeZoneName())

/** The time of day with its seconds, as in '14:05:59'. */
export const formatClockTime = (time: Date | number): string => clockTime().format(time)

/** A day given as YYYY-MM-DD: '12 Nov', or '12 Nov 2026'. */
export function formatDay(day: string, withYear = false, locale = dateLocale): string {
  return (withYear ? longDay : shortDay)(locale).format(new Date(`${day}T00:00:00Z`))
}

/** As in '12 Nov 2026, 14:05', in the reader's time zone. */
export const formatDayAndTime = (time: Date): string => dayAndTime().format(time)

/** The reader's time zone by its IANA name. */
export const localTimeZoneName = (): string => zone().resolvedOptions().timeZone

/** As in 'America/New York'. */
export const timeZoneText = (name: string): string => name.replaceAll('_', ' ')

/** The reader's time zone in words, as in 'Europe/Berlin (GMT+1)'. */
export function localTimeZone(): string {
  const { timeZone } = zone().resolvedOptions()
  const offset = zone()
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  if (offset === undefined || offset === timeZone) return timeZone
  return `${timeZoneText(timeZone)} (${offset})`
}

/** Dollars, as in '$1,250.00'. Arabic writes 'US$', whose letters would be reordered to '$US'. */
export const formatMoney = (dollars: number): string => money().format(dollars).replace('US$', '$')

export const formatCents = (cents: number): string => formatMoney(cents / 100)

/** As in '2.5 kg'. */
export const formatWeight = (kilograms: number): string => weight().format(kilograms)

/** As in '26.5'. */
export const formatTenths = (number: number): string => tenths().format(number)

/** As in '1,234' and, if the count is capped, '10,000+'. */
export function formatCount({ count, isCapped }: { count: number; isCapped: boolean }): string {
  return `${number(count)}${isCapped ? '+' : ''}`
}

/** As in '999 bytes', '310 kB' and '1.2 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return wholeBytes().format(bytes)
  if (bytes < 1_000_000) return kilobytes().format(bytes / 1_000)
  return megabytes().format(bytes / 1_000_000)
}

/** Compares the decimal notation, because 0.07 * 100 is 7.000000000000001. */
export const hasAtMostDecimals = (number: number, decimals: number): boolean =>
  Number(number.toFixed(decimals)) === number

const tenths = lazily(() => new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 1 }))
const weight = unitFormat({ unit: 'kilogram', maximumFractionDigits: 2 })
const wholeBytes = unitFormat({ unit: 'byte', unitDisplay: 'long' })
const kilobytes = unitFormat({ unit: 'kilobyte', maximumFractionDigits: 0 })
const megabytes = unitFormat({ unit: 'megabyte', maximumFractionDigits: 1 })
const money = lazily(
  () =>
    new Intl.NumberFormat(numberLocale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    }),
)
const dateTime = dateFormat({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const timeOfDay = dateFormat({ timeStyle: 'short', hourCycle: 'h23' })
const clockTime = dateFormat({ timeStyle: 'medium', hourCycle: 'h23' })
const shortDay = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })
const longDay = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const dayAndTime = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const zone = dateFormat({ timeZoneName: 'shortOffset' })

/** Creating a format is slow, so each is created when it is first needed. */
function dateFormat(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (locale = dateLocale) => {
    const format = made.get(locale) ?? new Intl.DateTimeFormat(locale, options)
    made.set(locale, format)
    return format
  }
}

function unitFormat(options: Intl.NumberFormatOptions) {
  return lazily(() => new Intl.NumberFormat(numberLocale, { style: 'unit', ...options }))
}

function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
