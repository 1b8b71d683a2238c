import { moveRun } from '../../machines/run.ts'
import type { Coordinates, OrderProposal } from '../../openapi.d.ts'
import { conflict, notFound } from '../http/errors.ts'
import { withValues } from '../http/sentences.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { metresOf } from './routing/distance.ts'
import type { RouteProblem } from './routing/solver.ts'
import { factsOf } from './presenter.ts'
import { findRun, type LocatedRunRow, type StopRow } from './repository.ts'
import type { RoutingServices } from './routing/routing-services.ts'

export const proposeRunOrder: OperationHandler<'proposeRunOrder', RoutingServices> = async (
  { caller, path: { runId } },
  context,
) => {
  const run = await findRun(context.db, runId, context.config)
  if (run === undefined) throw notFound('runNotFound')
  const move = moveRun(caller.role, 'plan', factsOf(run, context))
  if (!move.allowed) throw conflict(move.reason)
  const open = run.stops.filter((stop) => !isDone(stop))
  if (open.length > maxStops)
    throw conflict(withValues('tooManyStopsForAnOrder', { value: String(maxStops) }))
  const located = open.flatMap(({ id }) => {
    const point = run.coordinates.get(id)
    return point === undefined ? [] : [{ id, point }]
  })
  const ends = endsOf(run, context.config.depot)
  const { order, source, failure } = await solve(context, located, ends)
  return {
    message: 'Order proposed',
    data: {
      version: run.version,
      stopIds: withOthers(order, open),
      metresBefore: metresBetween(ends, located),
      metresAfter: metresBetween(ends, order),
      withoutCoordinates: open.flatMap(({ id }) => (run.coordinates.has(id) ? [] : [id])),
      source,
      ...(failure !== null && { vroomFailure: failure }),
    },
  }
}

/** As many as an order can name; the solver's time grows with their number. */
const maxStops = 500

interface PlacedStop {
  id: string
  point: Coordinates
}

/** Start and end of the route, unless they are stops of the run. */
interface Ends {
  from: Coordinates | undefined
  to: Coordinates | undefined
}

const isDone = ({ parcels }: StopRow) => parcels.every(({ result }) => result !== null)

/** A courier who is under way continues from the last stop that is done, and returns to the depot. */
function endsOf({ stops, coordinates }: LocatedRunRow, depot: Coordinates | undefined): Ends {
  const [last] = stops
    .flatMap((stop) => {
      const point = coordinates.get(stop.id)
      return point !== undefined && isDone(stop) ? [{ point, at: timeOf(stop) }] : []
    })
    .toSorted((one, other) => other.at - one.at)
  return { from: last?.point ?? depot, to: depot }
}

const timeOf = ({ parcels }: StopRow) =>
  Math.max(...parcels.map(({ result }) => new Date(result?.created_at ?? 0).getTime()))

/** Asks the operator's VROOM, which knows roads; without one, or if it fails, uses straight lines. */
async function solve(
  { vroom, solver }: RoutingServices,
  located: readonly PlacedStop[],
  { from, to }: Ends,
): Promise<{
  order: readonly PlacedStop[]
  source: OrderProposal['source']
  /** Why VROOM was asked in vain. */
  failure: string | null
}> {
  const points = located.map(({ point }) => point)
  const problem: RouteProblem =
    from === undefined
      ? { points, end: 'anywhere' }
      : to === undefined || to === from
        ? { points: [from, ...points], end: to === undefined ? 'anywhere' : 'same' }
        : { points: [from, ...points, to], end: 'last' }
  const offset = from === undefined ? 0 : 1
  const toStops = (order: readonly number[]) =>
    order.flatMap((number) => located[number - offset] ?? [])
  if (located.length < 2) return { order: located, source: 'OWN', failure: null }
  const { order: byRoads, failure } = await vroom.solve(problem)
  if (byRoads !== null) return { order: toStops(byRoads), source: 'VROOM', failure }
  const order = toStops(await solver.solve(problem))
  const isShorter = metresBetween({ from, to }, order) < metresBetween({ from, to }, located)
  return { order: isShorter ? order : located, source: 'OWN', failure }
}

const metresBetween = ({ from, to }: Ends, stops: readonly PlacedStop[]): number =>
  Math.round(
    metresOf([from, ...stops.map(({ point }) => point), to].filter((point) => point !== undefined)),
  )

/** Puts each stop without coordinates behind the stop that it followed before. */
function withOthers(order: readonly PlacedStop[], open: readonly StopRow[]): string[] {
  const located = new Set(order.map(({ id }) => id))
  const groups = new Map<string, string[]>()
  let before = ''
  for (const { id } of open) {
    if (located.has(id)) before = id
    else groups.set(before, [...(groups.get(before) ?? []), id])
  }
  return ['', ...order.map(({ id }) => id)].flatMap((id) => [
    ...(id === '' ? [] : [id]),
    ...(groups.get(id) ?? []),
  ])
}
