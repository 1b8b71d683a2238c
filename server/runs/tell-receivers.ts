import type { Transaction } from '../db/database.ts'
import { recipientRoles } from '../messaging/notifications/defaults.ts'
import { tellArrivals } from '../messaging/notifications/arrival-repository.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import { findRunsUnderWay } from './arrival-repository.ts'
import { arrivalsOf } from './arrivals.ts'

/** Receivers are notified when no more than this many stops come before theirs. */
const nearStops = 3

/** Notifies the next receivers of a locked run that the courier is near, if it is under way. */
export async function tellReceivers(
  transaction: Transaction,
  runId: string,
  context: Pick<AppContext, 'clock' | 'config'>,
): Promise<void> {
  const [run] = await findRunsUnderWay(transaction, { runIds: [runId] })
  if (run === undefined) return
  const near = [...arrivalsOf(run, context)].flatMap(([parcelId, arrival]) =>
    arrival.stopsBefore <= nearStops ? [{ parcelId, arrival }] : [],
  )
  if (near.length === 0) return
  const { smtpUrl, emailVerification } = context.config
  await tellArrivals(transaction, runId, near, {
    inCenter: recipientRoles('ARRIVAL', 'CENTER').includes('RECEIVER'),
    byEmail: recipientRoles('ARRIVAL', 'EMAIL').includes('RECEIVER'),
    sendsEmail: smtpUrl !== undefined,
    isVerifiedOnly: emailVerification === 'on',
  })
}
