import type { Run, RunSummary } from '../../openapi.d.ts'
import { listCouriers } from '../api/couriers.ts'
import { getRun, listMyRuns, listRuns, listUnplannedParcels } from '../api/runs.ts'
import { chooseTimeZone, getTimeZone } from '../api/time-zone.ts'
import { throttle } from '../lib/throttle.ts'
import { createQuery, invalidateTag, onInvalidated, useQuery } from './query/query.ts'

const couriers = createQuery({ tag: 'User', queryFn: listCouriers })
const runs = createQuery({ tag: 'Run', queryFn: listRuns })
const unplanned = createQuery({ tag: 'Run', queryFn: listUnplannedParcels })
const run = createQuery({ tag: 'Run', queryFn: getRun })
const timeZone = createQuery({ tag: 'Run', queryFn: getTimeZone })
const myRuns = createQuery({ tag: 'Run', queryFn: listMyRuns })

export const useCouriers = () => useQuery(couriers, {})

/** The runs of a day, with their sums. */
export const useRuns = (day: string) => useQuery(runs, { day })

/** Parcels that are not on a run yet and can be planned for this day. */
export const useUnplannedParcels = (day: string) => useQuery(unplanned, { day })

/** One run, with its stops. */
export const useRun = (runId: string) => useQuery(run, { runId })

/** The signed-in courier's runs; `asOf` is the time of the data, set while there is no connection. */
export function useMyRuns() {
  const query = useQuery(myRuns, {})
  const { asOf } = query.data ?? {}
  return { ...query, ...(asOf !== undefined && { asOf }) }
}

/** The company's time zone, and who chose it. */
export const useTimeZone = () => useQuery(timeZone, {})

export async function chooseCompanyTimeZone(name: string): Promise<void> {
  const chosen = await chooseTimeZone(name)
  timeZone.setQueriesData(() => chosen)
  invalidateRuns()
}

export const invalidateRuns = () => invalidateTag('Run')

/** Replaces the run in the cache with the changed one; everything else is refetched. */
export function replaceRun(changed: Run): void {
  run.setQueriesData((known) => (known._id === changed._id ? changed : known))
  if (changed.state !== 'FINISHED')
    removeUnplanned(
      changed.stops
        .flatMap(({ parcels }) => parcels)
        .filter(({ result }) => result === undefined)
        .map(({ _id }) => _id),
    )
  replaceRunSums([sumsOf(changed)])
}

/** Replaces the summaries of runs, so that the next change sends the new version. */
export function replaceRunSums(changed: readonly RunSummary[]): void {
  const byId = new Map(changed.map((one) => [one._id, one]))
  runs.setQueriesData((known) => known.map((one) => byId.get(one._id) ?? one))
  invalidateRuns()
}

/** Removes parcels from the unplanned ones once they are on a run. */
export function removeUnplanned(parcelIds: readonly string[]): void {
  const planned = new Set(parcelIds)
  unplanned.setQueriesData((known) => ({
    ...known,
    parcels: known.parcels.filter(({ _id }) => !planned.has(_id)),
  }))
}

export function sumsOf({
  stops,
  startedAt: _start,
  startDoneAt: _startAtDoor,
  finishedAt: _end,
  finishDoneAt: _endAtDoor,
  ...head
}: Run): RunSummary {
  const parcels = stops.flatMap((stop) => stop.parcels)
  return {
    ...head,
    stops: stops.length,
    doneStops: stops.filter((stop) => stop.parcels.every(({ result }) => result !== undefined))
      .length,
    parcels: parcels.length,
    weight: parcels.reduce((sum, { weight }) => sum + weight, 0),
  }
}

// A changed parcel may have become plannable, or no longer be.
const { call } = throttle(invalidateRuns, { interval: 3_000 })
onInvalidated('Parcel', call)
