import { useMemo } from 'react'
import type { ReactNode } from 'react'
import * as t from '#texts/parcels.ts'
import type { Role } from '../../../../openapi.d.ts'
import type { Parcel } from '../../../api/model.ts'
import { TablePagination } from '../../../ui/pagination/pagination.tsx'
import { DataTable } from '../../../ui/table/table.tsx'
import type { DataTableProps } from '../../../ui/table/table.tsx'
import { tableSortOf, wireSortOf } from '../../../ui/table/wire-sort.ts'
import { tablePageSizes } from '../../../stores/parcel-layout.ts'
import type { ParcelPaging } from '../paged-parcels.tsx'
import { PagedParcels } from '../paged-parcels.tsx'
import { parseColumns } from './column-choice.ts'
import { parcelColumns } from './parcel-columns.tsx'
import { parcelSorts } from './parcel-view.ts'
import type { ParcelView } from './parcel-view.ts'

export type ParcelTableProps = ParcelPaging & {
  caption: string
  /** Role whose area has the parcels' pages. */
  area: Role
  layout: ParcelView
  /** Controls of the user's role; always the same function. */
  controls: (parcel: Parcel) => ReactNode
  /** Set if parcels can be selected. */
  selection?: DataTableProps<Parcel>['selection']
  loading?: ReactNode
  empty: ReactNode
}

/** Parcels as a sortable table, with the chosen columns. */
export function ParcelTable(props: ParcelTableProps) {
  const { view, page, onPage, caption, area, layout, controls, selection } = props
  const { size, sort, setSize, setSort } = layout
  // Memoized, so that rows do not render again.
  const shown = useMemo(() => parseColumns(layout.columns, area), [layout.columns, area])
  const columns = useMemo(() => parcelColumns({ area, shown, controls }), [area, shown, controls])
  return (
    <PagedParcels
      view={view}
      page={page}
      onPage={onPage}
      gap={3}
      loading={props.loading}
      empty={props.empty}
      pager={
        <TablePagination
          page={page}
          pages={view.pages}
          onPage={onPage}
          pageSize={size}
          pageSizes={tablePageSizes}
          onPageSize={setSize}
        />
      }
    >
      <DataTable
        caption={caption}
        columns={columns}
        rows={view.rows}
        rowKey={({ id }) => id}
        sort={tableSortOf(sort)}
        onSort={(next) => setSort(wireSortOf(next, parcelSorts) ?? sort)}
        selection={selection}
        emptyText={t.noParcelsFound}
        busy={view.isFetching}
        dense
      />
    </PagedParcels>
  )
}
