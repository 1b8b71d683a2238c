import { direction } from '#texts/language.ts'

/**
 * A name, an address or a number that becomes part of a text: where lines are read to the left, marks of
 * Unicode keep it in its own order. Texts of the catalogue do this with their arguments, elements by `bdi`.
 */
export const isolated = (text: string): string =>
  direction === 'rtl' ? `\u2068${text}\u2069` : text
