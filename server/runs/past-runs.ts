import { isWithCourier, runAfterDay } from '../../machines/run.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import { findPastRuns, lockRuns, writeRun } from './changes-repository.ts'

/** Runs that one call finishes. */
const batchSize = 50

/** Finishes some runs of past days, which frees their open parcels for new runs; returns whether there may be more. */
export async function finishPastRuns({
  db,
  clock,
  company,
}: Pick<AppContext, 'db' | 'clock' | 'company'>): Promise<boolean> {
  const past = await findPastRuns(db, company.dayOf(clock()), batchSize)
  for (const { id } of past) {
    await db.transaction(async (transaction) => {
      const [run] = await lockRuns(transaction, [id])
      if (run === undefined || run.state === 'FINISHED') return
      const state = runAfterDay(run.state)
      const endedByDay = isWithCourier(run.state)
      await writeRun(transaction, id, { state, isPlanned: true, endedByDay, now: clock() })
    })
  }
  return past.length === batchSize
}
