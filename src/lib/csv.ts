import { language } from '#texts/language.ts'
import { byteOrderMark } from '../../domain/csv.ts'
import { csvCells } from '../../domain/csv-format.ts'
import { localTimeZoneName } from '../../domain/format.ts'
import type { CsvFormat } from '../../openapi.d.ts'

/** Cells in the language of the page; times are the reader's. */
export const ownCsvCells = (format: CsvFormat) => csvCells(format, language, localTimeZoneName())

/** Makes a CSV file whose cells no spreadsheet takes for formulas. */
export const csvFile = (
  rows: readonly (readonly string[])[],
  { lines } = ownCsvCells('PLAIN'),
): Blob => new Blob([byteOrderMark, lines(rows)], { type: 'text/csv;charset=utf-8' })
