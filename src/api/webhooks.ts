import { listOfAll } from '../../domain/exhaustive-list.ts'
import type {
  NewWebhook,
  Webhook,
  WebhookDelivery,
  WebhookEvent,
  WebhookSecret,
  WebhookTestResult,
  WebhookUpdate,
} from '../../openapi.d.ts'
import { sentenceReader } from './answer-language.ts'
import type { SentenceReader } from './answer-language.ts'
import { changeOwn, client, readOwn } from './client.ts'
import type { Page } from './model.ts'
import { pageOf } from './paged-list.ts'
import type { PageQuery, ReadOptions } from './query.ts'

export const webhookEvents = listOfAll<WebhookEvent>()([
  'parcel.created',
  'parcel.status_changed',
  'parcel.delivered',
  'parcel.delivery_attempt_failed',
  'parcel.canceled',
  'parcel.blocked',
  'parcel.unblocked',
])

export type DeliveryQuery = PageQuery & { webhookId: string }

export async function listWebhooks(options?: ReadOptions): Promise<Webhook[]> {
  const { data } = await readOwn((init) => client.GET('/api/webhooks', init), options)
  return data
}

export async function createWebhook(body: NewWebhook): Promise<WebhookSecret> {
  const { data } = await changeOwn((init) => client.POST('/api/webhooks', { ...init, body }))
  return data
}

export async function updateWebhook(webhookId: string, body: WebhookUpdate): Promise<void> {
  const params = { path: { webhookId } }
  await changeOwn((init) => client.PATCH('/api/webhooks/{webhookId}', { ...init, params, body }))
}

export async function deleteWebhook(webhookId: string): Promise<void> {
  const params = { path: { webhookId } }
  await changeOwn((init) => client.DELETE('/api/webhooks/{webhookId}', { ...init, params }))
}

export async function rotateWebhookSecret(webhookId: string): Promise<WebhookSecret> {
  const params = { path: { webhookId } }
  const { data } = await changeOwn((init) =>
    client.POST('/api/webhooks/{webhookId}/rotate', { ...init, params }),
  )
  return data
}

export async function testWebhook(webhookId: string): Promise<WebhookTestResult> {
  const params = { path: { webhookId } }
  const { data } = await changeOwn((init) =>
    client.POST('/api/webhooks/{webhookId}/test', { ...init, params }),
  )
  return readFailure(await sentenceReader())(data)
}

export async function listWebhookDeliveries(
  { webhookId, page, limit }: DeliveryQuery,
  options?: ReadOptions,
): Promise<Page<WebhookDelivery>> {
  const params = { path: { webhookId }, query: { page, limit } }
  const answer = await readOwn(
    (init) => client.GET('/api/webhooks/{webhookId}/deliveries', { ...init, params }),
    options,
  )
  const read = readFailure(await sentenceReader())
  const { rows, meta } = pageOf(answer)
  return { rows: rows.map((row) => ({ ...row, attempts: row.attempts.map(read) })), meta }
}

export async function replayWebhookDelivery(webhookId: string, messageId: string): Promise<void> {
  const params = { path: { webhookId, messageId } }
  await changeOwn((init) =>
    client.POST('/api/webhooks/{webhookId}/deliveries/{messageId}/replay', { ...init, params }),
  )
}

const readFailure =
  (read: SentenceReader) =>
  <Attempt extends { error: string | null }>(attempt: Attempt): Attempt => ({
    ...attempt,
    error: attempt.error && read(attempt.error, attempt),
  })
