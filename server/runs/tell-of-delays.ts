import { tellArrivals } from '../messaging/notifications/arrival-repository.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import { findNextRunsUnderWay, type RunUnderWayRow } from './arrival-repository.ts'
import { lockRuns } from './changes-repository.ts'
import { dueArrivalsOf, findDueArrivals } from './due-arrivals.ts'

/**
 * Time without a result after which the run counts as forgotten: the courier may have gone home, and receivers
 * would get an email every ten minutes until midnight.
 */
const forgottenAfter = 2 * 3_600_000

function isForgotten({ started_at, stops }: RunUnderWayRow, now: Date): boolean {
  const ends = stops.flatMap(({ ended_at }) => (ended_at === null ? [] : [Date.parse(ended_at)]))
  return now.getTime() - Math.max(started_at?.getTime() ?? 0, ...ends) > forgottenAfter
}

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
  let after: string | null = null
  while (!signal.aborted) {
    const runs = await findNextRunsUnderWay(db, after, batchSize)
    for (const run of runs) {
      if (isForgotten(run, context.clock()) || dueArrivalsOf(run, context).length === 0) continue
      await db.transaction(async (transaction) => {
        await lockRuns(transaction, [run.id])
        // Read again: the courier may have continued before the run was locked.
        await tellArrivals(transaction, await findDueArrivals(transaction, run.id, context), config)
      })
    }
    if (runs.length < batchSize) return
    after = runs.at(-1)?.id ?? null
  }
}
