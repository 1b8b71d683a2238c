import Papa from 'papaparse'
import * as t from '#texts/parcelImport.ts'
import { cellAsWritten, type Separator } from '../../domain/csv.ts'
import { formatBytes } from '../../domain/format.ts'
import { decodeText } from './csv-text.ts'

export interface Line {
  /** Number of the row in a spreadsheet: empty lines count, and a cell of several lines is in one row. */
  row: number
  cells: string[]
}

export interface Sheet {
  titles: string[]
  /** Number of the row with the titles. */
  titleRow: number
  lines: Line[]
  /** Separator for a file that is made of this one, so that it opens in the same program. */
  separator: Separator
  /** Some cells with letters whose encoding was guessed; empty if it is known. */
  guessed: string[]
}

interface SheetRules {
  maxRows: number
  /** True for the title of a known column, by which the line of titles is found below a caption. */
  isTitle: (text: string) => boolean
}

export const maxBytes = 5_000_000

/** Reads the cells of a CSV file; `refusal` is a sentence on why it cannot be read. */
export async function readSheet(
  file: File,
  { maxRows, isTitle }: SheetRules,
): Promise<Sheet | { refusal: string }> {
  if (file.size > maxBytes)
    return refuse(t.fileIsTooLarge({ size: formatBytes(file.size), most: formatBytes(maxBytes) }))
  const bytes = await bytesOf(file)
  if (bytes === null) return refuse(t.fileCouldNotBeRead)
  if (isWorkbook(file.name, bytes)) return refuse(t.fileIsASpreadsheet)
  const decoded = decodeText(bytes)
  if (decoded === null) return refuse(t.fileIsNotCsv)

  const parsed = parse(decoded.text, isTitle)
  if ('refusal' in parsed) return parsed
  const [head, ...lines] = parsed.lines
  if (head === undefined) return refuse(t.fileIsEmpty)
  if (lines.length === 0) return refuse(t.fileHasNoRows)
  if (lines.length > maxRows)
    return refuse(t.fileHasTooManyRows({ count: lines.length, most: maxRows }))
  return {
    titles: head.cells.map((title) => title.trim()),
    titleRow: head.row,
    lines,
    separator: parsed.separator,
    guessed: decoded.isGuess ? cellsToLookAt(parsed.lines) : [],
  }
}

const isWorkbook = (name: string, [first, second]: Uint8Array) =>
  /\.(xlsx?|ods|numbers)$/i.test(name) || (first === 0x50 && second === 0x4b)

/** The first cells with a letter that another encoding would read differently. */
const cellsToLookAt = (lines: readonly Line[]): string[] =>
  [...new Set(lines.flatMap(({ cells }) => cells.filter((cell) => /[^\0-\x7f]/.test(cell))))]
    .slice(0, 3)
    .map((cell) => cell.trim().slice(0, 60))

async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    // The file was moved or changed since it was chosen.
    return null
  }
}

/** Lines from the titles on; those above are a caption. */
function parse(
  text: string,
  isTitle: SheetRules['isTitle'],
): Pick<Sheet, 'lines' | 'separator'> | { refusal: string } {
  const { plain, named } = withoutSeparatorLine(text.replaceAll(/\r\n?/g, '\n'))
  const { delimiter, row } = findTitles(plain, named === null ? delimiters : [named], isTitle)
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter, newline: '\n' })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) return refuse(t.quotationMarkHasNoPartner({ row: String((broken.row ?? 0) + 1) }))
  const separator = separatorFor(delimiter)
  return { lines: linesOf(data, separator).filter((line) => line.row >= row), separator }
}

const separatorFor = (delimiter: string): Separator => (delimiter === ';' ? ';' : ',')

const linesOf = (data: readonly string[][], separator: Separator): Line[] =>
  data
    .map((cells, index) => ({
      row: index + 1,
      cells: cells.map((cell) => cellAsWritten(cell, separator)),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))

/** Reads and empties a first line `sep=;`, by which Excel is told the delimiter. */
function withoutSeparatorLine(text: string): { plain: string; named: string | null } {
  const [line = '', sign] = /^"?sep=([^\n"])"?[,;\t ]*(?=\n|$)/i.exec(text) ?? []
  return { plain: text.slice(line.length), named: sign ?? null }
}

const delimiters = [',', ';', '\t']
const maxLinesToTitles = 20

/**
 * Finds the line with the most known titles, and the delimiter by which it has them. One known title is not
 * enough below the first line, since a caption or a cell can be such a word.
 */
function findTitles(
  text: string,
  signs: readonly string[],
  isTitle: SheetRules['isTitle'],
): { delimiter: string; row: number } {
  let best = { delimiter: delimiterIn(text, signs), row: 1, count: 1 }
  for (const delimiter of signs) {
    const { data } = Papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      preview: maxLinesToTitles,
    })
    for (const { row, cells } of linesOf(data, separatorFor(delimiter))) {
      const count = cells.filter(isTitle).length
      if (count > best.count) best = { delimiter, row, count }
    }
  }
  return best
}

/** Finds the delimiter in the header, outside quotes, since the texts of the rows can contain commas. */
function delimiterIn(text: string, signs: readonly string[]): string {
  const titles =
    text
      .trimStart()
      .split('\n', 1)[0]
      ?.replaceAll(/"[^"]*"/g, '') ?? ''
  const countOf = (sign: string) => titles.split(sign).length
  return signs.reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best))
}

const refuse = (refusal: string) => ({ refusal })

/** Ignores case, blanks and punctuation. */
export const normalizedTitle = (title: string) =>
  title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
