import { byteOrderMark, csvText } from '../../domain/csv.ts'
import type { CsvCells } from '../../domain/csv-format.ts'

/** Makes a CSV file whose cells no spreadsheet takes for formulas. */
export const csvFile = (
  rows: readonly (readonly string[])[],
  { lines }: Pick<CsvCells, 'lines'> = { lines: csvText },
): Blob => new Blob([byteOrderMark, lines(rows)], { type: 'text/csv;charset=utf-8' })
