import { expect, it } from 'vitest'
import type { StopCoordinates } from '../../../openapi.d.ts'
import { mapLink } from '../../../src/lib/map-link.ts'

const address = '8 Quay Road (rear) & Co, Hull'
const text = '8%20Quay%20Road%20%28rear%29%20%26%20Co%2C%20Hull'
const at = (source: StopCoordinates['source']) => ({
  latitude: 53.7443,
  longitude: -0.3326,
  source,
})
const place = '53.7443,-0.3326'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const other = 'Mozilla/5.0 (X11; Linux x86_64)'

it.each<[string, string, StopCoordinates | undefined, string]>([
  ['an Android phone', android, undefined, `geo:0,0?q=${text}`],
  ['an Android phone', android, at('BY_HAND'), `geo:${place}?q=${place}(${text})`],
  ['an Android phone', android, at('GIVEN'), `geo:${place}?q=${place}(${text})`],
  ['an Android phone', android, at('POSTCODE'), `geo:${place}?q=${text}`],
  ['an iPhone', iPhone, undefined, `maps:?q=${text}`],
  ['an iPhone', iPhone, at('GIVEN'), `maps:?ll=${place}&q=${text}`],
  ['an iPhone', iPhone, at('POSTCODE'), `maps:?sll=${place}&q=${text}`],
  ['any other browser', other, undefined, `https://www.openstreetmap.org/search?query=${text}`],
  [
    'any other browser',
    other,
    at('GIVEN'),
    'https://www.openstreetmap.org/?mlat=53.7443&mlon=-0.3326&zoom=18',
  ],
  [
    'any other browser',
    other,
    at('POSTCODE'),
    `https://www.openstreetmap.org/search?query=${text}`,
  ],
])('A stop opens the map of %s: %#', (_, userAgent, coordinates, link) => {
  expect(mapLink({ address, ...(coordinates && { coordinates }) }, userAgent)).toBe(link)
})
