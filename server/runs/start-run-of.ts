import { doorTimeOf } from '../../domain/door-time.ts'
import { moveRun } from '../../machines/run.ts'
import type { Transaction } from '../db/database.ts'
import { conflict, notFound } from '../http/errors.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import { lockRuns, writeRun } from './changes-repository.ts'
import { dayHasCome, startOfDayOf } from './day-has-come.ts'
import { findOpenRun } from './couriers-repository.ts'
import {
  earliestTimeOf,
  findRunOfCourier,
  hadParcelBefore,
  type CourierOnRun,
} from './run-of-courier.ts'

/**
 * Starts the run of a locked parcel for which its courier records a result, if it has not started.
 * A run that ended with its day stays unchanged: its ID is returned, because the result is written
 * there, too. The run that the parcel is on now is locked with it. A run of a later day is refused, unless
 * planners have taken the parcel off the run that the courier names: its result counts, and the later run starts
 * on its day. Also returns the earliest time that the courier can claim.
 */
export async function startRunOf(
  transaction: Transaction,
  parcelId: string,
  courier: CourierOnRun,
  context: Pick<AppContext, 'clock' | 'company'>,
): Promise<{ endedRunId?: string; earliest?: Date | undefined }> {
  const found = await findRunOfCourier(transaction, parcelId, courier, context)
  if (found === undefined) throw notFound('parcelNotFound')
  const earliest = () => earliestTimeOf(transaction, parcelId, courier, found.run_id, context)
  const openId = found.is_open ? undefined : await findOpenRun(transaction, parcelId)
  const ids = openId === undefined ? [found.run_id] : [found.run_id, openId]
  const run = (await lockRuns(transaction, ids)).find(({ id }) => id === found.run_id)
  if (run?.ended_by_day) return { endedRunId: run.id, earliest: await earliest() }
  const move = run && moveRun('COURIER', 'record', { ...run, dayHasCome: dayHasCome(run, context) })
  if (move?.allowed === false && move.reason === 'dayOfRunHasNotCome') {
    if (await hadParcelBefore(transaction, parcelId, courier, context))
      return { earliest: await earliest() }
    throw conflict(move.reason)
  }
  // The run was finished or taken back while this waited for its lock.
  if (!run || !move?.allowed || move.next === 'deleted') throw notFound('parcelNotFound')
  if (move.next !== run.state) {
    const now = context.clock()
    await writeRun(transaction, run.id, {
      state: move.next,
      isPlanned: false,
      doneAt: doorTimeOf(courier.doneAt, { notBefore: startOfDayOf(run, context), arrivedAt: now }),
      now,
    })
  }
  return { earliest: await earliest() }
}
