import { language } from '#texts/language.ts'
import * as t from '#texts/parcelImport.ts'
import { csvTitles, titlesInAllLanguages, type CsvTitle } from '../../domain/csv-titles.ts'
import { normalizedTitle } from './csv-sheet.ts'
import type { Line, Sheet } from './csv-sheet.ts'
import { quotedList } from './lists.ts'

/** A column that a file may have. */
export interface CsvColumn {
  title: string
  optional?: true
  /** Other accepted titles of the column, in all languages. */
  also: readonly string[]
  /** Titles that are taken for the column in a file without any of those, as those of our own export. */
  otherwise?: readonly string[]
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
  { titles, titleRow }: Pick<Sheet, 'titles' | 'titleRow'>,
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
  for (const key of keys) {
    const { otherwise = [] } = columns[key]
    const found = titles.findIndex((title) => isOneOf(otherwise, title))
    if (positions[key] === undefined && found >= 0) {
      positions[key] = found
      ignored.splice(ignored.indexOf(titles[found] ?? ''), 1)
    }
  }
  const missing = keys
    .filter((key) => positions[key] === undefined && !columns[key].optional)
    .map((key) => columns[key].title)
  if (missing.length > 0)
    return {
      refusal: t.missingColumns({
        count: missing.length,
        titles: quotedList(missing),
        row: String(titleRow),
        found: quotedList(shownOf(titles)),
      }),
    }
  if (duplicated.length > 0)
    return { refusal: t.moreThanOneColumn({ titles: quotedList(duplicated) }) }
  return { positions, ignored: ignored.filter((title) => title.trim() !== '') }
}

/** Titles for an error text; a line of another kind can have long ones, and many. */
const shownOf = (titles: readonly string[]) =>
  titles
    .filter((title) => title !== '')
    .slice(0, 12)
    .map((title) => (title.length > 40 ? `${title.slice(0, 40)}…` : title))

const isSameTitle = (one: string, other: string) => normalizedTitle(one) === normalizedTitle(other)

/** Compares as titles are compared: ignores case, blanks and punctuation. */
export const isOneOf = (titles: readonly string[], written: string) =>
  titles.some((one) => isSameTitle(one, written))

export const isTitleOf = ({ also }: CsvColumn, written: string) => isOneOf(also, written)

/** True if one of these columns may have this title. */
export const isTitleIn =
  (columns: Readonly<Record<string, CsvColumn>>) =>
  (written: string): boolean =>
    Object.values(columns).some(({ also, otherwise = [] }) =>
      isOneOf([...also, ...otherwise], written),
    )

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
