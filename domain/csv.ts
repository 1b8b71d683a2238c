/**
 * Start of a cell that a spreadsheet may take for a formula: where its separator of cells is a semicolon or a
 * tab, one begins after that as well. Some spreadsheets read the wide signs, too.
 */
const startOfFormula = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g

/** Lines of CSV (RFC 4180), of which no spreadsheet takes a cell for a formula, wherever it is used. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')

function toCell(text: string): string {
  const harmless = text.replaceAll(startOfFormula, "'")
  const isPlain = harmless === text && !/[",;\t\r\n\uFEFF]|^ | $/.test(text)
  return isPlain ? text : `"${harmless.replaceAll('"', '""')}"`
}

/** A cell as it was before it was made harmless. */
export const cellAsWritten = (cell: string): string =>
  cell.replaceAll(/^'(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])'(?=[=+\-@＝＋－＠])/g, '')

/** At the start of a file: without it some spreadsheets take UTF-8 for something else. */
export const byteOrderMark = '\uFEFF'
