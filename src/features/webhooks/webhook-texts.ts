import type { WebhookEvent } from '../../../openapi.d.ts'
import type { Webhook, WebhookDelivery } from '../../api/webhooks.ts'
import type { Tone } from '../../ui/badge/tone.ts'

export const eventTexts: Record<WebhookEvent, string> = {
  'parcel.created': 'Parcel created',
  'parcel.status_changed': 'Approved, dispatched or in transit',
  'parcel.delivered': 'Delivered',
  'parcel.canceled': 'Canceled',
  'parcel.blocked': 'Blocked',
  'parcel.unblocked': 'Unblocked',
  'parcel.delivery_attempt_failed': 'Delivery attempt failed',
}

interface Verdict {
  tone: Tone
  text: string
}

export const webhookVerdicts: Record<Webhook['state'], Verdict> = {
  ACTIVE: { tone: 'success', text: 'Active' },
  FAILING: { tone: 'warning', text: 'Failing' },
  DISABLED: { tone: 'neutral', text: 'Disabled' },
}

/** Reasons for disabling an endpoint, other than its owner's choice. */
export const disabledTexts: Record<'GONE' | 'FAILING', string> = {
  GONE: 'It answered 410 (gone). Nothing is sent to it until you enable it again.',
  FAILING: 'It accepted nothing for five days. Make sure that it answers, then enable it again.',
}

export const deliveryVerdicts: Record<WebhookDelivery['state'], Verdict> = {
  WAITING: { tone: 'info', text: 'Waiting' },
  SENT: { tone: 'success', text: 'Sent' },
  FAILED: { tone: 'danger', text: 'Failed' },
}

export const maxWebhooks = 10
