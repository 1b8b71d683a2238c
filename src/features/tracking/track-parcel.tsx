import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLocation } from 'wouter'
import { Container } from '../../ui/layout/layout.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { paths } from '../../lib/paths.ts'
import { RecentLookups } from './recent-lookups.tsx'
import { TrackParcelForm } from './track-parcel-form.tsx'
import { TrackingOutcome } from './tracking-outcome.tsx'
import { idsIn, mostIds } from './typed-ids.ts'
import { useTracking } from './use-tracking.ts'

type TrackParcelProps = {
  /** From the address: one tracking ID, several between commas, or none. */
  trackingId: string
  /** The page's opening, around the form. */
  opening: (form: ReactNode) => ReactNode
}

/** The lookup follows the address: a link to /track/{id} and a typed ID take the same way. */
export function TrackParcel({ trackingId, opening }: TrackParcelProps) {
  const [, navigate] = useLocation()
  const [round, setRound] = useState(0)
  const ids = useMemo(() => idsIn(trackingId).slice(0, mostIds), [trackingId])
  const isList = ids.length > 1
  const single = isList ? '' : (ids[0] ?? '')
  const [view, send] = useTracking(single !== '')
  useEffect(() => {
    send(single === '' ? { type: 'CLEAR' } : { type: 'TRACK', trackingId: single })
  }, [single, send])

  const track = (wanted: readonly string[]) => {
    const together = wanted.join(',')
    if (together !== ids.join(',')) navigate(paths.track(together))
    else if (isList) setRound(round + 1)
    else send({ type: 'TRACK', trackingId: together })
  }

  return (
    <>
      {opening(<TrackParcelForm initial={ids.join('\n')} busy={view.busy} onTrack={track} />)}
      <Outcome $isAsked={ids.length > 0}>
        {isList ? (
          <Suspense fallback={<LoadingArea text="Looking up the parcels…" />}>
            <TrackingList key={round} ids={ids} />
          </Suspense>
        ) : (
          <TrackingOutcome {...view} onRetry={() => send({ type: 'RETRY' })} />
        )}
        <RecentLookups shown={ids} />
      </Outcome>
    </>
  )
}

/** Most people track one parcel; the list's code is there for those who track more. */
const TrackingList = lazy(async () => {
  const list = await import('./tracking-list.tsx')
  return { default: list.TrackingList }
})

// The footer starts below the first screen: it would be seen moving when the parcel comes.
const Outcome = styled(Container)<{ $isAsked: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-height: ${({ $isAsked }) => ($isAsked ? '70svh' : 'auto')};
  gap: ${space(10)};
  padding-block: clamp(1.75rem, 1rem + 2.4vw, 3.5rem) clamp(3rem, 2rem + 4vw, 6rem);
`
