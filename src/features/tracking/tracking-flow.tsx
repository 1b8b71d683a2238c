import { createActor, fromPromise } from 'xstate'
import { trackingMachineFor } from '../../../machines/tracking.ts'
import type { TrackingEvent } from '../../../machines/tracking.ts'
import { messageOf } from '../../api/api-error.ts'
import { trackParcel } from '../../api/tracking.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { makeInspectable } from '../../lib/actor-inspection.ts'
import { rememberLookup } from '../../lib/recent-lookups.ts'
import { FollowedResult } from './followed-result.tsx'
import type { TrackingView } from './tracking-outcome.tsx'
import type { TrackedParcel } from './tracked-parcel.ts'
import { failureTexts } from './tracking-failures.ts'

export interface TrackingFlow {
  send: (event: TrackingEvent) => void
  stop: () => void
}

export function startTracking(onChange: (view: TrackingView) => void): TrackingFlow {
  const actor = createActor(machine)
  actor.subscribe((snapshot) => {
    const { parcel, reason } = snapshot.context
    onChange({
      result: parcel && <FollowedResult found={parcel} />,
      reason,
      busy: snapshot.hasTag('busy'),
      slow: snapshot.hasTag('slow'),
    })
  })
  actor.start()
  const endInspection = makeInspectable(actor)
  return {
    send: (event) => actor.send(event),
    stop: () => {
      endInspection()
      actor.stop()
    },
  }
}

const machine = trackingMachineFor<TrackedParcel>().provide({
  actors: {
    trackParcel: fromPromise(({ input, signal }) => trackParcel(input.trackingId, signal)),
  },
  actions: {
    announceFound: ({ context }) => {
      toast.success('Parcel found!')
      if (context.parcel) rememberLookup(context.parcel.trackingId)
    },
    announceFailure: (_, { reason, error }) => toast.error(messageOf(error, failureTexts[reason])),
  },
})
