import { expect, it } from 'vitest'
import { labelled, roundTicks, runsOf } from '../../../src/ui/charts/scale.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [10, [0, 5, 10]],
  [37, [0, 10, 20, 30, 40]],
  [1234, [0, 500, 1000, 1500]],
])('Whoever reads a picture that goes up to %d finds %j at its side', (most, ticks) => {
  expect(roundTicks(most, true)).toEqual(ticks)
})

it('Whoever reads a long time finds a few of its days below, today among them', () => {
  expect(labelled(7, 10)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(labelled(30, 6)).toEqual([4, 9, 14, 19, 24, 29])
  expect(labelled(0, 6)).toEqual([])
  expect(labelled(3, 0)).toEqual([0, 1, 2].slice(-1))
})

it('Whoever follows a line sees it break off where there is nothing', () => {
  expect(runsOf([null, 4, 5, null, null, 0, null])).toEqual([[1, 2], [5]])
  expect(runsOf([null, null])).toEqual([])
})
