import { z } from 'zod'
import type { Coordinates } from '../../../openapi.d.ts'
import { noAnswerReason } from '../../http/no-answer.ts'
import { AnswerLimitError, fetchWithin } from '../../messaging/outgoing/fetch-within.ts'
import type { RouteProblem } from './solver.ts'

/** VROOM server of the operator, which knows roads. */
export interface Vroom {
  solve: (problem: RouteProblem) => Promise<VroomOrder>
  /** Requests of this node, by outcome. */
  counts: () => Readonly<Record<VroomOutcome, number>>
  /** Why this node's last request failed; null if it did not. */
  lastFailure: () => string | null
}

interface VroomOrder {
  /** Indexes of the points in order; null if there is no VROOM, or no complete order in time. */
  order: number[] | null
  /** Why VROOM has given no order; null if it has, or if there is none. */
  failure: string | null
}

type VroomOutcome = 'answered' | 'failed'

interface VroomOptions {
  /** Unset if the operator has none. */
  url: string | undefined
  failed: (reason: string) => void
  /** Milliseconds for the whole answer. */
  timeout?: number
}

export function createVroom({ url, failed, timeout = 5_000 }: VroomOptions): Vroom {
  const counts = { answered: 0, failed: 0 }
  let lastFailure: string | null = null
  return {
    async solve(problem) {
      if (url === undefined) return { order: null, failure: null }
      try {
        const order = await askVroom(url, problem, timeout)
        counts.answered += 1
        lastFailure = null
        return { order, failure: null }
      } catch (error) {
        counts.failed += 1
        lastFailure = reasonOf(error)
        failed(lastFailure)
        return { order: null, failure: lastFailure }
      }
    },
    counts: () => counts,
    lastFailure: () => lastFailure,
  }
}

/**
 * Requests a route by HTTP: one vehicle, and a job for each point after the first except a fixed
 * end.
 */
async function askVroom(
  url: string,
  { points, end }: RouteProblem,
  timeout: number,
): Promise<number[]> {
  const [start, ...others] = points.map(toLocation)
  const stops = end === 'last' ? others.slice(0, -1) : others
  const last = end === 'same' ? start : end === 'last' ? others.at(-1) : undefined
  const response = await fetchWithin({ bytes: maxAnswer, milliseconds: timeout }, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      vehicles: [{ id: 1, start, ...(last !== undefined && { end: last }) }],
      jobs: stops.map((location, index) => ({ id: index + 1, location })),
    }),
  })
  if (!response.ok)
    throw new VroomError(`it answered ${response.status}${await reasonIn(response)}`)
  const { code, error, routes } = parseAnswer(await response.json())
  if (code !== 0) throw new VroomError(`it answered with its code ${code}${ownReason(error)}`)
  const steps = routes[0]?.steps.filter(({ type }) => type === 'job') ?? []
  const order = steps.map(({ id, job }) => id ?? job ?? 0)
  const isWhole =
    order.length === stops.length &&
    new Set(order).size === stops.length &&
    order.every((id) => id >= 1 && id <= stops.length)
  if (!isWhole) throw new VroomError('its order does not have every stop once')
  return [0, ...order, ...(end === 'last' ? [points.length - 1] : [])]
}

/** Bytes; an order of 500 stops is some 50 kB. */
const maxAnswer = 2_000_000

const toLocation = ({ latitude, longitude }: Coordinates): [number, number] => [longitude, latitude]

class VroomError extends Error {}

/** VROOM's own reason for a refusal; empty if it gives none, or does not give it as VROOM does. */
async function reasonIn(response: Response): Promise<string> {
  try {
    return ownReason(refusal.parse(await response.json()).error)
  } catch {
    return ''
  }
}

/** One short line, without numbers, which could be coordinates. */
function ownReason(text?: string | null): string {
  const line = (text ?? '')
    .slice(0, maxReason * 5)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/[-+]?\d*\.?\d+/g, '…')
    .replaceAll(/…(?:[,; ]+…)+/g, '…')
    .replace(/[. ]+$/, '')
    .trim()
  return line === '' ? '' : `: ${Array.from(line).slice(0, maxReason).join('')}`
}

const maxReason = 200

/** Reason without texts of others, because those in a JSON error may contain coordinates. */
function reasonOf(error: unknown): string {
  if (error instanceof VroomError || error instanceof AnswerLimitError) return error.message
  if (!(error instanceof Error)) return 'it gave no answer'
  if (error.name === 'SyntaxError') return 'its answer is not JSON'
  return noAnswerReason(error)
}

function parseAnswer(json: unknown): z.infer<typeof answer> {
  const { data, error } = answer.safeParse(json)
  if (data !== undefined) return data
  const place = error.issues[0]?.path.join('.') ?? ''
  throw new VroomError(`its answer is not one of VROOM${place === '' ? '' : `: see ${place}`}`)
}

const refusal = z.object({ error: z.string().nullish() })

const answer = z.object({
  code: z.int(),
  error: z.string().nullish(),
  // Missing if the code stands for an error.
  routes: z
    .array(
      z.object({
        steps: z.array(
          // Older versions send `job` instead of `id`.
          z.object({
            type: z.string(),
            id: z.int().optional(),
            job: z.int().optional(),
          }),
        ),
      }),
    )
    .default([]),
})
