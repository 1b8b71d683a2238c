import * as t from '#texts/ui.ts'
import type { RowProblem } from '../../lib/csv-columns.ts'
import { isolated } from '../../lib/isolated.ts'
import type { Column } from './table.tsx'

/** Columns for problems in the rows of a file; `further` ones follow the row number. */
export const problemColumns = <Problem extends RowProblem>(
  ...further: Column<Problem>[]
): Column<Problem>[] => [
  { key: 'row', header: t.row, width: '5rem', cell: ({ row }) => row },
  ...further,
  { key: 'value', header: t.value, cell: ({ value }) => isolated(shortened(value)) },
  { key: 'message', header: t.whatIsWrong, cell: ({ message }) => message },
]

/** Shortens a cell of the file so that it fits into a table. */
export function shortened(value: string): string {
  if (value === '') return t.empty
  return value.length <= 80 ? value : `${value.slice(0, 80)}…`
}
