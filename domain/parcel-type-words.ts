import * as ar from '../languages/texts/ar/names.ts'
import * as de from '../languages/texts/de/names.ts'
import * as en from '../languages/texts/en/names.ts'
import * as es from '../languages/texts/es/names.ts'
import * as fr from '../languages/texts/fr/names.ts'
import * as pl from '../languages/texts/pl/names.ts'
import type { Language, ParcelType } from '../openapi.d.ts'

type Words = Record<ParcelType, string>

/** Words for the types in all languages. Each text is named by itself, so that a page loads only those. */
export const parcelTypeWords: Record<Language, Words> = {
  en: { PACKAGE: en.packageType, DOCUMENT: en.documentType },
  de: { PACKAGE: de.packageType, DOCUMENT: de.documentType },
  es: { PACKAGE: es.packageType, DOCUMENT: es.documentType },
  fr: { PACKAGE: fr.packageType, DOCUMENT: fr.documentType },
  pl: { PACKAGE: pl.packageType, DOCUMENT: pl.documentType },
  ar: { PACKAGE: ar.packageType, DOCUMENT: ar.documentType },
}
