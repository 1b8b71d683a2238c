import { language } from '#texts/language.ts'
import { foldText } from '../../domain/fold.ts'

/* Searches, and the sort order of texts in the language of the page. */

/** Returns a function that tests whether a text contains every word of the query, however they are written. */
export function searchFor(query: string): (text: string) => boolean {
  const words = foldText(query).split(' ').filter(Boolean)
  return (text) => {
    const searched = foldText(text)
    return words.every((word) => searched.includes(word))
  }
}

const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true })

/** Compares two texts; ignores case and accents, and puts 2 before 10. */
export const compareTexts = (one: string, other: string): number => collator.compare(one, other)
