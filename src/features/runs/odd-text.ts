import * as t from '#texts/runs.ts'
import { formatTenths } from '../../../domain/format.ts'
import type { OddCoordinates } from '../../../domain/odd-coordinates.ts'

/** Says what seems to be wrong with a stop's coordinates. */
export function oddText(odd: OddCoordinates): string {
  if (odd.kind === 'nowhere') return t.isNowhere
  if (odd.kind === 'swapped') return t.isSwapped
  // Two digits, as in 5,600 km: more would pretend that the places are known.
  const kilometres = Number((odd.metres / 1_000).toPrecision(2))
  return t.isFarAway({ distance: t.kilometres({ distance: formatTenths(kilometres) }) })
}
