import { randomBytes } from 'node:crypto'
import { hyphenated, trackingIdAlphabet } from '../../domain/tracking-id.ts'

/** 80 random bits: a visitor needs only the ID to see the parcel, so it must not be guessable. */
export function newTrackingId(): string {
  // 256 is a multiple of 32, so every letter is equally likely.
  const letters = Array.from(randomBytes(16), (byte) => trackingIdAlphabet.charAt(byte % 32))
  return hyphenated(letters.join(''))
}
