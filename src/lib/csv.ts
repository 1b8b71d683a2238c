import Papa from 'papaparse'
import { startOfFormula } from '../../domain/spreadsheet-cell.ts'

/** A file of these lines, which no spreadsheet takes for formulas. */
export function csvFile(lines: readonly (readonly string[])[]): Blob {
  const text = Papa.unparse(
    lines.map((line) => [...line]),
    { newline: '\r\n', escapeFormulae: startOfFormula },
  )
  return new Blob([byteOrderMark, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}

// Without it some spreadsheets take UTF-8 for something else.
const byteOrderMark = '\uFEFF'
