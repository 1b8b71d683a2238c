import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLocation } from 'wouter'
import * as t from '#texts/tracking.ts'
import { SlideTrack } from '../../ui/illustrations/lazy-illustrations.tsx'
import { Container } from '../../ui/layout/layout.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state/empty-state.tsx'
import { color, space } from '../../ui/theme/tokens.ts'
import { useOffline } from '../../lib/online.ts'
import { paths } from '../../lib/paths.ts'
import { RecentLookups } from './recent-lookups.tsx'
import { maxTrackingIds, parseTrackingIds, TrackParcelForm } from './track-parcel-form.tsx'
import type { TrackingView } from './tracking-flow.tsx'
import { useTracking } from './use-tracking.ts'

type TrackParcelProps = {
  /** Value from the URL: one tracking ID, several separated by commas, or none. */
  trackingId: string
  /** Renders the top of the page, with the form. */
  header: (form: ReactNode) => ReactNode
}

/** Looks up the IDs in the URL, so that a link to /track/{id} and a typed ID work the same way. */
export function TrackParcel({ trackingId, header }: TrackParcelProps) {
  const [, navigate] = useLocation()
  const [listVersion, setListVersion] = useState(0)
  const ids = useMemo(() => parseTrackingIds(trackingId).slice(0, maxTrackingIds), [trackingId])
  const isList = ids.length > 1
  const singleId = isList ? '' : (ids[0] ?? '')
  const [view, send] = useTracking(singleId !== '')
  useEffect(() => {
    send(singleId === '' ? { type: 'CLEAR' } : { type: 'TRACK', trackingId: singleId })
  }, [singleId, send])

  const track = (submittedIds: readonly string[]) => {
    const submitted = submittedIds.join(',')
    if (submitted !== ids.join(',')) navigate(paths.track(submitted))
    else if (isList) setListVersion(listVersion + 1)
    else send({ type: 'TRACK', trackingId: submitted })
  }

  return (
    <>
      {header(<TrackParcelForm initial={ids.join('\n')} busy={view.busy} onTrack={track} />)}
      <Results $reserve={ids.length > 0}>
        {isList ? (
          <Suspense fallback={<LoadingArea text={t.lookingUpTheParcels} />}>
            <TrackingList key={listVersion} ids={ids} />
          </Suspense>
        ) : (
          <TrackingOutcome {...view} onRetry={() => send({ type: 'RETRY' })} />
        )}
        <RecentLookups shown={ids} />
      </Results>
    </>
  )
}

// Loaded on demand, since most visitors track a single parcel.
const TrackingList = lazy(async () => {
  const list = await import('./tracking-list.tsx')
  return { default: list.TrackingList }
})

type TrackingOutcomeProps = TrackingView & { onRetry: () => void }

function TrackingOutcome({ result, busy, slow, reason, onRetry }: TrackingOutcomeProps) {
  const isOffline = useOffline()
  if (busy)
    return (
      <div>
        <LoadingArea text={t.lookingUpTheParcel} />
        {slow && <Slow>{t.takesLongerThanUsual}</Slow>}
      </div>
    )
  if (result) return result
  if (reason === 'unreachable')
    return (
      <ErrorState
        title={t.couldNotLookThatUp}
        offline={t.offlineAndStillInTheField}
        onRetry={onRetry}
      >
        {t.stillInTheField}
      </ErrorState>
    )
  if (reason === 'notFound' || reason === 'noParcels')
    return <EmptyState title={t.noParcelHasThisId}>{t.compareItWithTheLabel}</EmptyState>
  if (isOffline) return <EmptyState title={t.youAreOffline}>{t.lookUpOnceConnected}</EmptyState>
  return (
    <EmptyState illustration={<SlideTrack />} title={t.journeyAppearsHere}>
      {t.statusAddressesAndSteps}
    </EmptyState>
  )
}

// Reserves height, so that the footer stays below the first screen and does not visibly move with the result.
const Results = styled(Container)<{ $reserve: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-height: ${({ $reserve }) => ($reserve ? '70svh' : 'auto')};
  gap: ${space(10)};
  padding-block: clamp(1.75rem, 1rem + 2.4vw, 3.5rem) clamp(3rem, 2rem + 4vw, 6rem);
`

const Slow = styled.output`
  display: block;
  color: ${color.textMuted};
  text-align: center;
`
