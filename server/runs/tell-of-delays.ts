import { tellArrivals } from '../messaging/notifications/arrival-repository.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import { findNextRunsUnderWay } from './arrival-repository.ts'
import { lockRuns } from './changes-repository.ts'
import { dueArrivalsOf, findDueArrivals } from './due-arrivals.ts'

/**
 * Milliseconds without any change of the run after which the run counts as forgotten: the courier may have gone home, and receivers
 * would get an email every ten minutes until midnight.
 */
const forgottenAfter = 2 * 3_600_000

/** Runs that one query reads. */
const batchSize = 50

/**
 * Notifies receivers whose arrival has moved without any change of the run, because a courier who is held up
 * sends nothing. Locks only runs with something to tell.
 */
export async function tellOfDelays(
  context: Pick<AppContext, 'db' | 'clock' | 'config'>,
  signal: AbortSignal,
): Promise<void> {
  const { db, config } = context
  const failures: unknown[] = []
  const tell = (runId: string) =>
    db.transaction(async (transaction) => {
      await lockRuns(transaction, [runId])
      // Read again: the courier may have continued before the run was locked.
      await tellArrivals(transaction, await findDueArrivals(transaction, runId, context), config)
    })
  let after: string | null = null
  while (!signal.aborted) {
    const runs = await findNextRunsUnderWay(db, after, batchSize)
    for (const run of runs) {
      const isForgotten = context.clock().getTime() - run.changed_at.getTime() > forgottenAfter
      if (isForgotten || dueArrivalsOf(run, context).length === 0) continue
      // The receivers of other runs are told even if one run fails.
      await tell(run.id).catch((error: unknown) => failures.push(error))
    }
    if (runs.length < batchSize) break
    after = runs.at(-1)?.id ?? null
  }
  if (failures.length > 0) throw failures[0]
}
