import { language } from '#texts/language.ts'
import * as t from '#texts/parcelImport.ts'
import { csvTitles, titlesInAllLanguages, type CsvTitle } from '../../domain/csv-titles.ts'
import { normalizedTitle } from './csv-sheet.ts'
import type { Line } from './csv-sheet.ts'
import { quotedList } from './lists.ts'

/** A column that a file may have. */
export interface CsvColumn {
  title: string
  optional?: true
  /** Other accepted titles of the column, in all languages. */
  also: readonly string[]
}

/** Titles of a column: written in the language of the page, read in all languages. */
export const titled = (key: CsvTitle, ...others: CsvTitle[]) => ({
  title: csvTitles[language][key],
  also: [key, ...others].flatMap(titlesInAllLanguages),
})

/** Problem in a row, which is numbered as in a spreadsheet. */
export interface RowProblem {
  row: number
  value: string
  message: string
}

/** Position of each column in a row. */
export type Positions<Key extends string> = Partial<Record<Key, number>>

export interface FoundColumns<Key extends string> {
  positions: Positions<Key>
  /** Titles of unknown columns. */
  ignored: string[]
}

/** Finds columns by their titles, in any order; case, blanks and punctuation are ignored. */
export function findColumns<Key extends string>(
  titles: readonly string[],
  columns: Readonly<Record<Key, CsvColumn>>,
  keys: readonly Key[],
): FoundColumns<Key> | { refusal: string } {
  const positions: Positions<Key> = {}
  const ignored: string[] = []
  const duplicated: string[] = []
  titles.forEach((title, position) => {
    const key = keys.find((one) => isTitleOf(columns[one], title))
    if (key === undefined) ignored.push(title)
    else if (positions[key] === undefined) positions[key] = position
    else duplicated.push(columns[key].title)
  })
  const missing = keys
    .filter((key) => positions[key] === undefined && !columns[key].optional)
    .map((key) => columns[key].title)
  if (missing.length > 0)
    return { refusal: t.missingColumns({ count: missing.length, titles: quotedList(missing) }) }
  if (duplicated.length > 0)
    return { refusal: t.moreThanOneColumn({ titles: quotedList(duplicated) }) }
  return { positions, ignored: ignored.filter((title) => title.trim() !== '') }
}

const isSameTitle = (one: string, other: string) => normalizedTitle(one) === normalizedTitle(other)

export const isTitleOf = ({ also }: CsvColumn, written: string) =>
  also.some((one) => isSameTitle(one, written))

/** Text of a cell; empty if the file does not have the column. */
export const cellAt = ({ cells }: Line, position: number | undefined): string =>
  (position === undefined ? '' : (cells[position] ?? '')).trim()

export const normalizedEmail = (text: string) => text.trim().toLowerCase()

/** The email addresses of a column that can be looked up. */
export function emailsIn(lines: readonly Line[], position: number | undefined): string[] {
  const emails = lines.map((line) => normalizedEmail(cellAt(line, position)))
  return [...new Set(emails)].filter((email) => email.length <= 254 && looksLikeEmail.test(email))
}

const looksLikeEmail = /^[^\s@]+@[^\s@]+$/
