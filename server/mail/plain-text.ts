/** Text of elsewhere in one line, cut where it is longer than any honest one. */
export function oneLine(text: string, maxLetters = 160): string {
  // Marks that turn the direction of text would turn what stands after it as well.
  const line = text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const found = Array.from(letters.segment(line), ({ segment }) => segment)
  return found.length > maxLetters ? `${found.slice(0, maxLetters).join('')}…` : line
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Text that a person wrote, as every mail puts it in: in one line, and such that no mail program makes a link
 * of it. A word joiner, which is not seen, stands where an address of the web would be known by its signs.
 */
export const personsWords = (text: string, maxLetters?: number): string =>
  oneLine(text, maxLetters).replaceAll(
    signsOfAddresses,
    (sign) => `${wordJoiner}${sign}${wordJoiner}`,
  )

const wordJoiner = '\u2060'
const signsOfAddresses = /:(?=\/\/)|(?<=[\p{L}\p{N}])[.@](?=[\p{L}\p{N}])/gu
