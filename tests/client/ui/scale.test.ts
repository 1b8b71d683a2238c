import { expect, it } from 'vitest'
import { labelIndices, niceTicks, segmentsOf } from '../../../src/ui/charts/scale.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [10, [0, 5, 10]],
  [37, [0, 10, 20, 30, 40]],
  [1234, [0, 500, 1000, 1500]],
])('a chart whose largest value is %d has the ticks %j', (max, ticks) => {
  expect(niceTicks(max)).toEqual(ticks)
})

it('a long period has labels for some of its days, including the last', () => {
  expect(labelIndices(7, 10)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(labelIndices(30, 6)).toEqual([4, 9, 14, 19, 24, 29])
  expect(labelIndices(0, 6)).toEqual([])
  expect(labelIndices(3, 0)).toEqual([0, 1, 2].slice(-1))
})

it('a line has a gap if there is no value', () => {
  expect(segmentsOf([null, 4, 5, null, null, 0, null])).toEqual([[1, 2], [5]])
  expect(segmentsOf([null, null])).toEqual([])
})
