import { useEffect, useRef, useState } from 'react'
import { createActor, fromPromise } from 'xstate'
import { trackingMachineFor } from '../../../machines/tracking.ts'
import type { TrackingFailure } from '../../../machines/tracking.ts'
import { toast } from '../../design/toast.tsx'
import { watchable } from '../../lib/actor-watch.ts'
import { rememberLookup } from '../../lib/recent-lookups.ts'
import { lookupCalls } from './lookup-calls.ts'
import type { TrackedParcel } from './tracked-parcel.ts'

export interface Lookup {
  /** As typed. */
  trackingId: string
  parcel: TrackedParcel | null
  busy: boolean
  reason: TrackingFailure | null
  error: unknown
}

/** One tracking machine for each ID; `retry` starts one of them again. */
export function useLookups(ids: readonly string[]): [Lookup[], (trackingId: string) => void] {
  const [lookups, setLookups] = useState(() => ids.map(waiting))
  const batch = useRef<ReturnType<typeof startLookups> | null>(null)
  // The same IDs in another list are no reason to ask again.
  const wording = ids.join('\n')
  useEffect(() => {
    const started = startLookups(wording.split('\n'), setLookups)
    batch.current = started
    return started.stop
  }, [wording])
  return [lookups, (trackingId) => batch.current?.retry(trackingId)]
}

function startLookups(ids: readonly string[], onChange: (lookups: Lookup[]) => void) {
  const call = lookupCalls()
  const machine = trackingMachineFor<TrackedParcel>().provide({
    actors: {
      trackParcel: fromPromise(({ input, signal }) => call(input.trackingId, signal)),
    },
    actions: {
      announceFound: ({ context }) => {
        if (context.parcel) rememberLookup(context.parcel.trackingId)
      },
    },
  })
  const actors = ids.map((trackingId) => ({ trackingId, actor: createActor(machine) }))
  let isAnnounced = false

  function show() {
    const lookups = actors.map(({ trackingId, actor }) => {
      const snapshot = actor.getSnapshot()
      const { parcel, reason, error } = snapshot.context
      return { trackingId, parcel, reason, error, busy: snapshot.hasTag('busy') }
    })
    onChange(lookups)
    const isOver = lookups.every(({ parcel, reason }) => parcel !== null || reason !== null)
    if (!isOver || isAnnounced) return
    isAnnounced = true
    announce(lookups)
  }

  for (const { trackingId, actor } of actors) {
    actor.start()
    actor.send({ type: 'TRACK', trackingId })
  }
  const ends = actors.map(({ trackingId, actor }) => {
    const subscription = actor.subscribe(show)
    const unwatch = watchable(actor, trackingId)
    return () => {
      subscription.unsubscribe()
      unwatch()
      actor.stop()
    }
  })
  show()
  return {
    retry: (trackingId: string) =>
      actors.find((one) => one.trackingId === trackingId)?.actor.send({ type: 'RETRY' }),
    stop: () => ends.forEach((end) => end()),
  }
}

function announce(lookups: readonly Lookup[]) {
  const found = lookups.filter(({ parcel }) => parcel !== null).length
  const text = `${found} of ${lookups.length} parcels found`
  if (found > 0) toast.success(text)
  else toast.error(text)
}

function waiting(trackingId: string): Lookup {
  return { trackingId, parcel: null, busy: true, reason: null, error: null }
}
