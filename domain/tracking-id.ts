/** Crockford's base32: no I, L, O or U, so that a tracking ID survives being read aloud. */
export const trackingIdAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Normal form of a typed tracking ID: in capitals, without blanks and hyphens. Two spellings mean the same
 * parcel if their normal forms are equal.
 */
export function normalTrackingId(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '')
}

/** Converts any spelling of a tracking ID to the stored one; null if it cannot be one of ours. */
export function storedTrackingId(typed: string): string | null {
  const letters = spelling.exec(normalTrackingId(typed))?.[1]
  return letters === undefined ? null : hyphenated(letters)
}

const spelling = new RegExp(`^TRK([${trackingIdAlphabet}]{16})$`)

/** The 16 letters of a tracking ID, as in 'TRK-7H2K-9QXM-3VBT-RD4W'. */
export const hyphenated = (letters: string) => `TRK-${letters.match(/.{4}/g)?.join('-') ?? ''}`
