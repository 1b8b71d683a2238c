import { byteOrderMark, csvText } from '../../domain/csv.ts'

/** Makes a CSV file whose cells no spreadsheet takes for formulas. */
export const csvFile = (lines: readonly (readonly string[])[]): Blob =>
  new Blob([byteOrderMark, csvText(lines)], { type: 'text/csv;charset=utf-8' })
