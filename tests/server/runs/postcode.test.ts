import { describe, expect, test } from 'vitest'
import { byPostcode } from '../../../domain/postcode-order.ts'
import { areaOf, postcodeIn } from '../../../server/runs/routing/postcode.ts'

describe('The postcode of an address', () => {
  test.each([
    ['8 Quay Road, Hull HU1 2AB', 'HU12AB'],
    ['10 Downing Street, London sw1a 2aa', 'SW1A2AA'],
    ['8 Quay Road, Hull HU11AA', 'HU11AA'],
    ['9 Mill Lane, 20457 Hamburg', '20457'],
    ['9 Mill Lane 20457 Hamburg', '20457'],
    ['118 Alder Street, Portland, OR 97205', '97205'],
    ['118 Alder Street, Portland, OR 97205-1234', '972051234'],
    ['118 Alder Street, Portland, OR 97205–1234, USA', '972051234'],
    ['Prinsengracht 263, 1016 GV Amsterdam', '1016GV'],
    ['ul. Prosta 51, 00-838 Warszawa', '00838'],
    ['ul. Prosta 51, 00–838 Warszawa', '00838'],
    ['Drottninggatan 5, 111 51 Stockholm', '11151'],
    ['24 Sussex Drive, Ottawa K1M 1M4', 'K1M1M4'],
    ['21 Dawson Street, Dublin D02 AF30', 'D02AF30'],
    ['Rua das Flores 69, 4050-262 Porto', '4050262'],
    ['1-1 Chiyoda, Tokyo 100-0001', '1000001'],
    ['Bundesplatz 3, 3005 Bern', '3005'],
    ['Rathaus, 20457 Hamburg', '20457'],
    ['20457 Hamburg, Mill Lane 9', '20457'],
    ['Bahnhofstrasse 1, CH-8001 Zürich', '8001'],
    ['Mill Lane 9, D-20457 Hamburg', '20457'],
    ['Mill Lane 9, D–20457 Hamburg', '20457'],
    ['Av. Paulista 1000, São Paulo, 01310100', '01310100'],
    ['Av. Paulista 1000, 01310-100 São Paulo', '01310100'],
    ['12 Janpath, 110 001 New Delhi', '110001'],
    ['12 Janpath, New Delhi 110001, India', '110001'],
    // The house number comes before the town.
    ['12345 Long Road, 80331 München', '80331'],
  ])('is read from "%s": %s', (address, postcode) => {
    expect(postcodeIn(address)?.code).toBe(postcode)
  })

  test.each([
    '8 Quay Road, Hull',
    '',
    '9 Mill Lane',
    'Flat 3-17, The Mews',
    'Flat 20457, 3 Way, Leeds',
    'Apt. 20457, 3 Way, Leeds',
    'Av. Paulista 1000, São Paulo',
    '12345 Long Road, Springfield',
    'The Mews, 1200 Long Road, Leeds',
    'PO Box 12345, Springfield',
  ])('is missing in "%s"', (address) => {
    expect(postcodeIn(address)).toBeNull()
  })

  // Formats of forty countries, as their posts write them.
  test.each([
    ['AR', 'Av. Corrientes 1234, C1043AAZ Buenos Aires', 'C1043AAZ'],
    ['AT', 'Graben 3, 1010 Wien', '1010'],
    ['AU', '5 George Street, Sydney NSW 2000', '2000'],
    ['BE', 'Rue Neuve 12, 1000 Bruxelles', '1000'],
    ['BG', 'ul. Rakovski 12, 1000 Sofia', '1000'],
    ['BR', 'Av. Paulista 1000, São Paulo, 01310100', '01310100'],
    ['CA', '24 Sussex Drive, Ottawa ON K1M 1M4', 'K1M1M4'],
    ['CH', 'Bahnhofstrasse 1, CH-8001 Zürich', '8001'],
    ['CN', '1 Chang’an Avenue, Beijing 100006', '100006'],
    ['CZ', 'Vodičkova 12, 110 00 Praha', '11000'],
    ['DE', '9 Mill Lane, D-20457 Hamburg', '20457'],
    ['DK', 'Nørregade 10, 1165 København', '1165'],
    ['EE', 'Pikk 12, 10123 Tallinn', '10123'],
    ['ES', 'Calle Mayor 10, 28013 Madrid', '28013'],
    ['FI', 'Aleksanterinkatu 12, FI-00100 Helsinki', '00100'],
    ['FR', '12 rue de Rivoli, 75001 Paris', '75001'],
    ['GB', '8 Quay Road, Hull HU11AA', 'HU11AA'],
    ['GR', 'Ermou 12, 105 63 Athina', '10563'],
    ['HR', 'Ilica 12, HR-10000 Zagreb', '10000'],
    ['HU', 'Váci utca 12, H-1052 Budapest', '1052'],
    ['ID', 'Jl. Sudirman 12, Jakarta 10220', '10220'],
    ['IE', '21 Dawson Street, Dublin D02 AF30', 'D02AF30'],
    ['IL', 'Dizengoff 50, Tel Aviv 6433222', '6433222'],
    ['IN', '12 Janpath, 110 001 New Delhi', '110001'],
    ['IT', 'Via Roma 12, 00184 Roma', '00184'],
    ['JP', '1-1 Chiyoda, Tokyo 100-0001', '1000001'],
    ['KR', '12 Sejong-daero, Seoul 03154', '03154'],
    ['LT', 'Gedimino pr. 12, LT-01103 Vilnius', '01103'],
    ['LU', '12 Grand-Rue, L-1660 Luxembourg', '1660'],
    ['LV', 'Brīvības iela 12, Rīga, LV-1010', '1010'],
    ['MX', 'Av. Juárez 12, 06050 Ciudad de México', '06050'],
    ['NL', 'Prinsengracht 263, 1016GV Amsterdam', '1016GV'],
    ['NO', 'Karl Johans gate 12, 0154 Oslo', '0154'],
    ['NZ', '12 Queen Street, Auckland 1010', '1010'],
    ['PL', 'ul. Prosta 51, 00–838 Warszawa', '00838'],
    ['PT', 'Rua das Flores 69, 4050-262 Porto', '4050262'],
    ['RO', 'Calea Victoriei 12, 010063 București', '010063'],
    ['SE', 'Drottninggatan 5, SE-111 51 Stockholm', '11151'],
    ['SG', '1 Raffles Place, Singapore 048616', '048616'],
    ['TR', 'İstiklal Cad. 12, 34430 İstanbul', '34430'],
    ['UA', 'Khreshchatyk 12, Kyiv 01001', '01001'],
    ['US', '118 Alder Street, Portland, OR 97205-1234', '972051234'],
    ['ZA', '12 Long Street, Cape Town 8001', '8001'],
  ])('is found in the format of %s: "%s"', (country, address, code) => {
    expect(postcodeIn(address, country)).toEqual({ code, country })
  })

  test.each([
    ['GB', '1200 Long Road, Hull HU1 2AB', 'HU12AB', 'GB'],
    ['GB', 'Flat 20457, 3 Way, Leeds', undefined, undefined],
    ['DE', 'Prinsengracht 263, 1016 GV Amsterdam', '1016GV', null],
    ['DE', 'Bahnhofstrasse 1, CH-8001 Zürich', '8001', 'CH'],
    // Four digits after the town are no German postcode.
    ['DE', '9 Mill Lane, 20457 Hamburg, Gate 1234', '20457', 'DE'],
  ])('is first looked for in the country %s: "%s"', (own, address, code, country) => {
    const found = postcodeIn(address, own)
    expect([found?.code, found?.country]).toEqual([code, country])
  })
})

