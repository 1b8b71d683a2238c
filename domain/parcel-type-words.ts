import * as ar from '../languages/texts/ar/names.ts'
import * as de from '../languages/texts/de/names.ts'
import * as en from '../languages/texts/en/names.ts'
import * as es from '../languages/texts/es/names.ts'
import * as fr from '../languages/texts/fr/names.ts'
import * as pl from '../languages/texts/pl/names.ts'
import type { ParcelType } from '../openapi.d.ts'
import { foldText } from './fold.ts'

const words: Record<ParcelType, string[]> = {
  PACKAGE: ['PACKAGE', ...[en, de, es, fr, pl, ar].map(({ packageType }) => packageType)],
  DOCUMENT: ['DOCUMENT', ...[en, de, es, fr, pl, ar].map(({ documentType }) => documentType)],
}

/** The type that a cell names, by its code or its word in any language; undefined if it names none. */
export function readParcelType(cell: string): ParcelType | undefined {
  const names = (type: ParcelType) => words[type].some((word) => foldText(word) === foldText(cell))
  if (names('PACKAGE')) return 'PACKAGE'
  return names('DOCUMENT') ? 'DOCUMENT' : undefined
}
