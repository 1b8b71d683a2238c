import { describe, expect, test } from 'vitest'
import { stepsFor } from '../../../../server/runs/routing/improve-tour.ts'
import { shortestTour, type TourProblem } from '../../../../server/runs/routing/shortest-tour.ts'
import { publishedTours, roundedDistance } from '../../../support/published-tours.ts'

const lengthOf = (order: readonly number[], distance: TourProblem['distance'], isClosed = false) =>
  order.reduce((length, point, index) => {
    const before = index > 0 ? order[index - 1] : isClosed ? order.at(-1) : undefined
    return length + (before === undefined ? 0 : distance(before, point))
  }, 0)

describe.each(publishedTours)(
  '$name, a problem with a known shortest tour',
  ({ shortest, points }) => {
    const problem = { points: points.length, distance: roundedDistance(points) }

    test('is solved to within five percent of it, in a bounded number of steps', () => {
      const { order, steps } = shortestTour({ ...problem, end: 'same' })
      expect(order[0]).toBe(0)
      expect(order.toSorted((one, other) => one - other)).toEqual(points.map((_, point) => point))
      const length = lengthOf(order, problem.distance, true)
      expect(length).toBeGreaterThanOrEqual(shortest)
      expect(length).toBeLessThanOrEqual(shortest * 1.05)
      expect(steps).toBeLessThan(1.1 * stepsFor(points.length + 1))
    })

    test('is solved the same way each time', () => {
      const solve = () => shortestTour({ ...problem, end: 'anywhere' }).order
      expect(solve()).toEqual(solve())
    })

    test('has a shorter tour if the end is free, and otherwise one that ends at the required point', () => {
      const closed = shortestTour({ ...problem, end: 'same' }).order
      const open = shortestTour({ ...problem, end: 'anywhere' }).order
      const fixed = shortestTour({ ...problem, end: 'last' }).order
      expect(open[0]).toBe(0)
      expect([fixed[0], fixed.at(-1)]).toEqual([0, points.length - 1])
      expect(new Set(fixed).size).toBe(points.length)
      const length = lengthOf(open, problem.distance)
      expect(length).toBeLessThan(lengthOf(closed, problem.distance))
      expect(length).toBeLessThanOrEqual(lengthOf(fixed, problem.distance))
    })
  },
)

describe('A short route', () => {
  const onALine = (places: number[], end: TourProblem['end']) =>
    shortestTour({
      points: places.length,
      distance: (one, other) => Math.abs((places[one] ?? 0) - (places[other] ?? 0)),
      end,
    }).order

  test('is in order on a line, however few points there are', () => {
    expect(onALine([], 'same')).toEqual([])
    expect(onALine([5], 'anywhere')).toEqual([0])
    expect(onALine([5, 1], 'last')).toEqual([0, 1])
    expect(onALine([0, 3, 1], 'anywhere')).toEqual([0, 2, 1])
    expect(onALine([0, 30, 10, 20], 'anywhere')).toEqual([0, 2, 3, 1])
    expect(onALine([0, 3, 1, 2, 4], 'last')).toEqual([0, 2, 3, 1, 4])
    expect(onALine([0, 3, 1, 2, 9, 5, 4, 8, 7], 'anywhere')).toEqual([0, 2, 3, 1, 6, 5, 8, 7, 4])
  })

  test('is found if all points are the same', () => {
    const order = onALine(
      Array.from({ length: 20 }, () => 7),
      'anywhere',
    )
    expect(new Set(order).size).toBe(20)
  })

  // Tries every order of some points.
  test.each([4, 5, 6, 7])('visits %i points by the shortest route', (count) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const points = Array.from({ length: count }, (_, index): [number, number] => [
        (seed * (index + 3) * 7919) % 101,
        (seed * (index + 1) * 104_729) % 97,
      ])
      const distance: TourProblem['distance'] = (one, other) => {
        const [[x, y], [x2, y2]] = [points[one] ?? [0, 0], points[other] ?? [0, 0]]
        return Math.hypot(x - x2, y - y2)
      }
      const ways = ordersOf(points.map((_, point) => point).slice(1)).map((rest) => [0, ...rest])
      const shortest = (isClosed: boolean, some = ways) =>
        Math.min(...some.map((order) => lengthOf(order, distance, isClosed)))
      const found = (end: TourProblem['end']) =>
        lengthOf(shortestTour({ points: count, distance, end }).order, distance, end === 'same')
      expect(found('same')).toBeCloseTo(shortest(true), 4)
      expect(found('anywhere')).toBeCloseTo(shortest(false), 4)
      const toLast = ways.filter((order) => order.at(-1) === count - 1)
      expect(found('last')).toBeCloseTo(shortest(false, toLast), 4)
    }
  })
})

function ordersOf(points: number[]): number[][] {
  if (points.length < 2) return [points]
  return points.flatMap((first) =>
    ordersOf(points.filter((point) => point !== first)).map((rest) => [first, ...rest]),
  )
}
