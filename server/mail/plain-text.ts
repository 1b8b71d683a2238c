/** A name or an address in one line of a mail, cut where it is longer than any honest one. */
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
