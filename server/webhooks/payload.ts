import type { ParcelStatus, WebhookEvent, WebhookPayload } from '../../openapi.d.ts'
import { presentParcel } from '../parcels/presenter.ts'
import type { ParcelRow } from '../parcels/repository.ts'

/** Every log entry is told by exactly one event. */
export const webhookEventOf = (status: ParcelStatus): WebhookEvent =>
  ownEvents[status] ?? 'parcel.status_changed'

const ownEvents: Partial<Record<ParcelStatus, WebhookEvent>> = {
  REQUESTED: 'parcel.created',
  DELIVERED: 'parcel.delivered',
  CANCELED: 'parcel.canceled',
  BLOCKED: 'parcel.blocked',
  UNBLOCKED: 'parcel.unblocked',
}

/** What the sender's system is told of the newest entry of the parcel's log. */
export function presentWebhookPayload(row: ParcelRow, status: ParcelStatus): WebhookPayload {
  const { actions: _actions, ...parcel } = presentParcel(row, { role: 'SENDER' })
  return {
    type: webhookEventOf(status),
    timestamp: row.updated_at.toISOString(),
    data: { sequence: row.logs.length, parcel },
  }
}
