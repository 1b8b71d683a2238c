import * as ar from '../languages/texts/ar/csvTitles.ts'
import * as de from '../languages/texts/de/csvTitles.ts'
import * as en from '../languages/texts/en/csvTitles.ts'
import * as es from '../languages/texts/es/csvTitles.ts'
import * as fr from '../languages/texts/fr/csvTitles.ts'
import * as pl from '../languages/texts/pl/csvTitles.ts'
import type { Language } from '../openapi.d.ts'

export type CsvTitle = keyof typeof en

/** Column titles by language: a file is written in one language, and read in any. */
export const csvTitles: Record<Language, Record<CsvTitle, string>> = { en, de, es, fr, pl, ar }

export const titlesInAllLanguages = (key: CsvTitle): string[] =>
  Object.values(csvTitles).map((titles) => titles[key])
