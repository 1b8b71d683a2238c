import { scannedTrackingId } from './scanned-tracking-id.ts'
import { trackingIdAlphabet, withoutCodeKind } from './tracking-id.ts'

/*
 * A scanner acts as a keyboard: it presses keys, and the computer's layout decides which characters come of
 * them. If it is set to another layout than the computer, it types `ß` instead of `-`, and Z instead of Y.
 */

/** Characters that a scanner types, with what it means by each; those that are right are left out. */
export type ScannerLayout = Readonly<Record<string, string>>

/** Text of the test code: each character of our codes once; small letters follow from the capitals. */
export const layoutTest = `${trackingIdAlphabet}-:/.`

export type ScanReading =
  | { kind: 'id'; trackingId: string }
  /** One of our codes, if it was typed by a scanner of another layout, whose first difference this is. */
  | { kind: 'layout'; typed: string; meant: string }
  /** An ID without its hyphens, by which a right layout is known: its Y could be a Z. */
  | { kind: 'unsure' }
  | { kind: 'other' }

/** Reads what a scanner has typed; `learned` is its layout, or null if it was never set up. */
export function readScan(text: string, learned: ScannerLayout | null): ScanReading {
  const asLearned = learned && scannedTrackingId(decoded(text, learned))
  if (asLearned !== null) return { kind: 'id', trackingId: asLearned }
  const trackingId = scannedTrackingId(text)
  if (trackingId !== null)
    return hasHyphens(text) || !/[yz]/i.test(text) ? { kind: 'id', trackingId } : { kind: 'unsure' }
  for (const layout of knownLayouts) {
    const meant = decoded(text, layout)
    if (scannedTrackingId(meant) === null) continue
    const letters = Array.from(text.normalize('NFC'))
    const at = letters.findIndex((letter) => letter in layout)
    const typed = letters[at] ?? ''
    return { kind: 'layout', typed, meant: layout[typed] ?? '' }
  }
  return { kind: 'other' }
}

// No layout has the hyphen where another has it, and the letters elsewhere.
const hasHyphens = (text: string) => /TRK-/i.test(text)

/**
 * Layout of a scanner that has typed the test code as `typed`; null if that cannot be it, because a key is
 * missing or two mean the same.
 */
export function layoutOf(typed: string): ScannerLayout | null {
  const letters = Array.from(withoutCodeKind(typed).normalize('NFC'))
  const meant = Array.from(layoutTest)
  if (letters.length !== meant.length || new Set(letters).size !== meant.length) return null
  return withSmallLetters(
    letters.flatMap((letter, index): [string, string][] => [[letter, meant[index] ?? '']]),
  )
}

const decoded = (text: string, layout: ScannerLayout) =>
  Array.from(text.normalize('NFC'), (letter) => layout[letter] ?? letter).join('')

function withSmallLetters(pairs: readonly (readonly [string, string])[]): ScannerLayout {
  const small = pairs.flatMap(([typed, meant]) =>
    /[A-Z]/.test(meant) && typed !== typed.toLowerCase()
      ? [[typed.toLowerCase(), meant.toLowerCase()] as const]
      : [],
  )
  return Object.fromEntries([...small, ...pairs].filter(([typed, meant]) => typed !== meant))
}

const azerty = { ')': '-', Q: 'A', A: 'Q', Z: 'W', W: 'Z', '?': 'M', ',': 'm', M: ':', ':': '.' }

/** Layouts of computers, with a scanner set to the keys of the United States, to explain what is wrong. */
const knownLayouts: readonly ScannerLayout[] = [
  // Germany, Austria.
  { ß: '-', Y: 'Z', Z: 'Y', Ö: ':', '-': '/' },
  // Switzerland.
  { "'": '-', Y: 'Z', Z: 'Y', é: ':', '-': '/' },
  // Hungary.
  { ü: '-', Y: 'Z', Z: 'Y', É: ':', '-': '/', ö: '0' },
  // Czechia, Slovakia.
  { '=': '-', Y: 'Z', Z: 'Y', '"': ':', '-': '/', ...numbered('é+ěščřžýáí') },
  // France.
  { ...azerty, '!': '/', ...numbered('à&é"\'(-è_ç') },
  // Belgium.
  { ...azerty, '=': '/', ...numbered('à&é"\'(§è!ç') },
  // Spain, Italy, Portugal, Latin America.
  { "'": '-', Ñ: ':', Ç: ':', '-': '/' },
  // Sweden, Finland, Norway, Denmark.
  { '+': '-', Ö: ':', Ø: ':', Æ: ':', '-': '/' },
  // Turkey.
  { '*': '-', Ş: ':', '.': '/', ç: '.', İ: 'I' },
].map((layout) => withSmallLetters(Object.entries(layout)))

function numbered(keys: string): Record<string, string> {
  return Object.fromEntries(Array.from(keys, (key, digit) => [key, String(digit)]))
}
