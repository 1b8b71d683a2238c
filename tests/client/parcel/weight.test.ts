import { expect, test } from 'vitest'
import { isTypedNumber, typedWeight, typedWeightError } from '../../../src/parcel/weight.ts'

test.each([
  ['2.5', null],
  ['2,5', null],
  ['0,05', null],
  ['.5', null],
  [',75', null],
  ['5.', null],
  [' 0,75 ', null],
  ['0,5 kg', null],
  ['2\u00a0KG', null],
  ['٢٫٥', null],
  ['२.५', null],
  ['1 000', null],
  ['1,250', 'Weight must have at most two decimals'],
  ['2.500', 'Weight must have at most two decimals'],
  ['1.234,56', 'Weight must be greater than 0'],
  ['1 0', 'Weight must be greater than 0'],
  ['2 kg 500', 'Weight must be greater than 0'],
  ['1e3', 'Weight must be greater than 0'],
  ['0x10', 'Weight must be greater than 0'],
  ['.', 'Weight must be greater than 0'],
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
  expect(typedWeightError(typed)).toBe(error)
})

test.each(['', '  '])('A field with %j has no weight yet', (typed) => {
  expect(typedWeight(typed)).toBeNaN()
})

test.each([
  ['0,75', 0.75],
  ['0.75', 0.75],
  ['2,5', 2.5],
  ['.5', 0.5],
  ['0,5 kg', 0.5],
  ['٠٫٧٥', 0.75],
  ['1 000', 1000],
  ['2,500', Number.NaN],
  ['heavy', Number.NaN],
])('"%s" is %d kg', (typed, weight) => {
  expect(typedWeight(typed)).toBe(weight)
})

test.each([
  ['2,500', true],
  ['-1', true],
  ['heavy', false],
  ['', false],
])('"%s" is a number: %s', (typed, expected) => {
  expect(isTypedNumber(typed)).toBe(expected)
})
