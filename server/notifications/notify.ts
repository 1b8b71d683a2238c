import type { ParcelStatus } from '../../openapi.d.ts'
import type { Config } from '../config/config.ts'
import type { Transaction } from '../db/database.ts'
import type { ParcelRow } from '../parcels/repository.ts'
import { presentWebhookPayload, webhookEventOf } from '../webhooks/payload.ts'
import { recipientRoles } from './defaults.ts'
import { insertNotifications } from './repository.ts'

/**
 * Everything that is to be told of the newest log entry of a parcel, in its transaction: so there is
 * never a change without it, and none twice.
 */
export async function notify(
  transaction: Transaction,
  row: ParcelRow,
  { status, config }: { status: ParcelStatus; config: Config },
): Promise<void> {
  await insertNotifications(transaction, row.id, {
    status,
    rolesInCenter: recipientRoles(status, 'CENTER'),
    rolesByEmail: recipientRoles(status, 'EMAIL'),
    sendsEmail: config.smtpUrl !== undefined,
    event: webhookEventOf(status),
    payload: JSON.stringify(presentWebhookPayload(row, status)),
  })
}
