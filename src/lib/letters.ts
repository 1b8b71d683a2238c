import { language } from '#texts/language.ts'

/* Letters as the language of the page has them: their lower case, and their order. */

export const lowerCase = (text: string): string => text.toLocaleLowerCase(language)

/** Answers whether a text contains every word of the query, in any case. */
export function searchFor(query: string): (text: string) => boolean {
  const words = lowerCase(query).split(/\s+/).filter(Boolean)
  return (text) => {
    const searched = lowerCase(text)
    return words.every((word) => searched.includes(word))
  }
}

const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true })

/** Order of two texts; case and accents do not matter, and 2 comes before 10. */
export const compareTexts = (one: string, other: string): number => collator.compare(one, other)
