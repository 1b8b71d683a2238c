/** Sign between cells: in a file for Excel, the list separator of the language. */
export type Separator = ',' | ';'

/** Signs at which a formula begins. Some programs accept the full-width ones, too. */
const sign = String.raw`[=+\-@＝＋－＠]`

/** What follows a dash that calculates: a value, also after spaces if a call or a reference to elsewhere follows. */
const operand = String.raw`[\p{L}\p{N}\p{Ps}"']|\$[\p{L}\p{N}]|${sign}|\s[^,;\t\r\n]*[|!(]`

/** Signs that begin one even after a comma within a text, unlike the dash of a price: 25,- EUR. */
const signInText = String.raw`(?:[=@＝＠]|[+\-＋－](?=${operand}))`

/**
 * Start of a cell that a spreadsheet may take for a formula, also after a tab or the other separator, at which some
 * programs split cells, and after quotes there, which such a program takes for its own.
 */
function startOfFormula(separator: Separator, apostrophe = '') {
  const starts = [
    String.raw`^${apostrophe}(?=${sign}|[\t\r\n])`,
    String.raw`(?<=[;\t\r\n]"*)${apostrophe}(?=${sign})`,
  ]
  if (separator === ';') starts.push(String.raw`(?<=,"*)${apostrophe}(?=${signInText})`)
  return new RegExp(starts.join('|'), 'gu')
}

const formulas = { ',': startOfFormula(','), ';': startOfFormula(';') }
const addedApostrophes = { ',': startOfFormula(',', "'"), ';': startOfFormula(';', "'") }

/** Numbers such as 2,5 stay as a spreadsheet writes them between semicolons. */
const needsQuotes = { ',': /[",;\t\r\n\uFEFF]|^ | $/, ';': /[";\t\r\n\uFEFF]|^ | $/ }

/** Lines of CSV (RFC 4180) whose cells no spreadsheet takes for a formula. */
export const csvText = (
  lines: readonly (readonly string[])[],
  separator: Separator = ',',
): string =>
  lines
    .map((cells) => `${cells.map((cell) => toCell(cell, separator)).join(separator)}\r\n`)
    .join('')

function toCell(text: string, separator: Separator): string {
  const harmless = text.replaceAll(formulas[separator], "'")
  const isPlain = harmless === text && !needsQuotes[separator].test(text)
  return isPlain ? text : `"${harmless.replaceAll('"', '""')}"`
}

/** Original text of a cell, without the apostrophes that `csvText` has added. */
export const cellAsWritten = (cell: string, separator: Separator = ','): string =>
  cell.replaceAll(addedApostrophes[separator], '')

/** First character of a file, without which some spreadsheets do not read it as UTF-8. */
export const byteOrderMark = '\uFEFF'
