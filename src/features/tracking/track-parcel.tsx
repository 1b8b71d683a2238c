import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLocation } from 'wouter'
import { fromPromise } from 'xstate'
import { trackingMachineFor } from '../../../machines/tracking.ts'
import type { TrackingFailure } from '../../../machines/tracking.ts'
import { messageOf } from '../../api/api-error.ts'
import { trackParcel } from '../../api/tracking.ts'
import { Container } from '../../design/layout.tsx'
import { toast } from '../../design/toast.tsx'
import { paths } from '../../lib/paths.ts'
import { TrackParcelForm } from './track-parcel-form.tsx'
import { TrackingOutcome } from './tracking-outcome.tsx'
import type { TrackedParcel } from './tracking-result.tsx'

type TrackParcelProps = {
  trackingId: string
  /** The page's opening, around the form. */
  opening: (form: ReactNode) => ReactNode
}

/** The lookup follows the address: a link to /track/{id} and a typed ID take the same way. */
export function TrackParcel({ trackingId, opening }: TrackParcelProps) {
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
    <>
      {opening(
        <TrackParcelForm initial={trackingId} busy={snapshot.hasTag('busy')} onTrack={track} />,
      )}
      <Outcome>
        <TrackingOutcome
          parcel={snapshot.context.parcel}
          busy={snapshot.hasTag('busy')}
          slow={snapshot.hasTag('slow')}
          reason={snapshot.context.reason}
          onRetry={() => send({ type: 'RETRY' })}
        />
      </Outcome>
    </>
  )
}

const Outcome = styled(Container)`
  padding-block: clamp(1.75rem, 1rem + 2.4vw, 3.5rem) clamp(3rem, 2rem + 4vw, 6rem);
`

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
