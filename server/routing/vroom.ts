import { z } from 'zod'
import type { Coordinates } from '../../openapi.d.ts'
import type { RouteProblem } from './solver.ts'

/** Milliseconds for the whole answer. */
const timeout = 5_000

/**
 * Asks the operator's VROOM, by its HTTP interface: one vehicle, and a job for each point behind the first. Throws
 * where no whole order comes back in time.
 */
export async function askVroom(url: string, { points, end }: RouteProblem): Promise<number[]> {
  const [start, ...others] = points.map(toLocation)
  const stops = end === 'last' ? others.slice(0, -1) : others
  const last = end === 'same' ? start : end === 'last' ? others.at(-1) : undefined
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      vehicles: [{ id: 1, start, ...(last !== undefined && { end: last }) }],
      jobs: stops.map((location, index) => ({ id: index + 1, location })),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`VROOM answered ${response.status}`)
  const { routes } = answer.parse(await response.json())
  const steps = routes[0]?.steps.filter(({ type }) => type === 'job') ?? []
  const order = steps.map(({ id, job }) => id ?? job ?? 0)
  const isWhole =
    order.length === stops.length &&
    new Set(order).size === stops.length &&
    order.every((id) => id >= 1 && id <= stops.length)
  if (!isWhole) throw new Error('VROOM left stops out')
  return [0, ...order, ...(end === 'last' ? [points.length - 1] : [])]
}

const toLocation = ({ latitude, longitude }: Coordinates): [number, number] => [longitude, latitude]

const answer = z.object({
  code: z.literal(0),
  routes: z.array(
    z.object({
      steps: z.array(
        // Older versions say `job` and no `id`.
        z.object({
          type: z.string(),
          id: z.int().optional(),
          job: z.int().optional(),
        }),
      ),
    }),
  ),
})
