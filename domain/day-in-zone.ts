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
