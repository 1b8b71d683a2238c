import Papa from 'papaparse'
import { formatBytes, formatCount } from '../../lib/text.ts'
import { isSameTitle } from './columns.ts'
import { reasonTitle, withoutEscape } from './csv-text.ts'

export interface Line {
  /** As a spreadsheet numbers it: empty lines count, and a cell of several lines is in one row. */
  row: number
  cells: string[]
}

export interface Sheet {
  titles: string[]
  lines: Line[]
}

export const mostRows = 2_000
export const mostBytes = 5_000_000

/** The cells of a CSV file, or a sentence on why it cannot be read. */
export async function readSheet(file: File): Promise<Sheet | { refusal: string }> {
  if (file.size > mostBytes)
    return refuse(
      `This file has ${formatBytes(file.size)}; at most ${formatBytes(mostBytes)} can be imported at once.`,
    )
  const bytes = await bytesOf(file)
  if (bytes === null) return refuse('The file could not be read. Choose it again.')
  const text = textIn(bytes)
  if (text === null) return refuse(notText(file.name, bytes))

  const records = parse(text)
  if ('refusal' in records) return records
  const [head, ...lines] = records.lines
  if (head === undefined) return refuse('This file is empty.')
  if (lines.length === 0)
    return refuse('This file has a line of column names at most, and no rows below it.')
  if (lines.length > mostRows)
    return refuse(
      `This file has ${number(lines.length)} rows; at most ${number(mostRows)} can be imported at once. Divide it into several files.`,
    )
  return withoutReasons({ titles: head.cells.map((title) => title.trim()), lines })
}

function parse(text: string): { lines: Line[] } | { refusal: string } {
  const plain = text.replaceAll(/\r\n?/g, '\n')
  const { data, errors } = Papa.parse<string[]>(plain, {
    delimiter: delimiterIn(plain),
    newline: '\n',
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken)
    return refuse(
      `A quotation mark in row ${(broken.row ?? 0) + 1} has no partner, so what follows cannot be read.`,
    )
  const lines = data
    .map((cells, index) => ({ row: index + 1, cells: cells.map(withoutEscape) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { lines }
}

/** What parts the column names; within quotes it parts nothing. */
function delimiterIn(text: string): string {
  const titles =
    text
      .trimStart()
      .split('\n', 1)[0]
      ?.replaceAll(/"[^"]*"/g, '') ?? ''
  const countOf = (sign: string) => titles.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best))
}

/** What an earlier import said about the rows is no content of theirs. */
function withoutReasons({ titles, lines }: Sheet): Sheet {
  const place = titles.findIndex((title) => isSameTitle(title, reasonTitle))
  if (place === -1) return { titles, lines }
  return {
    titles: titles.toSpliced(place, 1),
    lines: lines.map(({ row, cells }) => ({ row, cells: cells.toSpliced(place, 1) })),
  }
}

async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    // It was moved or changed since it was chosen.
    return null
  }
}

/** UTF-8, with or without a byte order mark; null for anything else. */
function textIn(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function notText(name: string, [first, second]: Uint8Array): string {
  const isWorkbook = /\.(xlsx?|ods|numbers)$/i.test(name) || (first === 0x50 && second === 0x4b)
  return isWorkbook
    ? 'This is a spreadsheet’s own format. Save it as “CSV UTF-8” and choose that file.'
    : 'This is not a CSV file in UTF-8. Save it as “CSV UTF-8” and choose that file.'
}

const refuse = (refusal: string) => ({ refusal })
const number = (count: number) => formatCount({ count, isCapped: false })
