/** Crockford's base32: no I, L, O or U, so that a tracking ID survives being read aloud. */
export const trackingIdAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * One spelling for a tracking ID as people type it: any case, spaces around it, with or without
 * hyphens. Two spellings name the same parcel when their results are equal.
 */
export function normalTrackingId(typed: string): string {
  return typed.trim().toUpperCase().replaceAll(/[\s-]/g, '')
}

/** The tracking ID as it is stored, from any spelling of it; null where it cannot be one of ours. */
export function storedTrackingId(typed: string): string | null {
  const letters = spelling.exec(normalTrackingId(typed))?.[1]
  return letters === undefined ? null : hyphenated(letters)
}

const spelling = new RegExp(`^TRK([${trackingIdAlphabet}]{16})$`)

/** The 16 letters of a tracking ID, as in 'TRK-7H2K-9QXM-3VBT-RD4W'. */
export const hyphenated = (letters: string) => `TRK-${letters.match(/.{4}/g)?.join('-') ?? ''}`
