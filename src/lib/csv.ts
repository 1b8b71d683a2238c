import { byteOrderMark, csvText, type Separator } from '../../domain/csv.ts'

/** Makes a CSV file whose cells no spreadsheet takes for formulas. */
export const csvFile = (rows: readonly (readonly string[])[], separator: Separator = ','): Blob =>
  new Blob([byteOrderMark, csvText(rows, separator)], { type: 'text/csv;charset=utf-8' })
