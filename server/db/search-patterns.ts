import { sql, type RawBuilder } from 'kysely'
import { place } from './kept-texts.ts'

/**
 * The patterns of `like`, any of which finds a text. One or two letters find the beginnings of
 * words; anything longer, and every other script, a part of a word.
 */
export function partsOfText(search: string): string[] {
  const literal = search.replaceAll(/[\\%_]/g, String.raw`\$&`)
  if (!fewLetters.test(search)) return [`%${literal}%`]
  return [`% ${literal}%`, `%\n${literal}%`]
}

// Fewer than three have no triple of letters to be looked up by, unless they begin a word.
const fewLetters = /^[\p{Script=Latin}\p{Number}]{1,2}$/u

type Pattern = string | RawBuilder<string>

// A pattern from a sub-query is one that the planner knows nothing about: it makes the same plan
// for every word, and it cannot take a rare one for a common one.
export function matches(
  text: RawBuilder<unknown>,
  patterns: readonly Pattern[],
): RawBuilder<unknown> {
  const any = patterns.map((pattern) => sql`${text} like (select lower(${pattern}::text))`)
  return sql`(${sql.join(any, sql` or `)})`
}

/** In a text that is kept. */
export const patternPlaces = (count: number) =>
  Array.from({ length: count }, (_, index) => place<string>(`pattern_${index}`))

export type PatternValues = Record<`pattern_${number}`, string>

export const patternValues = (patterns: readonly string[]): PatternValues =>
  Object.fromEntries(patterns.map((pattern, index) => [`pattern_${index}`, pattern]))
