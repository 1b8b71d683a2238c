import type { NotifiableEvent, WebhookEvent, WebhookPayload } from '../../openapi.d.ts'
import { presentParcel } from '../parcels/presenter.ts'
import type { ParcelRow } from '../parcels/repository.ts'

/** Every log entry is told by exactly one event. */
export const webhookEventOf = (event: NotifiableEvent): WebhookEvent =>
  ownEvents[event] ?? 'parcel.status_changed'

const ownEvents: Partial<Record<NotifiableEvent, WebhookEvent>> = {
  REQUESTED: 'parcel.created',
  DELIVERED: 'parcel.delivered',
  CANCELED: 'parcel.canceled',
  BLOCKED: 'parcel.blocked',
  UNBLOCKED: 'parcel.unblocked',
  DELIVERY_ATTEMPT_FAILED: 'parcel.delivery_attempt_failed',
}

/** What the sender's system is told of the newest entry of the parcel's log. */
export function presentWebhookPayload(row: ParcelRow, event: NotifiableEvent): WebhookPayload {
  const { actions: _actions, ...parcel } = presentParcel(row, { role: 'SENDER' })
  return {
    type: webhookEventOf(event),
    timestamp: row.updated_at.toISOString(),
    data: { sequence: row.logs.length, parcel },
  }
}
