import { createActor, fromPromise } from 'xstate'
import { trackingMachineFor } from '../../../machines/tracking.ts'
import type { TrackingEvent, TrackingFailure } from '../../../machines/tracking.ts'
import { messageOf } from '../../api/api-error.ts'
import { trackParcel } from '../../api/tracking.ts'
import { toast } from '../../design/toast.tsx'
import { watchable } from '../../lib/actor-watch.ts'
import type { TrackingView } from './tracking-outcome.tsx'
import { TrackingResult } from './tracking-result.tsx'
import type { TrackedParcel } from './tracking-result.tsx'

export interface TrackingFlow {
  send: (event: TrackingEvent) => void
  stop: () => void
}

export function startTracking(onChange: (view: TrackingView) => void): TrackingFlow {
  const actor = createActor(machine)
  actor.subscribe((snapshot) => {
    const { parcel, reason } = snapshot.context
    onChange({
      result: parcel && <TrackingResult parcel={parcel} />,
      reason,
      busy: snapshot.hasTag('busy'),
      slow: snapshot.hasTag('slow'),
    })
  })
  actor.start()
  const unwatch = watchable(actor)
  return {
    send: (event) => actor.send(event),
    stop: () => {
      unwatch()
      actor.stop()
    },
  }
}

const machine = trackingMachineFor<TrackedParcel>().provide({
  actors: {
    trackParcel: fromPromise(({ input, signal }) => trackParcel(input.trackingId, signal)),
  },
  actions: {
    announceFound: () => toast.success('Parcel found!'),
    announceFailure: (_, { reason, error }) => toast.error(messageOf(error, failures[reason])),
  },
})

const failures: Record<TrackingFailure, string> = {
  empty: 'Please enter a tracking ID',
  noParcels: 'No parcels available',
  notFound: 'Parcel not found!',
  unreachable: 'The parcel could not be looked up. Please try again.',
}
