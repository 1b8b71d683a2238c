/**
 * A time from a row or from JSON. A page of parcels has dozens, and most of what presenting it took
 * was to make dates of them: text is only brought into form where its zone is UTC.
 */
export function timeOnWire(time: Date | string): string {
  const [, seconds, milliseconds = ''] = typeof time === 'string' ? (utc.exec(time) ?? []) : []
  if (seconds === undefined) return new Date(time).toISOString()
  return `${seconds}.${milliseconds.padEnd(3, '0')}Z`
}

// As PostgreSQL writes it: without the zeros at the end of a fraction.
const utc = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00:00$/
