import { dateLocale, language } from '#texts/language.ts'
import * as t from '#texts/lists.ts'
import { isolated } from './isolated.ts'

/** Lists names or titles according to the language: 'Amin, Ben, Chloe'. */
export const listText = (items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'unit' }).format(items.map(isolated))

/** Lists names or titles with 'and': 'Amin, Ben and Chloe'. */
export const listWithAnd = (items: readonly string[]): string =>
  // British English has no comma before the last item.
  new Intl.ListFormat(dateLocale).format(items.map(isolated))

/** Lists names or titles in quotes: '“Weight”, “Note”'. */
export const quotedList = (items: readonly string[]): string =>
  listText(items.map((text) => t.quoted({ text })))

/** Lists facts, without 'and' in any language: 'Package, 2.5 kg'. */
export const factsText = (facts: readonly string[]): string =>
  facts.slice(1).reduce((text, next) => t.andNext({ text, next }), facts[0] ?? '')
