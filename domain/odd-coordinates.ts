import type { Coordinates } from '../openapi.d.ts'
import { isCoordinates, isNowhere, metresBetween } from './coordinates.ts'

/** What is wrong with coordinates, as far as the other stops of a run show it. */
export type OddCoordinates =
  /** At 0, 0. */
  | { kind: 'nowhere' }
  /** Near the other stops if latitude and longitude are exchanged. */
  | { kind: 'swapped' }
  | { kind: 'far'; metres: number }

/**
 * Finds the stops whose coordinates are most likely wrong, by their index. If there are only two and they are far
 * apart, either may be wrong, so both are found.
 */
export function findOddCoordinates(
  stops: readonly (Coordinates | undefined)[],
): Map<number, OddCoordinates> {
  const odd = new Map<number, OddCoordinates>()
  const plausible = stops.flatMap((one) => (one === undefined || isNowhere(one) ? [] : [one]))
  const compared = plausible.filter((_, index) => isInSample(index, plausible.length))
  for (const [index, own] of stops.entries()) {
    const others = compared.filter((one) => one !== own)
    const found = own && oddnessOf(own, others)
    if (found) odd.set(index, found)
  }
  return odd
}

/** Others with which a stop is compared at most, as each is compared with each. */
const maxCompared = 100

/** Spreads the sample without a rhythm, since every fourth row of a file can be of one kind. */
const isInSample = (index: number, count: number): boolean =>
  (index * goldenRatio) % 1 < maxCompared / count

const goldenRatio = (Math.sqrt(5) - 1) / 2

function oddnessOf(own: Coordinates, others: readonly Coordinates[]): OddCoordinates | null {
  if (isNowhere(own)) return { kind: 'nowhere' }
  const metres = usualMetres(own, others)
  const swapped = { latitude: own.longitude, longitude: own.latitude }
  const metresIfSwapped = isCoordinates(swapped.latitude, swapped.longitude)
    ? usualMetres(swapped, others)
    : Infinity
  const isFar = metres > farAway
  // Where latitude and longitude are about the same, exchanging them moves a stop by less than that.
  const isSwapped = isFar
    ? metresIfSwapped <= farAway
    : metres > outOfTown && metresIfSwapped * 10 < metres
  if (isSwapped) return { kind: 'swapped' }
  return isFar ? { kind: 'far', metres } : null
}

/** Further than a courier goes on a day, and than the stops of a run are from each other. */
const farAway = 500_000

/** Further than stops of one town are from each other. */
const outOfTown = 50_000

/** The median, so that a few other wrong coordinates do not count; 0 without another stop. */
function usualMetres(own: Coordinates, others: readonly Coordinates[]): number {
  const sorted = others.map((other) => metresBetween(own, other)).toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
