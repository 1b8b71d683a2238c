/** So long may a code not be recognised, in milliseconds, and still be the one that was there before. */
const patience = 2_000

/**
 * Which codes have come before the camera. Held there a code is read many times a second, and counts
 * once; so do the two codes of one label, which lead to the same parcel.
 */
export function createCodesInSight() {
  const seenAt = new Map<string, number>()
  return {
    comesInSight(trackingId: string, now: number): boolean {
      const before = seenAt.get(trackingId)
      seenAt.set(trackingId, now)
      return before === undefined || now - before > patience
    },
  }
}
