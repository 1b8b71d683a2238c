import { useEffect, useRef, useState } from 'react'
import { createActor, fromPromise } from 'xstate'
import { parcelWith, trackingMachineFor } from '../../../machines/tracking.ts'
import type { TrackingFailure } from '../../../machines/tracking.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { watchable } from '../../lib/actor-inspection.ts'
import { rememberLookup } from '../../lib/recent-lookups.ts'
import { isNewer } from '../../stores/parcel-versions.ts'
import { keepUp } from './keep-up.ts'
import { lookupCalls } from './lookup-calls.ts'
import type { TrackedParcel } from './tracked-parcel.ts'
import { isCanceled } from './delivery-steps.ts'

export interface Lookup {
  /** As typed. */
  trackingId: string
  parcel: TrackedParcel | null
  busy: boolean
  reason: TrackingFailure | null
  error: unknown
}

interface Lookups {
  rows: Lookup[]
  /** When the parcels that still move were last asked for; null where none does. */
  updatedAt: string | null
}

/** One tracking machine for each ID, kept up with; `retry` starts one of them again. */
export function useLookups(ids: readonly string[]): [Lookups, (trackingId: string) => void] {
  const [lookups, setLookups] = useState<Lookups>(() => ({
    rows: ids.map(waiting),
    updatedAt: null,
  }))
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

function startLookups(ids: readonly string[], onChange: (lookups: Lookups) => void) {
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
  const later = new Map<string, TrackedParcel>()
  let askedAt: number | null = null
  let isAnnounced = false

  const rows = () =>
    actors.map(({ trackingId, actor }): Lookup => {
      const snapshot = actor.getSnapshot()
      const { parcel, reason, error } = snapshot.context
      const latest = later.get(trackingId)
      const shown = parcel !== null && latest && isNewer(latest, parcel) ? latest : parcel
      return { trackingId, parcel: shown, reason, error, busy: snapshot.hasTag('busy') }
    })

  function show() {
    const now = rows()
    const isOver = now.every(({ parcel, reason }) => parcel !== null || reason !== null)
    if (isOver) askedAt ??= Date.now()
    const isUpdated = askedAt !== null && now.some(isMoving)
    onChange({
      rows: now,
      updatedAt: isUpdated && askedAt !== null ? new Date(askedAt).toISOString() : null,
    })
    if (!isOver || isAnnounced) return
    isAnnounced = true
    announce(now)
  }

  /** What cannot be asked now keeps its place; the next round comes. */
  async function lookAgain(signal: AbortSignal): Promise<number> {
    const moving = rows().filter(isMoving)
    const again = lookupCalls()
    await Promise.all(
      moving.map(async ({ trackingId }) => {
        const found = await again(trackingId, signal).catch(() => null)
        if (found === null) return
        askedAt = Date.now()
        const parcel = parcelWith(trackingId, found)
        if (parcel) later.set(trackingId, parcel)
      }),
    )
    if (!signal.aborted) show()
    return moving.length
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
  ends.push(keepUp(lookAgain))
  show()
  return {
    retry: (trackingId: string) =>
      actors.find((one) => one.trackingId === trackingId)?.actor.send({ type: 'RETRY' }),
    stop: () => ends.forEach((end) => end()),
  }
}

const isMoving = ({ parcel }: Lookup) =>
  parcel !== null && parcel.status !== 'DELIVERED' && !isCanceled(parcel)

function announce(lookups: readonly Lookup[]) {
  const found = lookups.filter(({ parcel }) => parcel !== null).length
  const text = `${found} of ${lookups.length} parcels found`
  if (found > 0) toast.success(text)
  else toast.error(text)
}

function waiting(trackingId: string): Lookup {
  return { trackingId, parcel: null, busy: true, reason: null, error: null }
}
