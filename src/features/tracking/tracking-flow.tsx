import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { createActor, fromPromise } from 'xstate'
import * as t from '#texts/tracking.ts'
import { trackingMachineFor } from '../../../machines/tracking.ts'
import type { TrackingEvent, TrackingFailure } from '../../../machines/tracking.ts'
import { messageOf } from '../../api/api-error.ts'
import { trackParcel } from '../../api/tracking.ts'
import { LiveMark } from '../../ui/badge/live-mark.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { makeInspectable } from '../../lib/actor-inspection.ts'
import { useFollowedParcel, useLiveView } from '../../stores/live.ts'
import { rememberLookup } from './recent-lookups.tsx'
import { failureTexts } from './tracked-parcel.ts'
import type { TrackedParcel } from './tracked-parcel.ts'
import { TrackingResult } from './tracking-result.tsx'

/** State of the flow as the tracking page shows it. */
export interface TrackingView {
  /** The found parcel, already rendered, since the page has no code for it. */
  result: ReactNode
  busy: boolean
  slow: boolean
  reason: TrackingFailure | null
}

export interface TrackingFlow {
  send: (event: TrackingEvent) => void
  stop: () => void
}

export function startTracking(onChange: (view: TrackingView) => void): TrackingFlow {
  const actor = createActor(machine)
  actor.subscribe((snapshot) => {
    const { parcel, reason } = snapshot.context
    onChange({
      result: parcel && <LiveResult found={parcel} />,
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
      toast.success(t.parcelFound)
      if (context.parcel) rememberLookup(context.parcel.trackingId)
    },
    announceFailure: (_, { reason, error }) => toast.error(messageOf(error, failureTexts[reason])),
  },
})

/** The found parcel, updated live. */
function LiveResult({ found }: { found: TrackedParcel }) {
  const parcel = useFollowedParcel(found)
  const live = useLiveView()
  return (
    <div>
      <LiveBar>
        <LiveMark {...live} />
      </LiveBar>
      <TrackingResult parcel={parcel} />
    </div>
  )
}

const LiveBar = styled.div`
  display: flex;
  justify-content: flex-end;
  min-height: ${space(6)};
  @media print {
    display: none;
  }
`
