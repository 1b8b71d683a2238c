import * as t from '#texts/fixedNotes.ts'
import * as english from '../languages/texts/en/fixedNotes.ts'

/** Default notes in a parcel's log, which is stored in English, and read in all languages. */
export const fixedNotes = english

/** Default notes in the language of the page; other notes as they were written. */
export const noteText = (note: string, texts: Readonly<Record<string, string>> = t): string =>
  texts[keys.get(note) ?? ''] ?? note

const keys = new Map(Object.entries(english).map(([key, sentence]) => [sentence, key]))
