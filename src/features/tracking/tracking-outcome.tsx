import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { TrackingFailure } from '../../../machines/tracking.ts'
import { SlideTrack } from '../../ui/illustrations/drawings.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { EmptyState, FailedState } from '../../ui/state/state.tsx'
import { color } from '../../ui/theme/tokens.ts'

export interface TrackingView {
  /** The parcel that was found, as it is shown. */
  result: ReactNode
  busy: boolean
  slow: boolean
  reason: TrackingFailure | null
}

type TrackingOutcomeProps = TrackingView & { onRetry: () => void }

export function TrackingOutcome({ result, busy, slow, reason, onRetry }: TrackingOutcomeProps) {
  if (busy)
    return (
      <div>
        <LoadingArea text="Looking up the parcel…" />
        {slow && <Slow>This takes longer than usual. Still looking…</Slow>}
      </div>
    )
  if (result) return result
  if (reason === 'unreachable')
    return (
      <FailedState title="We could not look that up" onRetry={onRetry}>
        Your tracking ID is still in the field above.
      </FailedState>
    )
  if (reason === 'notFound' || reason === 'noParcels')
    return (
      <EmptyState title="Nothing travels under this ID">
        Compare it with the label or the sender’s message: sixteen letters and digits after TRK.
      </EmptyState>
    )
  return (
    <EmptyState illustration={<SlideTrack />} title="The way of your parcel appears here">
      Its status, both addresses and every step with its time.
    </EmptyState>
  )
}

const Slow = styled.output`
  display: block;
  color: ${color.textMuted};
  text-align: center;
`
