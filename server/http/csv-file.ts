import { byteOrderMark, csvText } from '../../domain/csv.ts'
import { csvCells, type CsvCells } from '../../domain/csv-format.ts'
import { csvTitles, type CsvTitle } from '../../domain/csv-titles.ts'
import type { CsvFormat, Language } from '../../openapi.d.ts'
import { codeWords, type WordedCode } from './code-words.ts'

interface Choice {
  format?: CsvFormat | undefined
  language?: Language | undefined
}

/** What cells of a file depend on. */
export interface CsvFile {
  language: Language
  titles: (typeof csvTitles)[Language]
  cells: CsvCells
  /** The code in a file for programs, and its word in one for people. */
  word: (code: WordedCode) => string
}

/** `times` marks a column of times, whose title has their time zone if the cells do not. */
export type CsvColumn<Row> = readonly [
  title: CsvTitle,
  cell: (row: Row, file: CsvFile) => string,
  kind?: 'times',
]

/** Writes a file piece by piece: first the titles, then any number of rows. */
export function csvWriter<Row>(
  columns: Readonly<Record<string, CsvColumn<Row>>>,
  { format = 'PLAIN', language = 'en' }: Choice,
  timeZone: string,
) {
  const cells = csvCells(format, language, timeZone)
  const titles = csvTitles[language]
  const words = codeWords(language)
  const wordOf = (code: WordedCode) => words[code]
  const file: CsvFile = { language, titles, cells, word: (code) => cells.code(code, wordOf) }
  const inOrder = Object.values(columns)
  const { separator } = cells
  const titleOf = ([title, , kind]: CsvColumn<Row>) =>
    kind === 'times' ? cells.timeTitle(titles[title]) : titles[title]
  return {
    titleLine: () => byteOrderMark + csvText([inOrder.map(titleOf)], separator),
    lines: (rows: readonly Row[]) =>
      csvText(
        rows.map((row) => inOrder.map(([, cell]) => cell(row, file))),
        separator,
      ),
  }
}
