import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { fromPromise } from 'xstate'
import { trackingMachineFor } from '../../../machines/tracking.ts'
import type { TrackingFailure } from '../../../machines/tracking.ts'
import { messageOf } from '../../api/api-error.ts'
import { trackParcel } from '../../api/tracking.ts'
import { Stack } from '../../design/layout.tsx'
import { toast } from '../../design/toast.tsx'
import { paths } from '../../lib/paths.ts'
import { TrackParcelForm } from './track-parcel-form.tsx'
import { TrackingOutcome } from './tracking-outcome.tsx'
import type { TrackedParcel } from './tracking-result.tsx'

/** The lookup follows the address: a link to /track/{id} and a typed ID take the same way. */
export function TrackParcel({ trackingId }: { trackingId: string }) {
  const [, navigate] = useLocation()
  const [snapshot, send] = useMachine(machine)

  useEffect(() => {
    send(trackingId === '' ? { type: 'CLEAR' } : { type: 'TRACK', trackingId })
  }, [trackingId, send])

  const track = (typed: string) => {
    const wanted = typed.trim()
    if (wanted === '' || wanted === trackingId) send({ type: 'TRACK', trackingId: wanted })
    else navigate(paths.track(wanted))
  }

  return (
    <Stack $gap={8}>
      <TrackParcelForm initial={trackingId} busy={snapshot.hasTag('busy')} onTrack={track} />
      <TrackingOutcome
        parcel={snapshot.context.parcel}
        busy={snapshot.hasTag('busy')}
        slow={snapshot.hasTag('slow')}
        reason={snapshot.context.reason}
        onRetry={() => send({ type: 'RETRY' })}
      />
    </Stack>
  )
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
