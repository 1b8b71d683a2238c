import { metresBetween } from '../../../domain/coordinates.ts'
import type { Coordinates } from '../../../openapi.d.ts'

/**
 * Estimated metres by road: the great circle times a factor for detours. Published averages for countries with
 * many roads lie between 1.2 and 1.4. The factor has no influence on the order of stops.
 */
export const roadMetres = (one: Coordinates, other: Coordinates): number =>
  roadFactor * metresBetween(one, other)

/** Length of a route through these points, in order. */
export const metresOf = (route: readonly Coordinates[]): number =>
  route
    .slice(1)
    .reduce((metres, point, index) => metres + roadMetres(route[index] ?? point, point), 0)

const roadFactor = 1.3
