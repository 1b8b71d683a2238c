import { arrivalRange } from '../../domain/arrival.ts'
import type { Arrival } from '../../openapi.d.ts'
import type { Queryable } from '../db/database.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import { findRunsUnderWay, type RunUnderWayRow } from './arrival-repository.ts'

type ArrivalContext = Pick<AppContext, 'clock' | 'config'>

/** Estimates when the courier brings a parcel; undefined if it is at no open stop of a run under way. */
export async function findArrival(
  db: Queryable,
  parcelId: string,
  context: ArrivalContext,
): Promise<Arrival | undefined> {
  const [run] = await findRunsUnderWay(db, { parcelIds: [parcelId] })
  return run && arrivalsOf(run, context).get(parcelId)
}

/** Estimated arrivals at the open stops of a run, by the IDs of their parcels. */
export function arrivalsOf(
  { started_at, stops }: RunUnderWayRow,
  { clock, config: { minutesPerStop } }: ArrivalContext,
): Map<string, Arrival> {
  const endedAt = stops.flatMap(({ ended_at }) => (ended_at === null ? [] : [Date.parse(ended_at)]))
  const now = clock().getTime()
  const progress = { startedAt: started_at?.getTime() ?? now, endedAt }
  const open = stops.filter(({ ended_at }) => ended_at === null)
  return new Map(
    open.flatMap(({ parcels }, stopsBefore) => {
      const { from, to } = arrivalRange(progress, { stopsBefore, minutesPerStop, now })
      const arrival = {
        stopsBefore,
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
      }
      return parcels.map((id) => [id, arrival] as const)
    }),
  )
}
