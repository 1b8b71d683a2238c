import { dayInZone } from '../../domain/day-in-zone.ts'
import type { Queryable } from '../db/database.ts'
import type { AppContext } from '../openapi/operation.ts'
import { findRunSince, findRunWithCourier, type RunOfParcelRow } from './couriers-repository.ts'

export interface CourierOnRun {
  courierId: string
  /** The run on which they say that it was done. */
  runId?: string | undefined
}

/**
 * The run by which a parcel is a courier's to act on: the one that they name, also after its day, else the one that
 * they have now.
 */
export async function findRunOfCourier(
  db: Queryable,
  parcelId: string,
  { courierId, runId }: CourierOnRun,
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
): Promise<RunOfParcelRow | undefined> {
  const dayOf = (time: Date) => dayInZone(time, config.timeZone)
  const since = dayOf(new Date(clock().getTime() - lateMilliseconds))
  const named = runId && (await findRunSince(db, parcelId, courierId, { runId, since }))
  return named || findRunWithCourier(db, parcelId, courierId, dayOf(clock()))
}

/** Until noon, what a phone could not send in the evening still counts on the run of the day before. */
const lateMilliseconds = 12 * 3_600_000
