/**
 * A list that names every word of a type, in an order that matters: a word that is missing is a
 * compile error that says which.
 */
export const every =
  <Word extends string>() =>
  <const Words extends readonly Word[]>(
    ...words: [Exclude<Word, Words[number]>] extends [never]
      ? Words
      : [...Words, missing: Exclude<Word, Words[number]>]
  ): readonly Word[] =>
    words
