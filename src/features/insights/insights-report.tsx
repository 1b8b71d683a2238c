import { styled } from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Late, Skeleton } from '../../ui/progress/skeleton.tsx'
import { EmptyState, FailedState } from '../../ui/state/state.tsx'
import { media } from '../../lib/media.ts'
import { color, radius, space } from '../../ui/theme/tokens.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { Insights } from '../../../openapi.d.ts'
import { isUnknownCall } from '../../api/api-error.ts'
import type { QueryResult } from '../../stores/use-query.ts'
import { Figures } from './figures.tsx'
import { HoursPicture, PerDayPicture, StatusPicture } from './pictures.tsx'

/** The figures and pictures of some days, and what stands in their place while they are not there. */
export function InsightsReport({ view }: { view: QueryResult<Insights> }) {
  const { data: insights, error, isFetching, refetch } = view
  if (insights === undefined) {
    if (error === null) return <Waiting />
    if (isUnknownCall(error))
      return <EmptyState title="No insights here.">This server offers none.</EmptyState>
    return <FailedState title="Failed to load insights." busy={isFetching} onRetry={refetch} />
  }
  const isEmpty = insights.created === 0 && insights.delivered === 0
  return (
    <Stack $gap={5} aria-busy={isFetching}>
      {error && (
        <Notice tone="danger">
          Failed to load insights. These may be out of date.{' '}
          <Button size="small" busy={isFetching} onClick={refetch}>
            Try again
          </Button>
        </Notice>
      )}
      <Figures insights={insights} />
      {isEmpty ? (
        <EmptyState title="No parcels in these days.">Nothing was created or delivered.</EmptyState>
      ) : (
        <PerDayPicture insights={insights} />
      )}
      <Pair $single={isEmpty}>
        {!isEmpty && <HoursPicture insights={insights} />}
        <StatusPicture insights={insights} />
      </Pair>
    </Stack>
  )
}

function Waiting() {
  return (
    <Late>
      <VisuallyHidden as="output">Loading insights…</VisuallyHidden>
      <Stack $gap={5} aria-hidden="true">
        <Blank style={{ height: '6.5rem' }} />
        <Blank style={{ height: '24rem' }} />
        <Pair $single={false}>
          <Blank style={{ height: '22rem' }} />
          <Blank style={{ height: '22rem' }} />
        </Pair>
      </Stack>
    </Late>
  )
}

function Blank({ style }: { style: { height: string } }) {
  return (
    <Sheet style={style}>
      <Skeleton $width="40%" $height="1.25rem" />
      <Skeleton $width="70%" />
    </Sheet>
  )
}

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`

const Pair = styled.div<{ $single: boolean }>`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  @media ${media.wide} {
    grid-template-columns: ${({ $single }) => ($single ? '1fr' : '1fr 1fr')};
  }
`
