/** Text of a file. */
export interface DecodedText {
  text: string
  /** True if the encoding is a guess, which the sender has to look at. */
  isGuess: boolean
}

/**
 * Decodes what spreadsheets save: UTF-8, UTF-16 with a byte order mark, and Windows-1252, which nothing marks.
 * Null for what is not text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const encoding = encodingByMark(bytes)
  const known = decodeAs(encoding, bytes)
  if (known !== null) return known.includes('\0') ? null : { text: known, isGuess: false }
  const guess = encoding === 'utf-8' ? decodeAs('windows-1252', bytes) : null
  return guess === null || controlCharacter.test(guess) ? null : { text: guess, isGuess: true }
}

/** Found in a picture or another binary file, most bytes of which are letters of Windows-1252. */
const controlCharacter = /(?![\t\n\v\f\r])\p{Cc}/u

function encodingByMark([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** Leaves out a byte order mark. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
