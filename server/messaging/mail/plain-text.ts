/** Text from outside in one line, cut if it is longer than a genuine text would be. */
export function oneLine(text: string, maxLetters = 160): string {
  // Bidi control characters would also change the direction of the text after it.
  const line = text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const found = Array.from(letters.segment(line), ({ segment }) => segment)
  return found.length > maxLetters ? `${found.slice(0, maxLetters).join('')}…` : line
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Text that a user wrote, for use in a mail: in one line, and so that no mail program turns it into a link.
 * Invisible word joiners surround the characters by which a web or email address is recognized.
 */
export const personsWords = (text: string, maxLetters?: number): string =>
  oneLine(text, maxLetters).replaceAll(
    signsOfAddresses,
    (sign) => `${wordJoiner}${sign}${wordJoiner}`,
  )

const wordJoiner = '\u2060'
const signsOfAddresses = /:(?=\/\/)|(?<=[\p{L}\p{N}])[.@](?=[\p{L}\p{N}])/gu
