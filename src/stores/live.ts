import { useEffect, useState } from 'react'
import { create } from 'zustand'
import type { TrackedParcel } from '../api/tracking.ts'
import { whenIdle } from '../lib/scheduling.ts'
import type * as LiveParcels from './live-parcels.ts'
import type { FollowedParcel, LiveView } from './live-parcels.ts'

/*
 * Live updates for the components that show them. The code that follows the host is loaded when the page is
 * idle, and only if a component follows something.
 */

const useLive = create<LiveView>(() => ({
  state: 'off',
  pollSeconds: 0,
  announcement: '',
}))

export const useLiveView = () => useLive()
export const setLive = (view: Partial<LiveView>) => useLive.setState(view)

/** Updates lists and cards while the component is mounted; `email` is the signed-in user's. */
export function useFollowedParcels(email: string): void {
  useEffect(() => startLater(({ followParcels }) => followParcels(email, setLive)), [email])
}

/** The newest version of the parcel, beginning with the one that was looked up. */
export function useFollowedParcel<Shown extends FollowedParcel>(
  found: Shown,
): Shown | TrackedParcel {
  const [followed, setFollowed] = useState<Followed<Shown> | null>(null)
  useEffect(
    () =>
      startLater(({ followParcel }) =>
        followParcel(found, (parcel) => setFollowed({ found, parcel }), setLive),
      ),
    [found],
  )
  return followed?.found === found ? followed.parcel : found
}

interface Followed<Shown> {
  found: Shown
  parcel: Shown | TrackedParcel
}

function startLater(start: (code: typeof LiveParcels) => () => void): () => void {
  let stop = () => {}
  let isOver = false
  const load = async () => {
    const code = await import('./live-parcels.ts')
    if (!isOver) stop = start(code)
  }
  // If the code cannot be loaded, pages work as on a host without live streams.
  const cancelLoad = whenIdle(() => void load().catch(() => {}))
  return () => {
    isOver = true
    cancelLoad()
    stop()
  }
}
