import { expect, test } from 'vitest'
import { splitByPostcode, stopsOf } from '../../domain/stops.ts'

const asWritten = (address: string) => address
/** The place of an address whose postcode is its five digits, and its area their first two. */
function placeOf(address: string) {
  const postcode = /\d{5}/.exec(address)?.[0] ?? null
  return { address, postcode, area: postcode?.slice(0, 2) ?? null }
}
const elbe = '9 Elbe Street, 01067 Dresden'
const mill = '1 Mill Lane, 20457 Hamburg'
const millToo = ' 1  MILL Lane\n20457 hàmburg '
const nextToMill = '2 Mill Lane, 20457 Hamburg'
const hill = '3 Hill Road, 80331 München'

test('Parcels to one address share a stop, however they are written', () => {
  expect(stopsOf([mill, elbe, millToo], asWritten)).toEqual([
    ['1 mill lane 20457 hamburg', [mill, millToo]],
    ['9 elbe street 01067 dresden', [elbe]],
  ])
})

test.each([
  [1, [[elbe, mill, millToo, nextToMill, hill]]],
  [
    2,
    [
      [elbe, mill, millToo],
      [nextToMill, hill],
    ],
  ],
  [3, [[elbe], [mill, millToo, nextToMill], [hill]]],
])('Neighbours stay together on %i runs of about as many stops', (count, parts) => {
  expect(splitByPostcode([hill, mill, nextToMill, elbe, millToo], count, placeOf)).toEqual(parts)
})

test.each([
  [2, [8, 12]],
  [3, [8, 6, 6]],
  // Only the last cut has a border near.
  [4, [5, 5, 4, 6]],
])('%i runs end where an area does, if that is near', (count, sizes) => {
  const areas = Array.from('11111111222222333333')
  const addresses = areas.map((area, index) => `${index} Street, ${area}0${100 + index} Town`)
  const parts = splitByPostcode(addresses, count, placeOf)
  expect(parts.map(({ length }) => length)).toEqual(sizes)
  expect(parts.flat()).toEqual(addresses)
})
