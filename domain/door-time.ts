/*
 * The time at a door: what a device could not send at once has happened before it arrives at the server. A device's
 * clock may be wrong, so its time counts only within bounds.
 */

/** Milliseconds that sending may take; what takes longer was waiting on the device. */
const promptly = 60_000

/** True if something that was done at the first time was late at the second. */
const isLate = (doneAt: number, arrivedAt: number): boolean => arrivedAt - doneAt > promptly

/** Time that a device claims for what it sends now; undefined if it sends it at once. */
export function claimedTime(recordedAt: string, now: number): string | undefined {
  const time = Date.parse(recordedAt)
  return isLate(time, now) ? new Date(time).toISOString() : undefined
}

/** Time that a device's claim counts as; null if it arrived at once, or the device claims nothing. */
export function doorTimeOf(
  claimed: string | undefined,
  { notBefore, arrivedAt }: { notBefore: Date; arrivedAt: Date },
): Date | null {
  if (claimed === undefined) return null
  const time = Math.max(Date.parse(claimed), notBefore.getTime())
  return isLate(time, arrivedAt.getTime()) ? new Date(time) : null
}
