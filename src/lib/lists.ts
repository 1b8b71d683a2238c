import { dateLocale, language } from '#texts/language.ts'
import * as t from '#texts/libLists.ts'
import { isolated } from './isolated.ts'

/** Names or titles within a sentence, as the language lists them: 'Amin, Ben, Chloe'. */
export const listText = (items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'unit' }).format(items.map(isolated))

/** As in 'Amin, Ben and Chloe'. */
export const listWithAnd = (items: readonly string[]): string =>
  // In British English no comma stands before the last.
  new Intl.ListFormat(dateLocale).format(items.map(isolated))

/** Quoted, as in '“Weight”, “Note”'. */
export const quotedList = (items: readonly string[]): string =>
  listText(items.map((text) => t.quoted({ text })))

/** Facts one after the other, where no language says 'and': 'Package, 2.5 kg'. */
export const factsText = (facts: readonly string[]): string =>
  facts.slice(1).reduce((text, next) => t.andNext({ text, next }), facts[0] ?? '')
