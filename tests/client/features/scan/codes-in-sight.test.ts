import { expect, it } from 'vitest'
import { createCodesInSight } from '../../../../src/features/scan/codes-in-sight.ts'

/** Finds the codes that count in pictures at these milliseconds, with these codes in them. */
function countedIn(pictures: readonly [number, ...string[]][]): string[][] {
  const codes = createCodesInSight()
  return pictures.map(([now, ...trackingIds]) => codes.newIn(new Set(trackingIds), now))
}

it('A code that stays in front of the camera counts once, however long it stays', () => {
  const held = Array.from({ length: 100 }, (_, index): [number, string] => [index * 100, 'A'])
  expect(countedIn(held).flat()).toEqual(['A'])
})

it('A code that stays in front of a very slow camera counts once', () => {
  expect(countedIn([[0, 'A'], [3_000, 'A'], [6_000], [9_000, 'A']])).toEqual([['A'], [], [], []])
})

it('A code that is not recognised for a moment does not count again', () => {
  expect(countedIn([[0, 'A'], [400], [800], [1_200], [1_600], [2_000, 'A']])).toEqual([
    ['A'],
    [],
    [],
    [],
    [],
    [],
  ])
})

it('A code that was gone for more than two seconds counts again', () => {
  expect(countedIn([[0, 'A'], [600], [1_200], [1_800], [2_400, 'A'], [3_000, 'A']])).toEqual([
    ['A'],
    [],
    [],
    [],
    ['A'],
    [],
  ])
})

it('Codes that lie side by side count once each', () => {
  expect(
    countedIn([
      [0, 'A', 'B'],
      [100, 'B', 'C'],
      [200, 'A', 'C'],
    ]),
  ).toEqual([['A', 'B'], ['C'], []])
})
