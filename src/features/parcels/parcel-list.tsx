import { memo, useEffect } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Role } from '../../../openapi.d.ts'
import type { Parcel } from '../../api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { CardGrid } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { NumberedPagination } from '../../ui/pager/pager.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { FailedState } from '../../ui/state/state.tsx'
import { paths } from '../../lib/paths.ts'
import type { ListView } from '../../stores/list-query.ts'
import { ParcelCard } from './parcel-card.tsx'

type ParcelListProps = {
  view: ListView<Parcel>
  page: number
  onPage: (page: number, step?: 'replace') => void
  empty: ReactNode
  loading?: ReactNode
  /** In whose area the parcels' own pages are. */
  area: Role
  /** What the person may do with a parcel; always the same function. */
  controls: (parcel: Parcel) => ReactNode
  boxes?: Boxes
}

/** Where several parcels can be chosen. */
interface Boxes {
  isChosen: (parcel: Parcel) => boolean
  /** The box of one; always the same function. */
  of: (parcel: Parcel, isChosen: boolean) => ReactNode
  ofAll: ReactNode
}

export const parcelsPerPage = 6

/** Waybills in a grid, and what stands in its place while loading, failed or empty. */
export function ParcelList(props: ParcelListProps) {
  const { view, page, onPage, empty, loading = spinner, area, controls, boxes } = props
  useEffect(() => {
    // The last parcel of the last page is gone, or an old address names a page too many.
    if (view.status === 'success' && !view.isFetching && page > 1 && page > view.pages)
      onPage(Math.max(1, view.pages), 'replace')
  })

  if (view.status === 'pending') return loading
  if (view.status === 'error')
    return (
      <FailedState title="Failed to load parcels." busy={view.isFetching} onRetry={view.refetch} />
    )
  if (view.total === 0) return empty
  return (
    <Stack $gap={6}>
      {view.error && (
        <Notice tone="danger">
          Failed to load parcels. These may be out of date.{' '}
          <Button size="small" busy={view.isFetching} onClick={view.refetch}>
            Try again
          </Button>
        </Notice>
      )}
      {boxes?.ofAll}
      <Cards aria-busy={view.isFetching} $stale={view.isFetching}>
        {view.rows.map((parcel) => (
          <Item
            key={parcel.id}
            parcel={parcel}
            area={area}
            controls={controls}
            boxOf={boxes?.of}
            isChosen={boxes?.isChosen(parcel) ?? false}
          />
        ))}
      </Cards>
      {view.pages > 1 && (
        <NumberedPagination
          label="Pages of parcels"
          page={page}
          pages={view.pages}
          onPage={onPage}
        />
      )}
    </Stack>
  )
}

type ItemProps = Pick<ParcelListProps, 'area' | 'controls'> & {
  parcel: Parcel
  boxOf: Boxes['of'] | undefined
  isChosen: boolean
}

/** Drawn anew only when something of its own has changed. */
const Item = memo(function Item({ parcel, area, controls, boxOf, isChosen }: ItemProps) {
  return (
    <li>
      <ParcelCard
        parcel={parcel}
        href={paths.parcel(area, parcel.id)}
        labelHref={paths.label(area, parcel.id)}
        box={boxOf?.(parcel, isChosen)}
      >
        {controls(parcel)}
      </ParcelCard>
    </li>
  )
})

const spinner = <LoadingArea text="Loading parcels…" />

const Cards = styled(CardGrid)<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.8 : 1)};
  transition: opacity 200ms 150ms;
`
