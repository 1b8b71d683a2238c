import { direction } from '#texts/language.ts'

/**
 * Isolates a name, an address or a number in a right-to-left text with Unicode marks, so that it keeps its own
 * direction. Texts of the catalogues do this with their arguments; elements use `bdi`.
 */
export const isolated = (text: string): string =>
  direction === 'rtl' ? `\u2068${text}\u2069` : text
