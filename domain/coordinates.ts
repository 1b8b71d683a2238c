import type { Coordinates } from '../openapi.d.ts'

/**
 * Parses coordinates as maps write them: `53.7443, -0.3326`, also with `geo:`, or degrees and letters; else
 * null.
 */
export function parseCoordinates(text: string): Coordinates | null {
  const found = pair.exec(text.trim())
  const latitude = toDegrees(found?.[1], found?.[2], 'S')
  const longitude = toDegrees(found?.[3], found?.[4], 'W')
  return isCoordinates(latitude, longitude) ? { latitude, longitude } : null
}

export const isCoordinates = (latitude: number, longitude: number): boolean =>
  isLatitude(latitude) && isLongitude(longitude)

export const isLatitude = (degrees: number): boolean => Math.abs(degrees) <= 90

export const isLongitude = (degrees: number): boolean => Math.abs(degrees) <= 180

export const formatCoordinates = ({ latitude, longitude }: Coordinates): string =>
  `${latitude}, ${longitude}`

const number = String.raw`([+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*`
const pair = new RegExp(String.raw`^(?:geo:)?${number}([NS])?\s*[,;\s]\s*${number}([EW])?$`, 'i')

function toDegrees(digits = '', letter = '', opposite: string): number {
  if (digits === '') return Number.NaN
  return letter.toUpperCase() === opposite ? -Number(digits) : Number(digits)
}
