import { memo, useEffect, useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Parcel } from '../../../api/model.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { NumberedPagination } from '../../../ui/pager/pager.tsx'
import { LoadingArea } from '../../../ui/progress/spinner.tsx'
import { EmptyState, FailedState } from '../../../ui/state/state.tsx'
import { color, fontSize, space } from '../../../ui/theme/tokens.ts'
import { countText } from '../../../lib/text.ts'
import type { ListView } from '../../../stores/list-query.ts'
import { Room } from './parcel-strip.styles.ts'
import { ParcelStrip } from './parcel-strip.tsx'

type StripListProps = {
  title: string
  emptyText: string
  view: ListView<Parcel>
  page: number
  onPage: (page: number, step?: 'replace') => void
  /** What stands on a strip's stub; always the same function. */
  stub: (parcel: Parcel) => ReactNode
}

export function StripList({ title, emptyText, view, page, onPage, stub }: StripListProps) {
  const titleId = useId()
  useEffect(() => {
    if (view.status === 'success' && !view.isFetching && page > view.pages)
      onPage(view.pages, 'replace')
  })
  return (
    <section aria-labelledby={titleId}>
      <Title>
        <h2 id={titleId}>{title}</h2>
        {view.total > 0 && <Count>{countText(view, ['parcel', 'parcels'])}</Count>}
      </Title>
      {view.status === 'pending' && <LoadingArea text={`Loading ${title}…`} />}
      {view.status === 'error' && (
        <FailedState
          title="Failed to load parcels."
          busy={view.isFetching}
          onRetry={view.refetch}
        />
      )}
      {view.status === 'success' && view.total === 0 && <EmptyState title={emptyText} />}
      {view.status === 'success' && view.total > 0 && (
        <Stack $gap={4} aria-busy={view.isFetching}>
          {view.error && (
            <Notice tone="danger">
              Failed to load parcels. These may be out of date.{' '}
              <Button size="small" busy={view.isFetching} onClick={view.refetch}>
                Try again
              </Button>
            </Notice>
          )}
          <List>
            {view.rows.map((parcel) => (
              <Item key={parcel.id} parcel={parcel} stub={stub} />
            ))}
          </List>
          {view.pages > 1 && (
            <NumberedPagination
              label={`Pages of ${title}`}
              page={page}
              pages={view.pages}
              onPage={onPage}
            />
          )}
        </Stack>
      )}
    </section>
  )
}

/** Drawn anew only when its parcel has changed. */
const Item = memo(function Item({
  parcel,
  stub,
}: Pick<StripListProps, 'stub'> & { parcel: Parcel }) {
  return (
    <Room>
      <ParcelStrip parcel={parcel}>{stub(parcel)}</ParcelStrip>
    </Room>
  )
})

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(4)};
`

const Count = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`
