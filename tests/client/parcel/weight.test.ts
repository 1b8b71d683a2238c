import { expect, test } from 'vitest'
import { typedWeight, weightError } from '../../../src/parcel/weight.ts'

test.each([
  ['2.5', null],
  ['2,5', null],
  ['0,05', null],
  ['1,250', 'Weight must be greater than 0'],
  ['1,250,5', 'Weight must be greater than 0'],
  ['0.01', null],
  ['1000', null],
  ['', 'Weight must be greater than 0'],
  ['heavy', 'Weight must be greater than 0'],
  ['0', 'Weight must be greater than 0'],
  ['-1', 'Weight must be greater than 0'],
  ['1000.01', 'Weight must be at most 1000'],
  ['1.005', 'Weight must have at most two decimals'],
])('A sender who types "%s" as the weight is told: %s', (typed, error) => {
  expect(weightError(typedWeight(typed))).toBe(error)
})

test.each(['', '  '])('A field with %j has no weight yet', (typed) => {
  expect(typedWeight(typed)).toBeNaN()
})
