import { correction, generate } from 'lean-qr'

/** A bar code or QR code as one SVG path, with the quiet zone that scanners need. */
export interface ScanCode {
  path: string
  /** Size of an SVG's viewBox; a unit is one module, the thinnest line of the code. */
  width: number
  height: number
}

/** Draws a QR code that can be read even if about a seventh of it is damaged. */
export function drawQrCode(text: string): ScanCode {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const size = code.size + 2 * quietZone.square
  const rows = Array.from({ length: code.size }, (_, y) =>
    runsOf(Array.from({ length: code.size }, (_unused, x) => code.get(x, y)))
      .map(([x, length]) => bar(quietZone.square + x, quietZone.square + y, length, 1))
      .join(''),
  )
  return { path: rows.join(''), width: size, height: size }
}

/** Draws a Code 128, which can be stretched to any height; null for a text that it cannot encode. */
export function drawCode128(text: string): ScanCode | null {
  const widths = code128Widths(text)
  if (widths === null) return null
  let x = quietZone.bars
  let path = ''
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += bar(x, 0, width, 1)
    x += width
  }
  return { path, width: x + quietZone.bars, height: 1 }
}

/**
 * Thickness of a Code 128's module on paper, in millimetres: three dots of a printer with 203 dpi, four to five
 * with 300. Rounding to whole dots moves an edge by up to one dot, which readers forgive up to half a module;
 * so the code survives print dialogs that scale a page to 95 or 105 %. With two dots it did not.
 */
export const barModule = 0.375

// In modules, as the two standards require.
const quietZone = { bars: 10, square: 4 }

const bar = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`

/** Finds the start and the length of each run of dark modules in a row. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last !== undefined && last[0] + last[1] === x) last[1] += 1
    else if (isDark) runs.push([x, 1])
  }
  return runs
}

/**
 * Widths in modules of a Code 128's alternating bars and gaps, beginning with a bar (ISO/IEC 15417, code
 * set B). Null for any text but 1 to 48 printable characters of ASCII.
 */
function code128Widths(text: string): number[] | null {
  if (!/^[\x20-\x7e]{1,48}$/.test(text)) return null
  const values = Array.from(text, (letter) => letter.charCodeAt(0) - 32)
  const sum = values.reduce((total, value, index) => total + value * (index + 1), startB)
  return [startB, ...values, sum % 103, stop].flatMap((value) => symbolWidths[value] ?? [])
}

const startB = 104
const stop = 106

const symbolWidths = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
  122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
  322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311
  112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321
  331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
  112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
  124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113
  411311 113141 114131 311141 411131 211412 211214 211232 2331112
`
  .trim()
  .split(/\s+/)
  .map((widths) => Array.from(widths, Number))
