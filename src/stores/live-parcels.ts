import * as t from '#texts/parcels.ts'
import type { Arrival } from '../../openapi.d.ts'
import { arrivalOf, followParcelAddress, followParcelsAddress, parcelOf } from '../api/live.ts'
import type { Parcel } from '../api/model.ts'
import { getCurrentUser } from '../api/session.ts'
import { trackParcel } from '../api/tracking.ts'
import type { TrackedParcel } from '../api/tracking.ts'
import { throttle } from '../lib/throttle.ts'
import { startFeed } from './live-feed.ts'
import type { LiveState } from './live-feed.ts'
import { isNewer } from './parcel-versions.ts'
import type { Version } from './parcel-versions.ts'
import { invalidateParcels, isParcelShown, receiveParcel } from './parcels.ts'
import { invalidateTag } from './query/query.ts'
import { invalidateNotifications } from './unread-count.ts'

export interface LiveView {
  state: LiveState
  /** Seconds between polls, while the page polls. */
  pollSeconds: number
  /** The last change, for screen readers. */
  announcement: string
}

/** A parcel from a lookup, before its live updates. */
export type FollowedParcel = Version &
  Pick<Parcel, 'trackingId'> & { arrival?: Arrival | null | undefined }

type SetLive = (view: Partial<LiveView>) => void

/** Milliseconds between refetches of the lists; the first refetch follows soon after a change. */
const refetchInterval = 3_000
/**
 * Milliseconds between refetches of runs: planners who work at the same time see each other's changes sooner.
 */
const runInterval = 1_000
/** Random milliseconds, so that clients with the same change do not all call at the same time. */
const refetchDelay = () => 50 + Math.random() * 250
/** Milliseconds in which changes are collected into one announcement. */
const announcementDelay = 1_000

/** Follows every parcel that the signed-in user may see; `email` is the user's. */
export function followParcels(email: string, setLive: SetLive): () => void {
  const pace = { interval: refetchInterval, minDelay: refetchDelay }
  const refetch = throttle(invalidateParcels, pace)
  const refetchRuns = throttle(() => invalidateTag('Run'), { ...pace, interval: runInterval })
  const refetchNotifications = throttle(invalidateNotifications, pace)
  const refetchAll = () => {
    refetch.call()
    refetchNotifications.call()
    refetchRuns.call()
  }
  const announcer = createAnnouncer(setLive)
  const stop = startFeed({
    address: followParcelsAddress(),
    name: `of ${email}`,
    onParcel: (event) => {
      // Applies also to a parcel that is on no list here, since its new log entry can cause a
      // notification.
      refetchNotifications.call()
      const parcel = parcelOf(event)
      if (parcel === null) return
      const received = receiveParcel(parcel)
      if (received !== 'same') refetch.call()
      if (received === 'changed') announcer.announce(parcel)
    },
    onArrival: () => {},
    onRun: () => refetchRuns.call(),
    onNotification: () => refetchNotifications.call(),
    onCatchUp: refetchAll,
    onReset: refetchAll,
    onState: (state) => {
      if (state === 'off') announcer.stop()
      setLive(viewOf(state, pollIntervalOfLists()))
    },
    pollInterval: pollIntervalOfLists,
    mayReconnect: async () => (await getCurrentUser())?.email === email,
  })
  return () => {
    stop()
    refetch.cancel()
    refetchNotifications.cancel()
    refetchRuns.cancel()
  }
}

/** Follows one parcel for a visitor who has looked it up; calls `onParcel` with each newer version. */
export function followParcel<Shown extends FollowedParcel>(
  found: Shown,
  onParcel: (parcel: Shown | TrackedParcel) => void,
  setLive: SetLive,
): () => void {
  const { trackingId } = found
  const leaving = new AbortController()
  let shown: Shown | TrackedParcel = found
  let isSetBack = false

  /** `isCurrent`: the host has this version now, so it is shown even if it is older. */
  function receive(parcel: Parcel, isCurrent: boolean) {
    if (!isNewer(parcel, shown) && !(isCurrent && isNewer(shown, parcel))) return
    show({ ...parcel, arrival: shown.arrival ?? null })
    setLive({ announcement: t.parcelIsNow(parcel) })
  }

  function show(parcel: Shown | TrackedParcel) {
    shown = parcel
    onParcel(parcel)
  }

  async function lookUp() {
    const before = shown
    const parcels = await trackParcel(trackingId, leaving.signal).catch(() => [])
    const parcel = parcels.find((one) => one.trackingId === trackingId)
    // In the meantime, the stream may have sent a newer version than this answer.
    if (parcel === undefined) return
    const isCurrent = shown === before
    receive(parcel, isCurrent)
    if (isCurrent && JSON.stringify(shown.arrival ?? null) !== JSON.stringify(parcel.arrival))
      show({ ...shown, arrival: parcel.arrival })
  }

  const stop = startFeed({
    address: followParcelAddress(trackingId),
    name: trackingId,
    onParcel: (event) => {
      const parcel = parcelOf(event)
      if (parcel === null) return
      receive(parcel, isSetBack)
      isSetBack = false
    },
    onArrival: (event) => show({ ...shown, arrival: arrivalOf(event) }),
    onRun: () => {},
    onNotification: () => {},
    onCatchUp: () => void lookUp(),
    // The parcel follows as the next event.
    onReset: () => (isSetBack = true),
    onState: (state) => setLive(viewOf(state, pollIntervals.parcel)),
    pollInterval: () => pollIntervals.parcel,
    mayReconnect: () => Promise.resolve(true),
  })
  return () => {
    leaving.abort()
    stop()
  }
}

/** Clears the announcement when following ends, before the next user sees it. */
const viewOf = (state: LiveState, pollInterval: number): Partial<LiveView> => ({
  state,
  pollSeconds: pollInterval / 1_000,
  ...(state === 'off' && { announcement: '' }),
})

/** Milliseconds between polls on pages without a stream. */
const pollIntervals = { parcel: 10_000, lists: 30_000 }

const pollIntervalOfLists = () => pollIntervals[isParcelShown() ? 'parcel' : 'lists']

/** Collects simultaneous changes into one sentence for screen readers. */
function createAnnouncer(setLive: SetLive) {
  const changed = new Map<string, Parcel>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    const [one, ...others] = changed.values()
    changed.clear()
    if (one === undefined) return
    const count = others.length + 1
    setLive({ announcement: count === 1 ? t.parcelIsNow(one) : t.parcelsHaveChanged({ count }) })
  }
  return {
    announce(parcel: Parcel) {
      changed.set(parcel.id, parcel)
      timer ??= setTimeout(flush, announcementDelay)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      changed.clear()
    },
  }
}
