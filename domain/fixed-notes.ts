import * as t from '#texts/fixedNotes.ts'
import * as english from '../languages/texts/en/fixedNotes.ts'

/** Notes in a parcel's log where its writer said nothing: the log is read in all languages, and kept in one. */
export const fixedNotes = english

/** The note in the language of the page, where it is one of these; else as it was written. */
export const noteText = (note: string, texts: Readonly<Record<string, string>> = t): string =>
  texts[keys.get(note) ?? ''] ?? note

const keys = new Map(Object.entries(english).map(([key, sentence]) => [sentence, key]))
