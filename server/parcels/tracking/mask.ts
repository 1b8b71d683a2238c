/** `Ada King Lovelace` → `Ada K••• L•••`: the given name stays. */
export function maskedName(name: string): string {
  const [given = '', ...family] = name.trim().split(/\s+/)
  return [given, ...family.map(masked)].join(' ')
}

/** `ada@deliveries.com` → `a•••@d•••.com` */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  const ending = dot === -1 ? '' : domain.slice(dot)
  return `${masked(email.slice(0, Math.max(at, 0)))}@${masked(domain)}${ending}`
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

// Always three dots, so that the length is hidden as well.
const masked = (word: string) => `${letters.segment(word).containing(0)?.segment ?? ''}•••`
