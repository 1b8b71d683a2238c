import { expect, it } from 'vitest'
import { mapLink } from '../../../src/lib/map-link.ts'

const address = '8 Quay Road & Co, Hull'

it.each([
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile',
    'geo:0,0?q=8%20Quay%20Road%20%26%20Co%2C%20Hull',
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    'maps:?q=8%20Quay%20Road%20%26%20Co%2C%20Hull',
  ],
  [
    'any other browser',
    'Mozilla/5.0 (X11; Linux x86_64)',
    'https://www.openstreetmap.org/search?query=8%20Quay%20Road%20%26%20Co%2C%20Hull',
  ],
])('An address opens the map of %s', (_, userAgent, link) => {
  expect(mapLink(address, userAgent)).toBe(link)
})
