/** Milliseconds for which a code can be missed and still count as the same sighting. */
const missedMilliseconds = 2_000
/** Consecutive pictures that can also miss a code, since a slow device reads few pictures in that time. */
const missedPictures = 3

/**
 * Detects codes that come into the camera's view. A code that stays there is read many times a second, but
 * counts once; so do the two codes of one label.
 */
export function createCodesInSight() {
  const seen = new Map<string, { at: number; picture: number }>()
  let picture = 0
  return {
    /** Returns the tracking IDs that have just come into view with this picture. */
    newIn(trackingIds: ReadonlySet<string>, now: number): string[] {
      picture += 1
      return [...trackingIds].filter((trackingId) => {
        const before = seen.get(trackingId)
        seen.set(trackingId, { at: now, picture })
        if (before === undefined) return true
        return now - before.at > missedMilliseconds && picture - before.picture > missedPictures
      })
    },
  }
}
