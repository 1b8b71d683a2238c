import type { Language } from '../openapi.d.ts'
import type { Separator } from './csv.ts'
import { listOfAll } from './exhaustive-list.ts'

/** Languages of the web app; each has a catalogue, `languages/<language>.json`. */
export const languages = listOfAll<Language>()(['en', 'de', 'es', 'fr', 'pl', 'ar'])

interface LanguageFacts {
  /** Name in the language itself. */
  name: string
  direction: 'ltr' | 'rtl'
  numberLocale: string
  dateLocale: string
  /** Sign between the cells of a file in Excel, by the region of computers in this language. */
  listSeparator: Separator
}

/**
 * English dates are British, with the day first, as specified. Arabic uses Latin digits, which scanners read.
 */
export const languageFacts: Record<Language, LanguageFacts> = {
  en: {
    name: 'English',
    direction: 'ltr',
    numberLocale: 'en-US',
    dateLocale: 'en-GB',
    listSeparator: ',',
  },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    numberLocale: 'de-DE',
    dateLocale: 'de-DE',
    listSeparator: ';',
  },
  es: {
    name: 'Español',
    direction: 'ltr',
    numberLocale: 'es-ES',
    dateLocale: 'es-ES',
    listSeparator: ';',
  },
  fr: {
    name: 'Français',
    direction: 'ltr',
    numberLocale: 'fr-FR',
    dateLocale: 'fr-FR',
    listSeparator: ';',
  },
  pl: {
    name: 'Polski',
    direction: 'ltr',
    numberLocale: 'pl-PL',
    dateLocale: 'pl-PL',
    listSeparator: ';',
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    numberLocale: 'ar-u-nu-latn',
    dateLocale: 'ar-u-nu-latn',
    listSeparator: ';',
  },
}

export const isLanguage = (text: string): text is Language =>
  languages.some((language) => language === text)
