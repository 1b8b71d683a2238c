import * as t from '#texts/parcelImport.ts'
import type { CsvCells } from '../../../domain/csv-format.ts'
import { csvFile } from '../../lib/csv.ts'
import { isTitleIn, isTitleOf, titled } from '../../lib/csv-columns.ts'
import { readSheet } from '../../lib/csv-sheet.ts'
import type { Sheet } from '../../lib/csv-sheet.ts'
import { ownCsvCells } from '../../lib/own-csv-cells.ts'
import type { CheckedFile } from './flow.ts'
import { columnKeys, columns } from './columns.ts'

export const maxRows = 2_000

type BadRows = Pick<CheckedFile, 'titles' | 'bad' | 'separator'>

/** Reads the cells of a file of parcels; `refusal` is a sentence on why it cannot be read. */
export async function readParcelSheet(file: File): Promise<Sheet | { refusal: string }> {
  const sheet = await readSheet(file, { maxRows, isTitle: isTitleIn(columns) })
  return 'refusal' in sheet ? sheet : withoutReasons(sheet)
}

/** Template with titles and two example rows, as it is filled in with a spreadsheet. */
export function templateCsv(cells: CsvCells = ownCsvCells('EXCEL')): Blob {
  const shown = columnKeys.map((key) => columns[key])
  const examplesOf = (row: 0 | 1) =>
    shown.map(({ examples }) => {
      const example = examples[row]
      return typeof example === 'number' ? cells.decimal(example) : example
    })
  return csvFile([shown.map(({ title }) => title), examplesOf(0), examplesOf(1)], cells.separator)
}

/** Rows with errors, unchanged, with the reasons in the first column. */
export function badRowsCsv({ titles, bad, separator }: BadRows): Blob {
  const rows = bad.map(({ cells, problems }) => [
    problems.map(({ column, message }) => t.problemOf({ column, message })).join('; '),
    ...cells,
  ])
  return csvFile([[reason.title, ...titles], ...rows], separator)
}

/** Column with the reasons, which can stay in the file for the next import. */
const reason = titled('whatIsWrong')

/** Drops the reasons of an earlier import. */
function withoutReasons(sheet: Sheet): Sheet {
  const { titles, lines } = sheet
  const position = titles.findIndex((title) => isTitleOf(reason, title))
  if (position === -1) return sheet
  return {
    ...sheet,
    titles: titles.toSpliced(position, 1),
    lines: lines.map(({ row, cells }) => ({ row, cells: cells.toSpliced(position, 1) })),
  }
}
