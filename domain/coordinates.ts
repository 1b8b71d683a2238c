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

/** Metres as the crow flies. */
export function metresBetween(one: Coordinates, other: Coordinates): number {
  const [latitude, otherLatitude] = [one.latitude * radian, other.latitude * radian]
  const across = Math.sin((otherLatitude - latitude) / 2) ** 2
  const along = Math.sin(((other.longitude - one.longitude) * radian) / 2) ** 2
  const chord = across + Math.cos(latitude) * Math.cos(otherLatitude) * along
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Mean radius in metres. */
const earthRadius = 6_371_009
const radian = Math.PI / 180

/** True for 0, 0 and next to it: what programs write if they know nothing, and a place in the sea. */
export const isNowhere = ({ latitude, longitude }: Coordinates): boolean =>
  Math.abs(latitude) < 0.01 && Math.abs(longitude) < 0.01
