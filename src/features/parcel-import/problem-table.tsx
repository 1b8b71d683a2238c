import { useState } from 'react'
import type { RowProblem } from '../../../machines/parcel-import.ts'
import { NumberedPagination } from '../../design/pager.tsx'
import { DataTable } from '../../design/table.tsx'
import type { Column } from '../../design/table.tsx'

/** What is wrong, by the rows' numbers in the file. */
export function ProblemTable({ problems }: { problems: readonly RowProblem[] }) {
  const [page, setPage] = useState(1)
  const pages = Math.ceil(problems.length / perPage)
  return (
    <>
      <DataTable
        caption="What is wrong in which row"
        columns={tableColumns}
        rows={problems.slice((page - 1) * perPage, page * perPage)}
        rowKey={({ row, column }) => `${row} ${column}`}
        emptyText="Nothing is wrong."
      />
      {pages > 1 && (
        <NumberedPagination
          label="Pages of rows to mend"
          page={page}
          pages={pages}
          onPage={setPage}
        />
      )}
    </>
  )
}

const perPage = 25

const tableColumns: Column<RowProblem>[] = [
  { key: 'row', header: 'Row', width: '5rem', cell: ({ row }) => row },
  { key: 'column', header: 'Column', width: '10rem', cell: ({ column }) => column },
  { key: 'value', header: 'Value', cell: ({ value }) => shortened(value) },
  { key: 'message', header: 'What is wrong', cell: ({ message }) => message },
]

function shortened(value: string): string {
  if (value === '') return '(empty)'
  return value.length <= 80 ? value : `${value.slice(0, 80)}…`
}
