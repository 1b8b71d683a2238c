import * as common from '#texts/common.ts'
import * as t from '#texts/webhooks.ts'
import type { Webhook, WebhookDelivery, WebhookEvent } from '../../../openapi.d.ts'
import type { Tone } from '../../ui/badge/tone.ts'

export const eventTexts: Record<WebhookEvent, string> = {
  'parcel.created': t.parcelCreated,
  'parcel.status_changed': t.approvedDispatchedOrInTransit,
  'parcel.delivered': common.delivered,
  'parcel.canceled': t.canceled,
  'parcel.blocked': common.blocked,
  'parcel.unblocked': t.unblocked,
  'parcel.delivery_attempt_failed': t.deliveryAttemptFailed,
}

interface Verdict {
  tone: Tone
  text: string
}

export const webhookVerdicts: Record<Webhook['state'], Verdict> = {
  ACTIVE: { tone: 'success', text: t.active },
  FAILING: { tone: 'warning', text: t.failing },
  DISABLED: { tone: 'neutral', text: t.disabled },
}

/** Reasons for which the server disables an endpoint. */
export const disabledTexts: Record<'GONE' | 'FAILING', string> = {
  GONE: t.itAnsweredGone,
  FAILING: t.itAcceptedNothing,
}

export const deliveryVerdicts: Record<WebhookDelivery['state'], Verdict> = {
  WAITING: { tone: 'info', text: common.waiting },
  SENT: { tone: 'success', text: t.sent },
  FAILED: { tone: 'danger', text: t.failed },
}

export const maxWebhooks = 10
