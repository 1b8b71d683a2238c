import { expect, test } from 'vitest'
import { splitByPostcode, stopsOf } from '../../domain/stops.ts'

const asWritten = (address: string) => address
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
  expect(splitByPostcode([hill, mill, nextToMill, elbe, millToo], count, asWritten)).toEqual(parts)
})
