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
