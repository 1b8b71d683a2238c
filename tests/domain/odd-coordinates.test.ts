import { expect, test } from 'vitest'
import { findOddCoordinates } from '../../domain/odd-coordinates.ts'
import type { Coordinates } from '../../openapi.d.ts'

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude })
const hull = at(53.7443, -0.3326)
const york = at(53.96, -1.08)
const leeds = at(53.8, -1.55)
const newYork = at(40.71, -74.01)
const swapped = ({ latitude, longitude }: Coordinates) => at(longitude, latitude)
const suva = at(-18.14, 178.44)
const taveuni = at(-16.85, -179.97)
const oslo = at(59.91, 10.75)
const telAviv = at(32.08, 34.78)

test.each<[string, (Coordinates | undefined)[], (string | undefined)[]]>([
  ['neighbours', [hull, york, leeds], []],
  ['none', [], []],
  ['stops that are not located', [undefined, hull, undefined, york], []],
  ['one stop', [newYork], []],
  ['a stop at 0, 0', [hull, at(0, 0), york], [undefined, 'nowhere']],
  ['a stop next to 0, 0', [hull, at(0.001, -0.002)], [undefined, 'nowhere']],
  ['only stops at 0, 0', [at(0, 0), at(0, 0)], ['nowhere', 'nowhere']],
  ['a stop on the meridian of Greenwich', [at(51.48, 0), at(51.5, -0.12), at(51.4, 0.1)], []],
  ['stops on the equator', [at(0, 32.5), at(0.31, 32.58), at(0.05, 32.46)], []],
  ['a stop that is swapped', [hull, swapped(york), leeds], [undefined, 'swapped']],
  [
    'two of five that are swapped',
    [hull, swapped(york), leeds, swapped(leeds), york],
    [undefined, 'swapped', undefined, 'swapped'],
  ],
  [
    'a swapped stop beside one at 0, 0',
    [at(0, 0), hull, york, swapped(leeds)],
    ['nowhere', undefined, undefined, 'swapped'],
  ],
  ['a stop on another continent', [hull, york, newYork], [undefined, undefined, 'far']],
  [
    'one that would be no latitude if swapped',
    [at(40, -120), at(41, -120.5), at(-60, 40)],
    [undefined, undefined, 'far'],
  ],
  ['two stops far from each other', [hull, newYork], ['far', 'far']],
  ['two stops of which either may be swapped', [oslo, swapped(oslo)], ['swapped', 'swapped']],
  [
    'a swapped stop where both numbers are about the same',
    [telAviv, at(32.1, 34.8), swapped(telAviv), at(32.05, 34.76)],
    [undefined, undefined, 'swapped'],
  ],
  ['neighbours across the date line', [suva, taveuni, at(-17.6, 177.45)], []],
  ['a long day across a country', [hull, york, at(57.15, -2.1)], []],
])('Odd coordinates are found among these: %s', (_title, stops, kinds) => {
  const odd = findOddCoordinates(stops)
  expect(stops.map((_, index) => odd.get(index)?.kind)).toEqual(
    stops.map((_, index) => kinds[index]),
  )
})

test.each([4, 5, 7, 10, 100])('Odd coordinates are found in each row of %d', (rhythm) => {
  const rows = Array.from({ length: 400 }, (_, index) => {
    const own = at(53 + index / 400, -1)
    return index % rhythm === 0 ? swapped(own) : own
  })
  expect([...findOddCoordinates(rows).keys()]).toEqual(
    rows.flatMap((_, index) => (index % rhythm === 0 ? [index] : [])),
  )
})

test('Odd coordinates are found among thousands', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => at(53 + index / 2_000, -1))
  const odd = findOddCoordinates([...many, newYork, swapped(hull)])
  expect([...odd].map(([index, { kind }]) => [index, kind])).toEqual([
    [2_000, 'far'],
    [2_001, 'swapped'],
  ])
})

test('The distance is that from the other stops', () => {
  const odd = findOddCoordinates([hull, york, leeds, newYork]).get(3)
  expect(odd).toEqual({ kind: 'far', metres: expect.closeTo(5_400_000, -5) })
})
