import type { ReactNode } from 'react'
import * as t from '#texts/parcels.ts'
import { formatCount } from '../../../domain/format.ts'
import type { Parcel } from '../../api/model.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { NumberedPagination, useLastPage } from '../../ui/pagination/pagination.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import type { ListView } from '../../stores/query/query.ts'

export const parcelsPerPage = 6

/** For example '1 parcel' or '10,000+ parcels'. */
export const totalText = ({ total, totalIsCapped }: ListView<Parcel>): string =>
  t.countParcels({ count: total, text: formatCount({ count: total, isCapped: totalIsCapped }) })

/** A list of parcels, and the page that is shown. */
export type ParcelPaging = {
  view: ListView<Parcel>
  page: number
  onPage: (page: number, step?: 'replace') => void
}

type PagedParcelsProps = ParcelPaging & {
  pagesLabel?: string
  /** Replaces the page numbers. */
  pager?: ReactNode
  /** Space above and below the rows. */
  gap: number
  loading?: ReactNode
  empty: ReactNode
  /** Rows of the current page. */
  children: ReactNode
}

/** Rows of a list with pagination, or its loading, error or empty state. */
export function PagedParcels(props: PagedParcelsProps) {
  const {
    view,
    page,
    onPage,
    loading = t.loadingParcels,
    empty,
    pagesLabel = t.pagesOfParcels,
  } = props
  useLastPage(view, page, onPage)

  return (
    <Stack $gap={props.gap}>
      <QueryBoundary query={view} loading={loading} failed={t.failedToLoadParcels}>
        {() =>
          view.total === 0 ? (
            empty
          ) : (
            <>
              {props.children}
              {props.pager}
              {!props.pager && view.pages > 1 && (
                <NumberedPagination
                  label={pagesLabel}
                  page={page}
                  pages={view.pages}
                  onPage={onPage}
                />
              )}
            </>
          )
        }
      </QueryBoundary>
    </Stack>
  )
}
