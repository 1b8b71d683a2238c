import { improveTour, type Distance } from './improve-tour.ts'

export interface TourProblem {
  /** Points are numbered from 0. */
  points: number
  /** Symmetric: the same in both directions. */
  distance: Distance
  /** `same`: at point 0, as a closed tour. `last`: at the point with the highest number. */
  end: 'anywhere' | 'same' | 'last'
}

export interface Tour {
  /** Every point once, in the order in which they are visited, beginning with 0. */
  order: number[]
  /** Exchanges that were tried; limited by the number of points. */
  steps: number
}

/**
 * Finds a short tour through all points that begins at the first, by nearest insertion and then
 * `improveTour`. The result is always the same for the same points, because the limit is a number
 * of steps and not a time.
 */
export function shortestTour({ points, distance, end }: TourProblem): Tour {
  if (points < 3) return { order: Array.from({ length: points }, (_, point) => point), steps: 0 }
  if (end === 'same') {
    const { tour, steps } = improveTour(nearestInsertion(points, distance, [0]), distance)
    return { order: startingAt(0, tour), steps }
  }
  // An extra point, equally far from all others, closes the tour and stays beside its fixed ends.
  const closing = points
  const last = end === 'last' ? points - 1 : null
  const closed: Distance = (one, other) => {
    if (one !== closing && other !== closing) return distance(one, other)
    const beside = one === closing ? other : one
    return beside === 0 || beside === last ? -tied : tied
  }
  const begun = last === null ? [closing, 0] : [closing, 0, last]
  const { tour, steps } = improveTour(nearestInsertion(points + 1, closed, begun), closed)
  const [, ...order] = startingAt(closing, tour)
  return { order: order[0] === 0 ? order : order.toReversed(), steps }
}

/** Metres, more than any exchange can save elsewhere. */
const tied = 1e9

/** Begins with some points, and inserts the one nearest to them where it lengthens the tour least, until all are in. */
function nearestInsertion(points: number, distance: Distance, begun: readonly number[]): number[] {
  const tour = [...begun]
  const isIn = new Uint8Array(points)
  const nearest = new Float64Array(points).fill(Infinity)
  const add = (added: number) => {
    isIn[added] = 1
    for (let point = 0; point < points; point += 1)
      nearest[point] = Math.min(nearest[point] ?? Infinity, distance(point, added))
  }
  for (const point of begun) add(point)
  while (tour.length < points) {
    let next = -1
    for (let point = 0; point < points; point += 1) {
      const isNearer = next === -1 || (nearest[point] ?? 0) < (nearest[next] ?? 0)
      if (isIn[point] === 0 && isNearer) next = point
    }
    tour.splice(cheapestPlace(tour, distance, next), 0, next)
    add(next)
  }
  return tour
}

function cheapestPlace(tour: readonly number[], distance: Distance, added: number): number {
  let cheapest = { place: tour.length, cost: Infinity }
  let before = tour.at(-1) ?? added
  for (const [index, after] of tour.entries()) {
    const cost = distance(before, added) + distance(added, after) - distance(before, after)
    if (cost < cheapest.cost) cheapest = { place: index, cost }
    before = after
  }
  return cheapest.place
}

function startingAt(point: number, tour: readonly number[]): number[] {
  const at = tour.indexOf(point)
  return [...tour.slice(at), ...tour.slice(0, at)]
}
