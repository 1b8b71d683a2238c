/** Crockford's base32: no I, L, O or U, so that a tracking ID survives being read aloud. */
export const trackingIdAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Normal form of a typed tracking ID: in capitals, without blanks, dashes of any kind, and characters that are
 * not seen. Two spellings mean the same parcel if their normal forms are equal.
 */
export function normalTrackingId(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\u2212\p{Cf}]/gu, '')
}

/**
 * Converts any spelling of a tracking ID to the stored one; null if it cannot be one of ours. As in Crockford's
 * base32, O is read as 0, and I and L as 1. A scanner may send the kind of code before it (`]C1`), and a full
 * stop may follow from a sentence.
 */
export function storedTrackingId(typed: string): string | null {
  const letters = spelling.exec(normalTrackingId(withoutCodeKind(typed)))?.[1]
  if (letters === undefined) return null
  return hyphenated(letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1'))
}

const spelling = new RegExp(`^TRK([${trackingIdAlphabet}OIL]{16})[.,;]?$`)

/** Removes the kind of the code (AIM identifier), which scanners can be set to type before its text. */
export const withoutCodeKind = (typed: string): string =>
  typed.trim().replace(/^\][A-Za-z][0-9A-Za-z]/, '')

/** The 16 letters of a tracking ID, as in 'TRK-7H2K-9QXM-3VBT-RD4W'. */
export const hyphenated = (letters: string) => `TRK-${letters.match(/.{4}/g)?.join('-') ?? ''}`
