import { expect, it } from 'vitest'
import { oddTexts } from '../../../../src/features/parcel-import/texts.ts'

/** Rows near Hull, and as many in Sydney, at the end of the file. */
const rowsOf = (near: number, far: number) =>
  Array.from({ length: near + far }, (_, index) => ({
    row: index + 2,
    parcel: {
      coordinates:
        index < near
          ? { latitude: 53.7 + index / 1_000, longitude: -0.3 }
          : { latitude: -33.9, longitude: 151.2 },
    },
  }))

it.each([
  [3, 1, ['Row 5 is more than 500 km from most others. Please check its coordinates.']],
  [
    40,
    4,
    [
      '4 rows are more than 500 km from most others: 42, 43, 44, 45. Please check their coordinates.',
    ],
  ],
  [9, 4, []],
  [2, 2, []],
  [4, 0, []],
])(
  'A sender of %d parcels to one place and %d far away reads of these if they are few',
  (near, far, texts) => {
    expect(oddTexts(rowsOf(near, far))).toEqual(texts)
  },
)

it('A sender who ships all over a continent reads nothing', () => {
  const cities = [40.7, 34.1, 41.9, 29.8, 33.4, 47.6].map((latitude, index) => ({
    row: index + 2,
    parcel: { coordinates: { latitude, longitude: -74 - index * 9 } },
  }))
  expect(oddTexts(cities)).toEqual([])
})
