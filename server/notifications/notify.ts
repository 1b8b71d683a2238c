import { eventOf } from '../../domain/notifiable-events.ts'
import type { DeliveryFailure, ParcelStatus } from '../../openapi.d.ts'
import type { Config } from '../config/config.ts'
import type { Transaction } from '../db/database.ts'
import type { ParcelRow } from '../parcels/repository.ts'
import { toStoredPayload, webhookEventOf } from '../webhooks/payload.ts'
import { recipientRoles } from './defaults.ts'
import { insertNotifications } from './repository.ts'

/**
 * Everything that is to be told of the newest log entry of a parcel, in its transaction: so there is
 * never a change without it, and none twice.
 */
export async function notify(
  transaction: Transaction,
  row: ParcelRow,
  {
    config,
    ...entry
  }: { status: ParcelStatus; failedAttempt?: DeliveryFailure | undefined; config: Config },
): Promise<void> {
  const event = eventOf(entry)
  await insertNotifications(transaction, row.id, {
    event,
    rolesInCenter: recipientRoles(event, 'CENTER'),
    rolesByEmail: recipientRoles(event, 'EMAIL'),
    sendsEmail: config.smtpUrl !== undefined,
    isVerifiedOnly: config.emailVerification === 'on',
    gatherSeconds: config.gatherSeconds,
    webhookEvent: webhookEventOf(event),
    payload: JSON.stringify(toStoredPayload(row, event)),
  })
}
