import Papa from 'papaparse'
import { startOfFormula } from '../../../domain/spreadsheet-cell.ts'
import { columnKeys, columns } from './columns.ts'
import type { ColumnKey } from './columns.ts'
import type { BadRow } from '../../../machines/parcel-import.ts'

/** The column that says why a row was not right; it may stay in the file when it comes again. */
export const reasonTitle = 'What is wrong'

/** Titles and two rows that show what is meant; nobody has such an address. */
export function templateCsv(): Blob {
  const examples: Record<ColumnKey, string>[] = [
    {
      receiverId: 'replace.me@example.invalid',
      fromAddress: 'EXAMPLE: Hafenstrasse 12, 20457 Hamburg',
      toAddress: 'EXAMPLE: Rua das Flores 7, 4050-262 Porto',
      parcelType: 'PACKAGE',
      weight: '2.5',
      note: 'EXAMPLE: ring twice',
      reference: 'EXAMPLE-1',
    },
    {
      receiverId: 'me.too@example.invalid',
      fromAddress: 'EXAMPLE: Hafenstrasse 12, 20457 Hamburg',
      toAddress: 'EXAMPLE: 8 Quay Street, Galway',
      parcelType: 'DOCUMENT',
      weight: '0.2',
      note: '',
      reference: 'EXAMPLE-2',
    },
  ]
  const titles = columnKeys.map((key) => columns[key].title)
  return csv([titles, ...examples.map((row) => columnKeys.map((key) => row[key]))])
}

/** The rows as they were read, with what is wrong in front of each. */
export function badRowsCsv(titles: readonly string[], bad: readonly BadRow[]): Blob {
  const rows = bad.map(({ cells, problems }) => [
    problems.map(({ column, message }) => `${column}: ${message}`).join('; '),
    ...cells,
  ])
  return csv([[reasonTitle, ...titles], ...rows])
}

/** A cell without the sign that keeps spreadsheets from taking it for a formula. */
export function withoutEscape(cell: string): string {
  return cell.startsWith("'") && startOfFormula.test(cell.slice(1)) ? cell.slice(1) : cell
}

function csv(lines: string[][]): Blob {
  const text = Papa.unparse(lines, { newline: '\r\n', escapeFormulae: startOfFormula })
  return new Blob([byteOrderMark, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}

// Without it some spreadsheets take UTF-8 for something else.
const byteOrderMark = '\uFEFF'
