/** Day in the time zone at an instant, as YYYY-MM-DD. */
export const dayInZone = (instant: Date, timeZone: string): string =>
  formatOf(timeZone).format(instant)

export function isTimeZone(name: string): boolean {
  try {
    return formatOf(name).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** True for UTC by any of its names, which a computer has that nobody has told where it is. */
export const isUtc = (timeZone: string): boolean =>
  utcNames.has(formatOf(timeZone).resolvedOptions().timeZone)

const utcNames = new Set(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT', 'Etc/Unknown'])

/** The first moment of a day, which is not midnight if the clocks are put forward then. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Time zones differ from UTC by at most 14 hours.
  let before = midnight - 15 * hour
  let after = midnight + 15 * hour
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayInZone(new Date(middle), timeZone) < day) before = middle
    else after = middle
  }
  return new Date(after)
}

const hour = 3_600_000

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  // The Swedish locale writes days as YYYY-MM-DD.
  const format =
    known ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  formats.set(timeZone, format)
  return format
}

/** Cached, because creating a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()
