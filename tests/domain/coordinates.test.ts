import { expect, test } from 'vitest'
import { formatCoordinates, parseCoordinates } from '../../domain/coordinates.ts'

test.each([
  ['53.7443, -0.3326', 53.7443, -0.3326],
  [' 53.7443,-0.3326 ', 53.7443, -0.3326],
  ['53.7443 -0.3326', 53.7443, -0.3326],
  ['53.7443; -0.3326', 53.7443, -0.3326],
  ['geo:53.7443,-0.3326', 53.7443, -0.3326],
  ['53.7443° N, 0.3326° W', 53.7443, -0.3326],
  ['33.86 s, 151.21 e', -33.86, 151.21],
  ['0, 0', 0, 0],
  ['-90,180', -90, 180],
])('Coordinates are read from %j', (text, latitude, longitude) => {
  expect(parseCoordinates(text)).toEqual({ latitude, longitude })
})

test.each([
  '',
  'Hull',
  '53.7443',
  '53,7443 -0,3326',
  '90.1, 0',
  '0, 180.1',
  '53.7443, -0.3326, 12',
  '53..1, 0',
  '1e2, 0',
  '53.7443\0, 0',
])('No coordinates are read from %j', (text) => {
  expect(parseCoordinates(text)).toBeNull()
})

test('Coordinates that were written as text are read back', () => {
  const point = { latitude: 53.7443, longitude: -0.3326 }
  expect(parseCoordinates(formatCoordinates(point))).toEqual(point)
})
