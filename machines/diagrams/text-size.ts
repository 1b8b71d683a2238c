/** Text sizes in pixels, used for the layout as well as for the styles. */
export const sizes = {
  title: 14,
  row: 12,
  label: 12,
  rowHeight: 19,
  labelHeight: 17,
}

/**
 * Upper bound for the width of a text in the sans-serif fonts of the drawings. No font is measured, so that
 * the drawings are the same on every machine.
 */
export function widthOf(text: string, size: number, isBold = false): number {
  const ems = Array.from(text).reduce((sum, letter) => sum + emsOf(letter), 0)
  return Math.ceil(ems * size * (isBold ? 1.09 : 1.03))
}

function emsOf(letter: string): number {
  if ("ijl.,:;|'!".includes(letter)) return 0.27
  if (' ftrI()[]-/'.includes(letter)) return 0.34
  if ('mwMW%'.includes(letter)) return 0.86
  if ('→↺✓✗⏱›'.includes(letter)) return 0.9
  if (letter >= 'A' && letter <= 'Z') return 0.7
  return 0.57
}
