import { correction, generate } from 'lean-qr'
import { code128Widths } from './code128.ts'

/** A code to scan as one path, in a box of its size with the quiet zone that readers need. */
export interface Code {
  path: string
  /** Of an SVG's viewBox; a unit is one module, the thinnest line of the code. */
  width: number
  height: number
}

/** Still readable with about a seventh of it dirty. */
export function drawQrCode(text: string): Code {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const size = code.size + 2 * quietZone.square
  const rows = Array.from({ length: code.size }, (_, y) =>
    runsOf(Array.from({ length: code.size }, (_unused, x) => code.get(x, y)))
      .map(([x, length]) => bar(quietZone.square + x, quietZone.square + y, length, 1))
      .join(''),
  )
  return { path: rows.join(''), width: size, height: size }
}

/** Null for what a Code 128 cannot hold. Its bars may be drawn out to any height. */
export function drawCode128(text: string): Code | null {
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

// In modules, as the two standards ask for.
const quietZone = { bars: 10, square: 4 }

const bar = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`

/** Where dark runs begin in a row, and how long they are. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last !== undefined && last[0] + last[1] === x) last[1] += 1
    else if (isDark) runs.push([x, 1])
  }
  return runs
}
