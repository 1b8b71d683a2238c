/** The seconds of a `Retry-After`, which is a number of them or a date of HTTP; what is neither counts as none. */
export function parseRetryAfter(value: string | undefined, now = Date.now()): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  // Date.parse alone takes "-5" and "1.5" for dates, and dates without a zone for local ones.
  const date = /^[A-Z][a-z]{2,8}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}
