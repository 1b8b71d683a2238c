/** The visitor's time zone in words, as in 'Europe/Berlin (GMT+1)'. */
export function localTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const offset = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  if (offset === undefined || offset === timeZone) return timeZone
  return `${timeZone.replaceAll('_', ' ')} (${offset})`
}
