import { language } from '#texts/language.ts'

/* Case and sort order of texts in the language of the page. */

export const lowerCase = (text: string): string => text.toLocaleLowerCase(language)

/** Returns a function that tests whether a text contains every word of the query, in any case. */
export function searchFor(query: string): (text: string) => boolean {
  const words = lowerCase(query).split(/\s+/).filter(Boolean)
  return (text) => {
    const searched = lowerCase(text)
    return words.every((word) => searched.includes(word))
  }
}

const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true })

/** Compares two texts; ignores case and accents, and puts 2 before 10. */
export const compareTexts = (one: string, other: string): number => collator.compare(one, other)