test.each([
  ['HU11AA', undefined, 'HU1'],
  ['HU111AA', undefined, 'HU11'],
  ['SW1A2AA', 2, 'SW1A'],
  ['1016GV', undefined, '1016'],
  ['K1M1M4', undefined, 'K1M'],
  ['972051234', undefined, '97205'],
  ['20457', undefined, '20457'],
  ['20457', 2, '20'],
])('the area of %s with %s digits is %s', (code, digits, area) => {
  expect(areaOf(code, digits)).toBe(area)
})

test('a list by postcode is sorted as people count, and ends with the addresses without one', () => {
  const at = (address: string) => {
    const postcode = postcodeIn(address)?.code ?? null
    return { address, postcode, area: postcode && areaOf(postcode) }
  }
  const list = [
    at('1 Quay Road, Hull HU2 1AA'),
    at('1 Quay Road, Hull HU10 1AA'),
    at('2 Mill Lane, 20457 Hamburg'),
    at('10 Mill Lane, 20457 Hamburg'),
    at('9 Elbe Street, 01067 Dresden'),
    at('Anywhere'),
    at('Somewhere'),
  ]
  for (const given of [list, list.toReversed()])
    expect(given.toSorted(byPostcode).map(({ address }) => address)).toEqual([
      '9 Elbe Street, 01067 Dresden',
      '2 Mill Lane, 20457 Hamburg',
      '10 Mill Lane, 20457 Hamburg',
      '1 Quay Road, Hull HU2 1AA',
      '1 Quay Road, Hull HU10 1AA',
      'Anywhere',
      'Somewhere',
    ])
})
