import { z } from 'zod/mini'
import type { NewWebhook, WebhookEvent, WebhookUpdate } from '../../openapi.d.ts'
import { sentenceReader } from './answer-language.ts'
import type { SentenceReader } from './answer-language.ts'
import { client, mutate, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { coercedAmount, coercedDate, coercedId, enumWord } from './coercion.ts'
import { expectOne, parseList, parserFor } from './envelope.ts'
import type { Page } from './model.ts'
import type { PageQuery, ReadOptions } from './query.ts'
import { sentenceCode } from './sentence-code.ts'

export const webhookEvents = [
  'parcel.created',
  'parcel.status_changed',
  'parcel.delivered',
  'parcel.canceled',
  'parcel.blocked',
  'parcel.unblocked',
] as const satisfies readonly WebhookEvent[]

export type Webhook = z.infer<typeof webhookShape>
export type WebhookSecret = z.infer<typeof secretShape>
export type WebhookTestResult = z.infer<typeof testShape>
export type WebhookDelivery = z.infer<typeof deliveryShape>
export type DeliveryQuery = PageQuery & { webhookId: string }

export async function listWebhooks(options?: ReadOptions): Promise<Webhook[]> {
  const call: Call = (init) => client.GET('/api/webhooks', init)
  return parseList(await requestJson(call, options), parserFor(webhookShape)).rows
}

export async function createWebhook(body: NewWebhook): Promise<WebhookSecret> {
  const call: Call = (init) => client.POST('/api/webhooks', { ...init, body })
  return expectOne(await requestJson(call), parserFor(secretShape))
}

export async function updateWebhook(webhookId: string, body: WebhookUpdate): Promise<void> {
  const params = { path: { webhookId } }
  await mutate((init) => client.PATCH('/api/webhooks/{webhookId}', { ...init, params, body }))
}

export async function deleteWebhook(webhookId: string): Promise<void> {
  const params = { path: { webhookId } }
  await mutate((init) => client.DELETE('/api/webhooks/{webhookId}', { ...init, params }))
}

export async function rotateWebhookSecret(webhookId: string): Promise<WebhookSecret> {
  const params = { path: { webhookId } }
  const call: Call = (init) => client.POST('/api/webhooks/{webhookId}/rotate', { ...init, params })
  return expectOne(await requestJson(call), parserFor(secretShape))
}

export async function testWebhook(webhookId: string): Promise<WebhookTestResult> {
  const params = { path: { webhookId } }
  const call: Call = (init) => client.POST('/api/webhooks/{webhookId}/test', { ...init, params })
  const test = expectOne(await requestJson(call), parserFor(testShape))
  return readFailure(await sentenceReader())(test)
}

export async function listWebhookDeliveries(
  { webhookId, page, limit }: DeliveryQuery,
  options?: ReadOptions,
): Promise<Page<WebhookDelivery>> {
  const params = { path: { webhookId }, query: { page, limit } }
  const call: Call = (init) =>
    client.GET('/api/webhooks/{webhookId}/deliveries', { ...init, params })
  const { rows, meta } = parseList(await requestJson(call, options), parserFor(deliveryShape))
  const read = readFailure(await sentenceReader())
  return {
    rows: rows.map((row) => ({ ...row, attempts: row.attempts.map(read) })),
    meta: meta ?? { page: 1, limit: Math.max(limit, rows.length), total: rows.length },
  }
}

export async function replayWebhookDelivery(webhookId: string, messageId: string): Promise<void> {
  const params = { path: { webhookId, messageId } }
  await mutate((init) =>
    client.POST('/api/webhooks/{webhookId}/deliveries/{messageId}/replay', { ...init, params }),
  )
}

const readFailure =
  (read: SentenceReader) =>
  <Attempt extends { error: string | null }>(attempt: Attempt): Attempt => ({
    ...attempt,
    error: attempt.error && read(attempt.error, attempt),
  })

const optionalDate = z.catch(z.nullable(coercedDate), null)
const optionalSentence = z.catch(z.nullable(z.string()), null)
const optionalStatus = z.catch(z.nullable(coercedAmount), null)

const webhookShape = z.pipe(
  z.object({
    _id: coercedId,
    url: z.string(),
    // Leaves out events of a later version, which are unknown here.
    events: z.pipe(
      z.array(z.string()),
      z.transform((events: string[]) => webhookEvents.filter((event) => events.includes(event))),
    ),
    state: enumWord(['ACTIVE', 'FAILING', 'DISABLED']),
    disabledReason: z.catch(z.nullable(enumWord(['OWNER', 'GONE', 'FAILING'])), null),
    failingSince: optionalDate,
    previousSecretUntil: optionalDate,
    createdAt: coercedDate,
  }),
  z.transform(({ _id: id, ...webhook }) => ({ id, ...webhook })),
)

const secretShape = z.object({ webhook: webhookShape, secret: z.string().check(z.minLength(1)) })

const testShape = z.object({
  ...sentenceCode,
  status: optionalStatus,
  error: z.nullable(z.string()),
  milliseconds: coercedAmount,
})

const deliveryShape = z.pipe(
  z.object({
    _id: coercedId,
    type: z.string(),
    trackingId: optionalSentence,
    state: enumWord(['WAITING', 'SENT', 'FAILED']),
    createdAt: coercedDate,
    nextAt: optionalDate,
    attempts: z.array(
      z.object({
        ...sentenceCode,
        number: coercedAmount,
        at: coercedDate,
        status: optionalStatus,
        error: optionalSentence,
        milliseconds: coercedAmount,
      }),
    ),
  }),
  z.transform(({ _id: id, ...delivery }) => ({ id, ...delivery })),
)
