/**
 * Folds a text for a search or a comparison: what people write in different ways becomes equal. Ignores case,
 * accents, commas, kinds and number of spaces, kinds of apostrophes and hyphens, and characters that are not seen.
 * The server's `fold_text` (migration 042) does the same in SQL; a test compares the two letter by letter.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\ufe00-\ufe0f]/g, '')
    .replaceAll(/[\u007f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll(/[ßæœþłøđħıŧðς‘’ʼ‐–—−]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[\t\n\v\f\r \u0085\u1680\u2028\u2029,\u060c\u3001]+/g, ' ')
    .replaceAll(/^ | $/g, '')
    .normalize('NFC')

/** Letters that Unicode does not take apart, and what people type for them. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ð: 'd',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
}
