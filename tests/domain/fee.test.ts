import { describe, expect, test } from 'vitest'
import { feeInCents, feeParts } from '../../domain/fee.ts'

describe('the fee', () => {
  test.each([
    [0.01, 500],
    [0.5, 500],
    [1, 500],
    [1.01, 505],
    [1.1, 550],
    [2.5, 1250],
    [4.35, 2175],
    [8.2, 4100],
    [999.99, 499_995],
    [1000, 500_000],
  ])('a sender pays for %d kg %d cents', (weight, cents) => {
    expect(feeInCents(weight)).toBe(cents)
  })

  test('a sender pays 5 cents for each 10 g of any allowed weight, and at least 5 dollars', () => {
    const weights = Array.from({ length: 100_000 }, (_, index) => index + 1)
    const wrong = weights.filter(
      (hundredths) => feeInCents(hundredths / 100) !== Math.max(500, hundredths * 5),
    )
    expect(wrong).toEqual([])
  })
})

test('A sender reads the parts of the fee: the price of the weight, and the rest up to the minimum', () => {
  expect([0.35, 1, 2.5].map(feeParts)).toEqual([
    { weightCents: 175, addedCents: 325 },
    { weightCents: 500, addedCents: 0 },
    { weightCents: 1250, addedCents: 0 },
  ])
})
