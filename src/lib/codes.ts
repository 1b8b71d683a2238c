import { code128, qrcode } from 'bwip-js/browser'
import type { DrawingContext } from 'bwip-js/browser'

/** A code to scan as one path, in a box of its size with the quiet zone that readers need. */
export interface Code {
  path: string
  /** Of an SVG's viewBox; two units are one module, the thinnest line of the code. */
  width: number
  height: number
}

/** Still readable with about a seventh of it dirty: bwip-js's usual level M. */
export function drawQrCode(text: string): Code {
  return qrcode({ bcid: 'qrcode', text, ...drawn }, drawing({ aside: 4, above: 4 }))
}

/** Null for what a Code 128 cannot hold. Its bars may be drawn out to any height. */
export function drawCode128(text: string): Code | null {
  if (!/^[\x20-\x7e]{1,48}$/.test(text)) return null
  return code128({ bcid: 'code128', text, height: 1, ...drawn }, drawing({ aside: 10, above: 0 }))
}

// An even scale keeps the middle of every bar on a whole number.
const unitsPerModule = 2
const drawn = { scaleX: unitsPerModule, scaleY: unitsPerModule, includetext: false }

/** Collects what bwip-js draws; `quiet` in modules. */
function drawing(quiet: { aside: number; above: number }): DrawingContext<Code> {
  const left = quiet.aside * unitsPerModule
  const top = quiet.above * unitsPerModule
  const code: Code = { path: '', width: 0, height: 0 }
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(width, height) {
      code.width = width + 2 * left
      code.height = height + 2 * top
    },
    line(x, _y0, _x1, _y1, thickness) {
      code.path += `M${left + x - thickness / 2} 0h${thickness}v${code.height}h${-thickness}z`
    },
    polygon(points) {
      code.path += `M${points.map(([x, y]) => `${left + x} ${top + y}`).join('L')}Z`
    },
    hexagon: unused,
    ellipse: unused,
    text: unused,
    fill: () => {},
    end: () => code,
  }
}

function unused(): never {
  throw new Error('Neither code is drawn with this')
}
