import type { NotifiableEvent } from '../../openapi.d.ts'
import { fanOut, type WebhookMessage } from '../messaging/notifications/repository.ts'
import { webhookEventOf, type StoredPayload } from '../messaging/webhooks/payload.ts'
import { presentParcel } from './presenter.ts'
import type { ParcelRow } from './repository.ts'
import type { Transaction } from '../db/database.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import { notificationsOf } from '../messaging/notifications/defaults.ts'
import type { LogEvent } from '../../domain/notifiable-events.ts'

/** Notifies users, and the sender's systems, of the newest entry of the parcel's log. */
export const tellOfEntry = (
  transaction: Transaction,
  row: ParcelRow,
  event: LogEvent,
  { config }: Pick<AppContext, 'config'>,
): Promise<void> =>
  fanOut(transaction, row.id, {
    ...notificationsOf(event, config),
    ...webhookMessageOf(row, event),
  })

/** Payload of the newest entry of the parcel's log. */
function toStoredPayload(row: ParcelRow, event: NotifiableEvent): StoredPayload {
  const presented = presentParcel(row, { role: 'SENDER' })
  const { senderId, receiverId, statusLogs, ...shown } = presented
  const { actions: _actions, receiverPhone: _phone, coordinates: _where, ...parcel } = shown
  return {
    type: webhookEventOf(event),
    timestamp: row.updated_at.toISOString(),
    data: {
      sequence: row.logs.length,
      parcel: {
        ...parcel,
        senderId: { _id: senderId._id },
        receiverId: { _id: receiverId._id },
        statusLogs: statusLogs.map(({ updatedBy: _author, ...entry }) => entry),
      },
    },
  }
}

/** Message to the sender's endpoints about the newest entry of the parcel's log. */
const webhookMessageOf = (row: ParcelRow, event: NotifiableEvent): WebhookMessage => ({
  webhookEvent: webhookEventOf(event),
  payload: JSON.stringify(toStoredPayload(row, event)),
})
