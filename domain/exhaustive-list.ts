/**
 * A list of every member of a union type, in the order given. A list with a missing member does not compile,
 * and the error names it.
 */
export const listOfAll =
  <Word extends string>() =>
  <const Words extends readonly Word[]>(words: Words & Complete<Word, Words>): readonly Word[] =>
    words

type Complete<Word extends string, Words extends readonly Word[]> = [
  Exclude<Word, Words[number]>,
] extends [never]
  ? unknown
  : { missing: Exclude<Word, Words[number]> }
