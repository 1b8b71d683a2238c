import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLocation } from 'wouter'
import { Container } from '../../design/layout.tsx'
import { paths } from '../../lib/paths.ts'
import { TrackParcelForm } from './track-parcel-form.tsx'
import { TrackingOutcome } from './tracking-outcome.tsx'
import { useTracking } from './use-tracking.ts'

type TrackParcelProps = {
  trackingId: string
  /** The page's opening, around the form. */
  opening: (form: ReactNode) => ReactNode
}

/** The lookup follows the address: a link to /track/{id} and a typed ID take the same way. */
export function TrackParcel({ trackingId, opening }: TrackParcelProps) {
  const [, navigate] = useLocation()
  const [view, send] = useTracking()
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
      {opening(<TrackParcelForm initial={trackingId} busy={view.busy} onTrack={track} />)}
      <Outcome>
        <TrackingOutcome {...view} onRetry={() => send({ type: 'RETRY' })} />
      </Outcome>
    </>
  )
}

const Outcome = styled(Container)`
  padding-block: clamp(1.75rem, 1rem + 2.4vw, 3.5rem) clamp(3rem, 2rem + 4vw, 6rem);
`
