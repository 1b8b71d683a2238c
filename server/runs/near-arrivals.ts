import type { Transaction } from '../db/database.ts'
import type { ArrivalNotice } from '../messaging/notifications/arrival-repository.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import { findRunsUnderWay } from './arrival-repository.ts'
import { arrivalsOf } from './arrivals.ts'

/** Receivers are notified when no more than this many stops come before theirs. */
const nearStops = 3

/** Finds the arrivals that the next receivers of a locked run are notified of; none unless it is under way. */
export async function findNearArrivals(
  transaction: Transaction,
  runId: string,
  context: Pick<AppContext, 'clock' | 'config'>,
): Promise<ArrivalNotice[]> {
  const [run] = await findRunsUnderWay(transaction, { runIds: [runId] })
  if (run === undefined) return []
  return [...arrivalsOf(run, context)].flatMap(([parcelId, arrival]) =>
    arrival.stopsBefore <= nearStops ? [{ runId, parcelId, arrival }] : [],
  )
}
