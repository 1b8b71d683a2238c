/** Crockford's base32: no I, L, O or U, so that a tracking ID survives being read aloud. */
export const trackingIdAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * One spelling for a tracking ID as people type it: any case, spaces around it, with or without
 * hyphens. Two spellings name the same parcel when their results are equal.
 */
export function normalTrackingId(typed: string): string {
  return typed.trim().toUpperCase().replaceAll(/[\s-]/g, '')
}
