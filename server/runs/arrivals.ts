import { arrivalRange, type ArrivalRange } from '../../domain/arrival.ts'
import type { Arrival } from '../../openapi.d.ts'
import type { Queryable } from '../db/database.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import { findRunsUnderWay, type RunUnderWayRow } from './arrival-repository.ts'

type ArrivalContext = Pick<AppContext, 'clock' | 'config'>

/** Estimates when the courier brings a parcel of a run; undefined if it is not open there, or the run not under way. */
export async function findArrival(
  db: Queryable,
  { parcelId, runId }: { parcelId: string; runId: string },
  context: ArrivalContext,
): Promise<Arrival | undefined> {
  const [run] = await findRunsUnderWay(db, [runId])
  return run && arrivalsOf(run, context).get(parcelId)
}

/** Estimated arrivals of the open parcels of a run, by their IDs. */
export const arrivalsOf = (run: RunUnderWayRow, context: ArrivalContext): Map<string, Arrival> =>
  new Map([...estimatesOf(run, context)].map(([id, { arrival }]) => [id, arrival]))

interface Estimate {
  arrival: Arrival
  range: ArrivalRange
}

/** The same with the times from which a notice is decided. */
export function estimatesOf(
  { started_at, stops }: RunUnderWayRow,
  { clock, config: { minutesPerStop } }: ArrivalContext,
): Map<string, Estimate> {
  const endedAt = stops.flatMap(({ ended_at }) => (ended_at === null ? [] : [Date.parse(ended_at)]))
  const now = clock().getTime()
  const progress = { startedAt: started_at?.getTime() ?? now, endedAt }
  const openStops = stops.filter(({ ended_at }) => ended_at === null)
  return new Map(
    openStops.flatMap(({ open }, stopsBefore) => {
      const range = arrivalRange(progress, { stopsBefore, minutesPerStop, now })
      const arrival = {
        stopsBefore,
        from: new Date(range.from).toISOString(),
        to: new Date(range.to).toISOString(),
      }
      // A parcel that was handed over already is not awaited with the others of its stop.
      return open.map(({ parcel_id: id }) => [id, { arrival, range }] as const)
    }),
  )
}
