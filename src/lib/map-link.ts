import type { StopCoordinates } from '../../openapi.d.ts'

/**
 * Link to a map of this stop: in the device's own map app, or else on the web. Coordinates of a postcode are only a
 * hint where to look for the address, since they are the middle of its area.
 */
export function mapLink(
  { address, coordinates }: { address: string; coordinates?: StopCoordinates },
  userAgent = navigator.userAgent,
): string {
  const query = encoded(address)
  const place = coordinates && `${coordinates.latitude},${coordinates.longitude}`
  const isExact = coordinates !== undefined && coordinates.source !== 'POSTCODE'
  if (/Android/i.test(userAgent))
    return isExact ? `geo:${place}?q=${place}(${query})` : `geo:${place ?? '0,0'}?q=${query}`
  if (/iPhone|iPad|iPod|Macintosh/i.test(userAgent)) {
    if (place === undefined) return `maps:?q=${query}`
    return isExact ? `maps:?ll=${place}&q=${query}` : `maps:?sll=${place}&q=${query}`
  }
  return isExact
    ? `https://www.openstreetmap.org/?mlat=${coordinates.latitude}&mlon=${coordinates.longitude}&zoom=18`
    : `https://www.openstreetmap.org/search?query=${query}`
}

/** Brackets are encoded as well, since they would end the name of a place in a geo link. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29')
