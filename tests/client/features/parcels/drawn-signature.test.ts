import type { PointGroup } from 'signature_pad'
import { expect, it } from 'vitest'
import {
  fitted,
  type DrawnSignature,
} from '../../../../src/features/parcels/delivery/drawn-signature.ts'

type Corner = readonly [x: number, y: number]

const stroke = (...corners: readonly Corner[]): PointGroup => ({
  dotSize: 0,
  minWidth: 1,
  maxWidth: 3,
  penColor: '#16202c',
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: corners.map(([x, y]) => ({ x, y, pressure: 0.5, time: 0 })),
})

const upright = { width: 320, height: 160 }
const onItsSide = { width: 640, height: 160 }
const low = { width: 640, height: 80 }

it.each([
  ['has room', [10, 10], [300, 150], [upright], [300, 150]],
  ['is too wide for the turned phone', [10, 10], [640, 150], [upright], [320, 75]],
  ['is too high for the turned phone', [10, 10], [300, 160], [low], [150, 80]],
  ['is turned there and back', [10, 10], [640, 150], [upright, onItsSide], [640, 150]],
  ['is turned five times', [9, 9], [640, 150], [upright, low, upright, low, onItsSide], [640, 150]],
] as const)('A signature that %s keeps its size, or fits', (_when, begin, end, sizes, expected) => {
  const strokes = [stroke(begin), stroke(begin, end)]
  let shown: DrawnSignature = { strokes, scale: 1 }
  for (const size of sizes) shown = fitted(shown, size)
  const [x, y] = expected
  expect(shown.strokes.at(-1)?.points.at(-1)).toEqual({
    x: expect.closeTo(x, 6),
    y: expect.closeTo(y, 6),
    pressure: 0.5,
    time: 0,
  })
})

it('A signature that was continued on the turned phone stays as it looks there, and fits', () => {
  const turned = fitted({ strokes: [stroke([0, 0], [640, 100])], scale: 1 }, upright)
  expect(turned.scale).toBe(0.5)
  const continued = { ...turned, strokes: [...turned.strokes, stroke([0, 0], [160, 160])] }
  const back = fitted(continued, onItsSide)
  expect(back.strokes.map(({ points }) => points.map(({ x, y }) => [x, y]))).toEqual([
    [
      [0, 0],
      [320, 50],
    ],
    [
      [0, 0],
      [160, 160],
    ],
  ])
})

it('A canvas without strokes can have any size', () => {
  expect(fitted({ strokes: [], scale: 0.5 }, upright)).toEqual({ strokes: [], scale: 1 })
})
