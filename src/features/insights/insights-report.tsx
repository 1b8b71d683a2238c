import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/insights.ts'
import { timeZoneText } from '../../../domain/format.ts'
import type { Insights } from '../../../openapi.d.ts'
import { onTimeZoneTold, toldTimeZone } from '../../lib/told-time-zone.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Delayed, Skeleton } from '../../ui/progress/skeleton.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { color, font, fontSize, radius, shadow, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import type { QueryResult } from '../../stores/query/query.ts'
import { MedianTimeChart, PerDayChart, StatusChart } from './insights-charts.tsx'
import { durationText, numberText } from './insights-texts.ts'

/** Figures and charts of a range of days, or the reason why there are none. */
export function InsightsReport({ view }: { view: QueryResult<Insights> }) {
  return (
    <Stack $gap={5} aria-busy={view.data !== undefined && view.isFetching}>
      <QueryBoundary
        query={view}
        loading={<LoadingReport />}
        failed={t.failedToLoadInsights}
        unsupported={<EmptyState title={t.noInsightsHere}>{t.serverOffersNone}</EmptyState>}
      >
        {(insights) => <Report insights={insights} />}
      </QueryBoundary>
    </Stack>
  )
}

function Report({ insights }: { insights: Insights }) {
  const timeZone = useSyncExternalStore(onTimeZoneTold, toldTimeZone)
  const isEmpty = insights.created === 0 && insights.delivered === 0
  return (
    <>
      <Figures insights={insights} />
      {timeZone !== null && insights.timeZone !== timeZone && (
        <Notice tone="info">{t.daysAreStillOf({ zone: timeZoneText(insights.timeZone) })}</Notice>
      )}
      {isEmpty ? (
        <EmptyState title={t.noParcelsInTheseDays}>{t.nothingWasCreatedOrDelivered}</EmptyState>
      ) : (
        <PerDayChart insights={insights} />
      )}
      <Columns $single={isEmpty}>
        {!isEmpty && <MedianTimeChart insights={insights} />}
        <StatusChart insights={insights} />
      </Columns>
    </>
  )
}

function LoadingReport() {
  return (
    <Delayed>
      <VisuallyHidden as="output">{t.loadingInsights}</VisuallyHidden>
      <Stack $gap={5} aria-hidden="true">
        <SkeletonCard style={{ height: '6.5rem' }} />
        <SkeletonCard style={{ height: '24rem' }} />
        <Columns $single={false}>
          <SkeletonCard style={{ height: '22rem' }} />
          <SkeletonCard style={{ height: '22rem' }} />
        </Columns>
      </Stack>
    </Delayed>
  )
}

function SkeletonCard({ style }: { style: { height: string } }) {
  return (
    <SkeletonFrame style={style}>
      <Skeleton $width="40%" $height="1.25rem" />
      <Skeleton $width="70%" />
    </SkeletonFrame>
  )
}

function Figures({ insights }: { insights: Insights }) {
  return (
    <FigureList>
      <div>
        <dt>{t.created}</dt>
        <dd>{numberText(insights.created)}</dd>
      </div>
      <div>
        <dt>{t.delivered}</dt>
        <dd>{numberText(insights.delivered)}</dd>
      </div>
      <div>
        <dt>{t.medianTimeFromRequest}</dt>
        <dd>{durationText(insights.medianHours)}</dd>
      </div>
    </FigureList>
  )
}

const FigureList = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr 1.6fr;
  border: 1px solid ${color.border};
  border-top: 6px solid ${color.accent};
  border-radius: ${radius.large};
  margin: 0;
  background: ${color.surface};
  box-shadow: ${shadow.card};
  > div {
    min-width: 0;
    padding: ${space(4)} clamp(${space(4)}, 2.4vw, ${space(6)}) ${space(5)};
  }
  > div:not(:first-child) {
    border-inline-start: 2px dashed ${color.border};
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  dd {
    margin-top: ${space(1)};
    font-family: ${font.display};
    font-size: ${fontSize.heading};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.018em;
    line-height: 1.15;
  }
  @media ${media.phone} {
    grid-template-columns: 1fr 1fr;
    > div:last-child {
      grid-column: 1 / -1;
      border-top: 2px dashed ${color.border};
      border-inline-start: 0;
    }
  }
`

const SkeletonFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`

const Columns = styled.div<{ $single: boolean }>`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  @media ${media.wide} {
    grid-template-columns: ${({ $single }) => ($single ? '1fr' : '1fr 1fr')};
  }
`
