import type { CsvFormat, Language } from '../openapi.d.ts'
import { cellFormats, decimalMarkIn, plainCents } from './cell-formats.ts'
import type { Separator } from './csv.ts'
import { timeZoneText } from './format.ts'
import { languageFacts } from './languages.ts'

/** How the cells of a file are written. */
export interface CsvCells {
  separator: Separator
  decimal: (value: number) => string
  money: (cents: number) => string
  /** A day given as YYYY-MM-DD. */
  day: (day: string) => string
  time: (instant: Date) => string
  /** Title of a column of times, with their time zone if the cells do not have it. */
  timeTitle: (title: string) => string
  /** The code, or its word. */
  code: <Code extends string>(code: Code, wordOf: (code: Code) => string) => string
}

/** The same in all languages, for programs. */
const plainCells: CsvCells = {
  separator: ',',
  decimal: String,
  money: plainCents,
  day: (day) => day,
  time: (instant) => instant.toISOString(),
  timeTitle: (title) => title,
  code: (code) => code,
}

/** As spreadsheets of people with this language read numbers and dates. */
function excelCells(language: Language, timeZone: string): CsvCells {
  const { numberLocale, listSeparator } = languageFacts[language]
  const mark = decimalMarkIn(numberLocale)
  const { day, time } = cellFormats(dateLocaleOfCells(language), timeZone)
  return {
    separator: listSeparator,
    decimal: (value) => String(value).replace('.', mark),
    money: (cents) => plainCents(cents).replace('.', mark),
    day,
    time,
    timeTitle: (title) => `${title} (${timeZoneText(timeZone)})`,
    code: (code, wordOf) => wordOf(code),
  }
}

/**
 * English spreadsheets take 02/03/2026 for February or for March, by country. All of them read 2026-03-02, which
 * the Swedish locale writes.
 */
const dateLocaleOfCells = (language: Language) =>
  language === 'en' ? 'sv-SE' : languageFacts[language].dateLocale

export const csvCells = (format: CsvFormat, language: Language, timeZone: string): CsvCells =>
  format === 'EXCEL' ? excelCells(language, timeZone) : plainCells
