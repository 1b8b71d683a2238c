import { useState } from 'react'
import { NumberedPagination } from '../../ui/pager/pager.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { DataTableProps } from '../../ui/table/table.tsx'

type PagedTableProps<Row> = Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rows' | 'rowKey'>

/** Rows of a file that need somebody's eye, some at a time. */
export function PagedTable<Row>({ caption, columns, rows, rowKey }: PagedTableProps<Row>) {
  const [page, setPage] = useState(1)
  const pages = Math.ceil(rows.length / perPage)
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.slice((page - 1) * perPage, page * perPage)}
        rowKey={rowKey}
        emptyText=""
      />
      {pages > 1 && (
        <NumberedPagination
          label={`Pages: ${caption}`}
          page={page}
          pages={pages}
          onPage={setPage}
        />
      )}
    </>
  )
}

const perPage = 10

export function shortened(value: string): string {
  if (value === '') return '(empty)'
  return value.length <= 80 ? value : `${value.slice(0, 80)}…`
}
