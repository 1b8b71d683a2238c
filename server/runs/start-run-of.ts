import { moveRun } from '../../machines/run.ts'
import type { Transaction } from '../db/database.ts'
import { notFound } from '../http/errors.ts'
import { findOpenRun, lockRuns, writeRun } from './repository.ts'

/** Takes the run of a locked parcel as started, of which its courier does something at a door. */
export async function startRunOf(
  transaction: Transaction,
  parcelId: string,
  now: Date,
): Promise<void> {
  const id = await findOpenRun(transaction, parcelId)
  const [run] = id === undefined ? [] : await lockRuns(transaction, [id])
  const move = run && moveRun('COURIER', 'record', run)
  // It was finished or taken back while this waited for it.
  if (!run || !move?.allowed || move.next === 'deleted') throw notFound('Parcel not found')
  if (move.next !== run.state)
    await writeRun(transaction, run.id, { state: move.next, isPlanned: false, now })
}
