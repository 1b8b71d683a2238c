import { describe, expect, it } from 'vitest'
import { barModule, drawCode128 } from '../../../src/lib/scan-codes.ts'
import { codeReaders } from '../../support/codes/readers.ts'

const trackingIds = [
  'TRK-7H2K-9QXM-3VBT-RD4W',
  'TRK-0123-4567-89AB-CDEF',
  'TRK-W1W1-1111-ZZZZ-0M7J',
]
const percents = [95, 97, 98, 99, 100, 101, 103, 105]
// Offsets of the code from the printer's dots, in dots.
const offsets = [0, 0.3, 0.5, 0.8]

// "203 dpi" is eight dots a millimetre with most makers.
describe.each([203, 203.2, 300, 304.8])('A printer with %d dpi', (dpi) => {
  it.each(['covered', 'touched'] as const)(
    'prints bars that are read at 95 to 105 percent, blackening each dot %s',
    async (rule) => {
      const misread: string[] = []
      for (const [index, percent] of percents.entries()) {
        const id = trackingIds[index % trackingIds.length] ?? ''
        const dotsPerModule = (barModule / 25.4) * dpi * (percent / 100)
        const printed = print(id, dotsPerModule, offsets[index % offsets.length] ?? 0, rule)
        for (const [name, read] of Object.entries(codeReaders))
          if (!(await read(printed)).includes(id)) misread.push(`${name} at ${percent} %: ${id}`)
      }
      expect(misread).toEqual([])
    },
  )
})

it('A module is three whole dots of a printer with eight dots a millimetre', () => {
  expect(barModule * 8).toBe(3)
})

/**
 * Prints bars as a thermal printer's driver does, in whole dots: those more than half covered by a bar, or
 * all that it touches, as Acrobat's and Poppler's.
 */
function print(id: string, dotsPerModule: number, offset: number, rule: 'covered' | 'touched') {
  const { path, width: modules } = drawCode128(id) ?? { path: '', width: 0 }
  const [width, height] = [Math.ceil(modules * dotsPerModule) + 1, 60]
  const line = new Uint8Array(width).fill(255)
  for (const [, start, length] of path.matchAll(/M(\d+) 0h(\d+)/g)) {
    const from = offset + Number(start) * dotsPerModule
    const to = from + Number(length) * dotsPerModule
    if (rule === 'covered') line.fill(0, Math.round(from), Math.round(to))
    else line.fill(0, Math.floor(from), Math.ceil(to))
  }
  const grey = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) grey.set(line, row * width)
  return { width, height, grey }
}
