import type { Queryable } from '../db/database.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import { dayOfLateResult, startOfDayOf } from './day-has-come.ts'
import {
  findLastByOtherCourier,
  findRunSince,
  findRunStart,
  findRunWithCourier,
  type RunOfParcelRow,
  wasTakenOff,
} from './couriers-repository.ts'

export interface CourierOnRun {
  courierId: string
  /** Run on which the courier says that they made the change. */
  runId?: string | undefined
  /** When their device recorded it, if it could not send it at once. */
  doneAt?: string | undefined
}

/**
 * Finds the run that lets a courier act on a parcel: the one that they name, for some hours after
 * its day too, or the one that they have now.
 */
export async function findRunOfCourier(
  db: Queryable,
  parcelId: string,
  { courierId, runId }: CourierOnRun,
  { clock, company }: Pick<AppContext, 'clock' | 'company'>,
): Promise<RunOfParcelRow | undefined> {
  const since = dayOfLateResult({ clock, company })
  const named = runId && (await findRunSince(db, parcelId, courierId, { runId, since }))
  return named || findRunWithCourier(db, parcelId, courierId, company.dayOf(clock()))
}

/**
 * True if planners took the parcel off the run that the courier names, theirs of today, or of yesterday until noon:
 * their phone may not have learned of it yet.
 */
export async function hadParcelBefore(
  db: Queryable,
  parcelId: string,
  { courierId, runId }: CourierOnRun,
  { clock, company }: Pick<AppContext, 'clock' | 'company'>,
): Promise<boolean> {
  if (runId === undefined) return false
  const from = dayOfLateResult({ clock, company })
  return wasTakenOff(db, parcelId, { runId, courierId, from, to: company.dayOf(clock()) })
}

/**
 * Earliest time that a courier can claim for a change: the start of the run on which they made it, or what another
 * courier did with the parcel before. The run is the one that they name, which planners may have changed since, or else
 * the one that they have now. Undefined if they claim no time of their own.
 */
export async function earliestTimeOf(
  db: Queryable,
  parcelId: string,
  { courierId, runId, doneAt }: CourierOnRun,
  foundRunId: string,
  { clock, company }: Pick<AppContext, 'clock' | 'company'>,
): Promise<Date | undefined> {
  if (doneAt === undefined) return undefined
  const runIds = runId === undefined ? [foundRunId] : [runId, foundRunId]
  const since = dayOfLateResult({ clock, company })
  const run = await findRunStart(db, courierId, { runIds, since })
  const start = run && (run.start_done_at ?? run.started_at ?? startOfDayOf(run, { company }))
  const other = await findLastByOtherCourier(db, parcelId, courierId)
  return start === undefined || (other !== undefined && other > start) ? other : start
}
