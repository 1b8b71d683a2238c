import { describe, expect, it } from 'vitest'
import { drawCode128, drawQrCode } from '../../../src/lib/scan-codes.ts'
import type { ScanCode } from '../../../src/lib/scan-codes.ts'
import { newTrackingId } from '../../../server/parcels/tracking-ids.ts'
import { code128In, qrCodeIn } from '../../support/codes/picture.ts'

const trackingIds = Array.from({ length: 10 }, newTrackingId)

describe('A scanner reads', () => {
  it.each([...trackingIds, 'TRK-0004-PLAIN', '12345678', 'A 1'])('the bars of %s', (id) => {
    const code = drawCode128(id)
    expect(code && code128In(pictureOf(code))).toBe(id)
  })

  it.each(trackingIds)('the QR code of a link to %s', (id) => {
    const link = `https://waybill.example/track/${id}`
    expect(qrCodeIn(pictureOf(drawQrCode(link)))).toBe(link)
  })
})

it('A code has its quiet zone: ten modules beside the bars, four around the square', () => {
  const bars = drawCode128('TRK-7H2K-9QXM-3VBT-RD4W')
  // 25 characters of 11 modules and a stop of 13.
  expect(bars?.width).toBe(25 * 11 + 13 + 2 * 10)
  expect(darkColumnsOf(bars)).toEqual([10, (bars?.width ?? 0) - 11])
  const square = drawQrCode('https://waybill.example/track/TRK-7H2K-9QXM-3VBT-RD4W')
  expect(square.height).toBe(square.width)
  expect(darkColumnsOf(square)).toEqual([4, square.width - 5])
})

it.each(['', 'Žluťoučký', 'TRK\n1', 'x'.repeat(49)])('No bars are drawn for %j', (text) => {
  expect(drawCode128(text)).toBeNull()
})

/** The first and the last column with a dark module. */
function darkColumnsOf(code: ScanCode | null) {
  if (code === null) return null
  const { width, height, grey } = pictureOf(code, 1)
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => grey[y * width + x]).includes(0),
  )
  return [columns[0], columns.at(-1)]
}

/** Fills the path by the even-odd rule, as a browser does, then enlarges it. */
function pictureOf({ path, width, height }: ScanCode, scale = 6) {
  const polygons = polygonsIn(path)
  const dark = Array.from({ length: width * height }, (_, index) =>
    isInside(polygons, (index % width) + 0.5, Math.floor(index / width) + 0.5),
  )
  const grey = new Uint8Array(dark.length * scale * scale)
  for (const index of grey.keys()) {
    const x = Math.floor((index % (width * scale)) / scale)
    const y = Math.floor(index / (width * scale) / scale)
    grey[index] = dark[y * width + x] ? 0 : 255
  }
  return { width: width * scale, height: height * scale, grey }
}

type Point = [x: number, y: number]

const polygonsIn = (path: string): Point[][] => path.split(/(?=M)/).map(barOf)

function barOf(part: string): Point[] {
  const [, x = 0, y = 0, w = 0, h = 0] = (/^M(\d+) (\d+)h(\d+)v(\d+)/.exec(part) ?? []).map(Number)
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
}

function isInside(polygons: readonly Point[][], x: number, y: number): boolean {
  let inside = false
  for (const corners of polygons) {
    for (const [index, [x1, y1]] of corners.entries()) {
      const [x2, y2] = corners.at(index - 1) ?? [0, 0]
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
    }
  }
  return inside
}
