/* Formats cells of files; apart from domain/format.ts, which every page loads. */

/** As other programs read it, with a point and without separators of thousands: '1250.00'. */
export const plainCents = (cents: number): string => (cents / 100).toFixed(2)

/** The sign before the decimals, as in '2,5' or '2.5'. */
export const decimalMarkIn = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.'

/** Formats for cells, which a spreadsheet in the locale reads as dates: '02.03.2026', '02.03.2026 14:05'. */
export function cellFormats(locale: string, timeZone: string) {
  const date = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const ofDay = new Intl.DateTimeFormat(locale, { ...date, timeZone: 'UTC' })
  const ofDate = new Intl.DateTimeFormat(locale, { ...date, timeZone })
  const ofTime = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  // Arabic has marks of direction in its dates, by which a spreadsheet would take them for texts.
  const plain = (text: string) => text.replaceAll(/\p{Cf}/gu, '')
  return {
    day: (day: string) => plain(ofDay.format(new Date(`${day}T00:00:00Z`))),
    time: (instant: Date) => plain(`${ofDate.format(instant)} ${ofTime.format(instant)}`),
  }
}
