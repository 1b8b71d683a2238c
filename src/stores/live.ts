import { useEffect, useState } from 'react'
import type { Parcel } from '../api/model.ts'
import { whenIdle } from '../lib/when-idle.ts'
import type * as LiveParcels from './live-parcels.ts'
import { isNewer } from './newer-parcel.ts'

export { useLiveSaid, useLiveState } from './live-state.ts'

/*
 * Following live, for those who show it. The code that does it is loaded when the page is idle, and
 * only where somebody follows.
 */

/** Lists and cards change by themselves while this is on screen. `reader` says whose they are. */
export function useFollowedParcels(reader: string): void {
  useEffect(() => startLater(({ followParcels }) => followParcels(reader)), [reader])
}

/** The parcel as it is now, beginning with the one that was found. */
export function useFollowedParcel<Shown extends Followable>(found: Shown): Shown | Parcel {
  const [latest, setLatest] = useState<Parcel | null>(null)
  const { trackingId } = found
  useEffect(
    () => startLater(({ followParcel }) => followParcel(trackingId, setLatest)),
    [trackingId],
  )
  if (latest?.trackingId !== trackingId) return found
  return isNewer(latest, found) ? latest : found
}

type Followable = Pick<Parcel, 'trackingId' | 'updatedAt'> & { log: readonly unknown[] }

function startLater(start: (code: typeof LiveParcels) => () => void): () => void {
  let stop = () => {}
  let isOver = false
  const load = async () => {
    const code = await import('./live-parcels.ts')
    if (!isOver) stop = start(code)
  }
  // Without the code, pages are as they are on a host that has no streams.
  const callOff = whenIdle(() => void load().catch(() => {}))
  return () => {
    isOver = true
    callOff()
    stop()
  }
}
