import { hasArrivalMoved, isArrivalNear } from '../../domain/arrival.ts'
import type { ArrivalNotice } from '../messaging/notifications/arrival-repository.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import type { Queryable } from '../db/database.ts'
import { findRunsUnderWay, type RunUnderWayRow } from './arrival-repository.ts'
import { estimatesOf } from './arrivals.ts'

type ArrivalContext = Pick<AppContext, 'clock' | 'config'>

/** Finds the arrivals that receivers of a locked run have to be notified of; none unless it is under way. */
export async function findDueArrivals(
  db: Queryable,
  runId: string,
  context: ArrivalContext,
): Promise<ArrivalNotice[]> {
  const [run] = await findRunsUnderWay(db, [runId])
  return run === undefined ? [] : dueArrivalsOf(run, context)
}

/**
 * Arrivals that receivers have to be notified of: the first time once the courier is near, and from then on
 * whenever the time has moved, however many stops come before theirs by then.
 */
export function dueArrivalsOf(run: RunUnderWayRow, context: ArrivalContext): ArrivalNotice[] {
  const told = new Map(
    run.stops.flatMap(({ open }) => open.map((one) => [one.parcel_id, one.told_from] as const)),
  )
  return [...estimatesOf(run, context)].flatMap(([parcelId, { arrival, range }]) => {
    const toldFrom = told.get(parcelId)
    if (toldFrom === undefined) return []
    const isDue =
      toldFrom === null
        ? isArrivalNear(arrival)
        : hasArrivalMoved(Date.parse(toldFrom), range.expectedAt)
    return isDue
      ? [
          {
            runId: run.id,
            parcelId,
            arrival: {
              ...arrival,
              isMoved: toldFrom !== null,
              expectedAt: new Date(range.expectedAt).toISOString(),
            },
          },
        ]
      : []
  })
}
