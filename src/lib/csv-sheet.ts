import Papa from 'papaparse'
import * as t from '#texts/parcelImport.ts'
import { cellAsWritten } from '../../domain/csv.ts'
import { formatBytes } from '../../domain/format.ts'

export interface Line {
  /** Number of the row in a spreadsheet: empty lines count, and a cell of several lines is in one row. */
  row: number
  cells: string[]
}

export interface Sheet {
  titles: string[]
  lines: Line[]
}

export const maxBytes = 5_000_000

/** Reads the cells of a CSV file; `refusal` is a sentence on why it cannot be read. */
export async function readSheet(
  file: File,
  { maxRows }: { maxRows: number },
): Promise<Sheet | { refusal: string }> {
  if (file.size > maxBytes)
    return refuse(t.fileIsTooLarge({ size: formatBytes(file.size), most: formatBytes(maxBytes) }))
  const bytes = await bytesOf(file)
  if (bytes === null) return refuse(t.fileCouldNotBeRead)
  const text = decode(bytes)
  if (text === null) return refuse(notCsvText(file.name, bytes))

  const parsed = parse(text)
  if ('refusal' in parsed) return parsed
  const [head, ...lines] = parsed.lines
  if (head === undefined) return refuse(t.fileIsEmpty)
  if (lines.length === 0) return refuse(t.fileHasNoRows)
  if (lines.length > maxRows)
    return refuse(t.fileHasTooManyRows({ count: lines.length, most: maxRows }))
  return { titles: head.cells.map((title) => title.trim()), lines }
}

async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    // The file was moved or changed since it was chosen.
    return null
  }
}

/** Decodes UTF-8, with or without a byte order mark; null for anything else. */
function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function notCsvText(name: string, [first, second]: Uint8Array): string {
  const isWorkbook = /\.(xlsx?|ods|numbers)$/i.test(name) || (first === 0x50 && second === 0x4b)
  return isWorkbook ? t.fileIsASpreadsheet : t.fileIsNotCsv
}

function parse(text: string): { lines: Line[] } | { refusal: string } {
  const plain = text.replaceAll(/\r\n?/g, '\n')
  const { data, errors } = Papa.parse<string[]>(plain, {
    delimiter: delimiterIn(plain),
    newline: '\n',
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) return refuse(t.quotationMarkHasNoPartner({ row: String((broken.row ?? 0) + 1) }))
  const lines = data
    .map((cells, index) => ({ row: index + 1, cells: cells.map(cellAsWritten) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { lines }
}

/** Finds the delimiter in the header, outside quotes, since the texts of the rows can contain commas. */
function delimiterIn(text: string): string {
  const titles =
    text
      .trimStart()
      .split('\n', 1)[0]
      ?.replaceAll(/"[^"]*"/g, '') ?? ''
  const countOf = (sign: string) => titles.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best))
}

const refuse = (refusal: string) => ({ refusal })

/** Ignores case, blanks and punctuation. */
export const normalizedTitle = (title: string) =>
  title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
