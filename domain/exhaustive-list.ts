/**
 * A list that names every word of a type, in an order of its own. One that leaves a word out does
 * not compile, and the error names it.
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
