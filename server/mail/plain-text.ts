/** A name or an address in one line of a mail, cut where it is longer than any honest one. */
export function oneLine(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return line.length > maxLength ? `${line.slice(0, maxLength).toWellFormed()}…` : line
}

const maxLength = 160

/** In UTC: a mail does not know where it is read. */
export const shownTime = (time: Date): string => `${format.format(time)} UTC`

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})
