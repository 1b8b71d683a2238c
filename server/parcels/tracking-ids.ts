import { randomBytes } from 'node:crypto'
import { normalTrackingId, trackingIdAlphabet } from '../../domain/tracking-id.ts'

/** 80 random bits: knowing the ID is all it takes to see the parcel, so it must not be guessed. */
export function newTrackingId(): string {
  // 256 is a multiple of 32, so every letter is equally likely.
  const letters = Array.from(randomBytes(16), (byte) => trackingIdAlphabet.charAt(byte % 32))
  return hyphenated(letters.join(''))
}

/** The tracking ID as it is stored, from any spelling of it; null where it cannot be one of ours. */
export function storedTrackingId(typed: string): string | null {
  const letters = spelling.exec(normalTrackingId(typed))?.[1]
  return letters === undefined ? null : hyphenated(letters)
}

const spelling = new RegExp(`^TRK([${trackingIdAlphabet}]{16})$`)

const hyphenated = (letters: string) => `TRK-${letters.match(/.{4}/g)?.join('-') ?? ''}`
