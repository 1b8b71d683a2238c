/**
 * Start of a cell that a spreadsheet may take for a formula, also after a semicolon or a tab, at
 * which some programs split cells, and after quotes there, which such a program takes for its own.
 * Some programs accept the full-width signs, too.
 */
const startOfFormula = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g

/** Lines of CSV (RFC 4180) whose cells no spreadsheet takes for a formula. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')

function toCell(text: string): string {
  const harmless = text.replaceAll(startOfFormula, "'")
  const isPlain = harmless === text && !/[",;\t\r\n\uFEFF]|^ | $/.test(text)
  return isPlain ? text : `"${harmless.replaceAll('"', '""')}"`
}

/** Original text of a cell, without the apostrophes that `csvText` has added. */
export const cellAsWritten = (cell: string): string =>
  cell.replaceAll(/^'(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n]"*)'(?=[=+\-@＝＋－＠])/g, '')

/** First character of a file, without which some spreadsheets do not read it as UTF-8. */
export const byteOrderMark = '\uFEFF'
