import type { WebhookEndpointState } from '../../../machines/webhook-endpoint.ts'
import type { Webhook, WebhookDelivery } from '../../../openapi.d.ts'
import { endpointStateOf } from './endpoint-state.ts'
import type { DeliveryRow, WebhookRow } from './repository.ts'

/** Leaves out the secret, which is shown only once. */
export function presentWebhook(row: WebhookRow, now: Date): Webhook {
  const rotatedUntil = row.previous_secret_until
  return {
    _id: row.id,
    url: row.url,
    events: row.events,
    state: wireStates[endpointStateOf(row)],
    ...(row.disabled_because === null ? {} : { disabledReason: row.disabled_because }),
    ...(row.disabled_at === null ? {} : { disabledAt: row.disabled_at.toISOString() }),
    ...(row.failing_since === null ? {} : { failingSince: row.failing_since.toISOString() }),
    ...(rotatedUntil === null || rotatedUntil <= now
      ? {}
      : { previousSecretUntil: rotatedUntil.toISOString() }),
    createdAt: row.created_at.toISOString(),
  }
}

const wireStates = {
  active: 'ACTIVE',
  failing: 'FAILING',
  disabled: 'DISABLED',
} as const satisfies Record<WebhookEndpointState, Webhook['state']>

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  _id: row.id,
  type: row.type ?? 'webhook.test',
  ...(row.tracking_id === null ? {} : { trackingId: row.tracking_id }),
  state: row.state,
  createdAt: row.created_at.toISOString(),
  ...(row.next_at === null ? {} : { nextAt: row.next_at.toISOString() }),
  attempts: row.attempts.map(({ at, ...attempt }) => ({
    ...attempt,
    at: new Date(at).toISOString(),
  })),
})
