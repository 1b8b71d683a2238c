import pLimit from 'p-limit'
import { useEffect, useRef, useState } from 'react'
import { createActor, fromPromise } from 'xstate'
import * as t from '#texts/tracking.ts'
import { parcelWith, trackingMachineFor } from '../../../machines/tracking.ts'
import type { TrackingFailure } from '../../../machines/tracking.ts'
import { trackParcel } from '../../api/tracking.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { makeInspectable } from '../../lib/actor-inspection.ts'
import { delay, whileVisible } from '../../lib/polling.ts'
import { rememberLookup } from './recent-lookups.tsx'
import { isCanceled } from './tracked-parcel.ts'
import type { TrackedParcel } from './tracked-parcel.ts'

export interface Lookup {
  /** Tracking ID as typed. */
  trackingId: string
  parcel: TrackedParcel | null
  busy: boolean
  reason: TrackingFailure | null
  error: unknown
}

interface Lookups {
  lookups: Lookup[]
  /** Time of the last lookup of parcels that are on their way; null if there are none. */
  updatedAt: string | null
}

/** Runs a tracking machine for each ID, and polls afterwards; `retry` repeats one of them. */
export function useLookups(ids: readonly string[]): [Lookups, (trackingId: string) => void] {
  const [view, setView] = useState<Lookups>(() => ({ lookups: ids.map(pending), updatedAt: null }))
  const batch = useRef<ReturnType<typeof startLookups> | null>(null)
  // A string, so that a new array with the same IDs does not repeat the lookups.
  const joined = ids.join('\n')
  useEffect(() => {
    const started = startLookups(joined.split('\n'), setView)
    batch.current = started
    return started.stop
  }, [joined])
  return [view, (trackingId) => batch.current?.retry(trackingId)]
}

function pending(trackingId: string): Lookup {
  return { trackingId, parcel: null, busy: true, reason: null, error: null }
}

function startLookups(ids: readonly string[], onChange: (view: Lookups) => void) {
  const request = batchedRequests()
  const machine = trackingMachineFor<TrackedParcel>().provide({
    actors: {
      trackParcel: fromPromise(({ input, signal }) => request(input.trackingId, signal)),
    },
    actions: {
      announceFound: ({ context }) => {
        if (context.parcel) rememberLookup(context.parcel.trackingId)
      },
    },
  })
  const actors = ids.map((trackingId) => ({ trackingId, actor: createActor(machine) }))
  const polled = new Map<string, TrackedParcel>()
  let lastUpdate: number | null = null
  let isAnnounced = false

  const currentLookups = () =>
    actors.map(({ trackingId, actor }): Lookup => {
      const snapshot = actor.getSnapshot()
      const { parcel, reason, error } = snapshot.context
      // The polled version was fetched later, and wins even if it is older: then the host has lost the newer
      // one.
      const shown = parcel && (polled.get(trackingId) ?? parcel)
      return { trackingId, parcel: shown, reason, error, busy: snapshot.hasTag('busy') }
    })

  function publish() {
    const lookups = currentLookups()
    const isSettled = lookups.every(({ parcel, reason }) => parcel !== null || reason !== null)
    if (isSettled) lastUpdate ??= Date.now()
    const isPolling = lookups.some(isMoving)
    onChange({
      lookups,
      updatedAt: isPolling && lastUpdate !== null ? new Date(lastUpdate).toISOString() : null,
    })
    if (!isSettled || isAnnounced) return
    isAnnounced = true
    announce(lookups)
  }

  /**
   * Polls the parcels that are on their way; if a request fails, its parcel stays unchanged until the next
   * poll.
   */
  async function poll(signal: AbortSignal): Promise<number> {
    const moving = currentLookups().filter(isMoving)
    const request = batchedRequests()
    await Promise.all(
      moving.map(async ({ trackingId }) => {
        const found = await request(trackingId, signal).catch(() => null)
        if (found === null) return
        lastUpdate = Date.now()
        const parcel = parcelWith(trackingId, found)
        if (parcel) polled.set(trackingId, parcel)
      }),
    )
    if (!signal.aborted) publish()
    return moving.length
  }

  for (const { trackingId, actor } of actors) {
    actor.start()
    actor.send({ type: 'TRACK', trackingId })
  }
  const cleanups = actors.map(({ trackingId, actor }) => {
    const subscription = actor.subscribe(publish)
    const endInspection = makeInspectable(actor, trackingId)
    return () => {
      subscription.unsubscribe()
      endInspection()
      actor.stop()
    }
  })
  cleanups.push(startPolling(poll))
  publish()
  return {
    retry: (trackingId: string) =>
      actors.find((one) => one.trackingId === trackingId)?.actor.send({ type: 'RETRY' }),
    stop: () => cleanups.forEach((cleanup) => cleanup()),
  }
}

const isMoving = ({ parcel }: Lookup) =>
  parcel !== null && parcel.status !== 'DELIVERED' && !isCanceled(parcel)

function announce(lookups: readonly Lookup[]) {
  const found = lookups.filter(({ parcel }) => parcel !== null).length
  const text = t.parcelsFound({ found, count: lookups.length })
  if (found > 0) toast.success(text)
  else toast.error(text)
}

type TrackingRequest = (
  trackingId: string,
  signal: AbortSignal,
) => Promise<readonly TrackedParcel[]>

const maxConcurrentRequests = 4

/**
 * Batches the requests of several lookups. The first one goes ahead, since its answer can be the host's whole
 * list, which answers the others, too. Otherwise a few run at a time.
 */
function batchedRequests(): TrackingRequest {
  let first: ReturnType<TrackingRequest> | null = null
  const limit = pLimit(maxConcurrentRequests)
  return async (trackingId, signal) => {
    if (first === null) {
      first = trackParcel(trackingId, signal)
      return first
    }
    const answered = await first.catch(() => [])
    if (answered.length > 1) return answered
    return limit(() => trackParcel(trackingId, signal))
  }
}

/**
 * Calls `poll` after each interval while the page is visible, and immediately when the page becomes visible
 * after more than one interval. Unlike a single parcel, a list has no live streams, since they would take all of the six
 * connections that browsers open to a host over HTTP/1.1.
 */
function startPolling(poll: (signal: AbortSignal) => Promise<number>): () => void {
  let nextPollAt = Date.now() + pollInterval(0)
  return whileVisible((signal) => void pollUntilAborted(signal))

  async function pollUntilAborted(signal: AbortSignal) {
    while (!signal.aborted) {
      await delay(Math.max(0, nextPollAt - Date.now()), signal)
      if (signal.aborted) return
      const requests = await poll(signal)
      nextPollAt = Date.now() + pollInterval(requests)
    }
  }
}

/** In milliseconds; hosts limit lookups by network address, which an office shares: ours allows 60 a minute. */
const pollInterval = (requests: number) => (requests > 10 ? 60_000 : 30_000)
