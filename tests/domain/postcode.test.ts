import { describe, expect, test } from 'vitest'
import { byPostcode, postcodeIn } from '../../domain/postcode.ts'

describe('The postcode of an address', () => {
  test.each([
    ['8 Quay Road, Hull HU1 2AB', 'HU12AB'],
    ['10 Downing Street, London sw1a 2aa', 'SW1A2AA'],
    ['9 Mill Lane, 20457 Hamburg', '20457'],
    ['118 Alder Street, Portland, OR 97205', '97205'],
    ['118 Alder Street, Portland, OR 97205-1234', '972051234'],
    ['Prinsengracht 263, 1016 GV Amsterdam', '1016GV'],
    ['ul. Prosta 51, 00-838 Warszawa', '00838'],
    ['Drottninggatan 5, 111 51 Stockholm', '11151'],
    ['24 Sussex Drive, Ottawa K1M 1M4', 'K1M1M4'],
    ['21 Dawson Street, Dublin D02 AF30', 'D02AF30'],
    ['Rua das Flores 69, 4050-262 Porto', '4050262'],
    ['1-1 Chiyoda, Tokyo 100-0001', '1000001'],
    ['Bundesplatz 3, 3005 Bern', '3005'],
    // The house number comes before the town.
    ['12345 Long Road, 80331 München', '80331'],
  ])('is read from "%s": %s', (address, postcode) => {
    expect(postcodeIn(address)).toBe(postcode)
  })

  test.each(['8 Quay Road, Hull', '', '9 Mill Lane', 'Flat 3-17, The Mews'])(
    'is missing in "%s"',
    (address) => {
      expect(postcodeIn(address)).toBeNull()
    },
  )
})

test('a list by postcode ends with the addresses without one', () => {
  const at = (address: string) => ({ address, postcode: postcodeIn(address) })
  const list = [
    at('Somewhere'),
    at('2 Mill Lane, 20457 Hamburg'),
    at('Anywhere'),
    at('1 Mill Lane, 20457 Hamburg'),
    at('9 Elbe Street, 01067 Dresden'),
  ]
  for (const given of [list, list.toReversed()])
    expect(given.toSorted(byPostcode).map(({ address }) => address)).toEqual([
      '9 Elbe Street, 01067 Dresden',
      '1 Mill Lane, 20457 Hamburg',
      '2 Mill Lane, 20457 Hamburg',
      'Anywhere',
      'Somewhere',
    ])
})
