/** So long may a code not be recognised, in milliseconds, and still be the one that was there before. */
const patience = 2_000
/** And in so many pictures one after the other: a slow device reads few in that time. */
const missedPictures = 3

/**
 * Tells which codes have come before the camera. Held there a code is read many times a second, and
 * counts once; so do the two codes of one label, which lead to the same parcel.
 */
export function createCodesInSight() {
  const seen = new Map<string, { at: number; picture: number }>()
  let picture = 0
  return {
    /** Finds the tracking IDs in a new picture that have just come. */
    newIn(trackingIds: ReadonlySet<string>, now: number): string[] {
      picture += 1
      return [...trackingIds].filter((trackingId) => {
        const before = seen.get(trackingId)
        seen.set(trackingId, { at: now, picture })
        if (before === undefined) return true
        return now - before.at > patience && picture - before.picture > missedPictures
      })
    },
  }
}
