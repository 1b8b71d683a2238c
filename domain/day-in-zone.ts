/** The day, as 2026-03-04, that it is in this time zone. */
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
  // Swedes write days as computers do.
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

/** Formats take long to make. */
const formats = new Map<string, Intl.DateTimeFormat>()
