import { randomUUID } from 'node:crypto'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import type { OutgoingService, TimeLimit } from '../outgoing/outgoing.ts'
import { noWebhook } from './own-webhook.ts'
import { findWebhook, insertTest } from './repository.ts'
import { post } from './webhook-sender.ts'

/** Short enough to leave time to record the result. */
const timeLimit: TimeLimit = { milliseconds: 5_000, reason: 'answerTookOver5Seconds' }

export const testWebhook: OperationHandler<'testWebhook', OutgoingService> = async (
  { caller, path },
  { db, clock, outgoing },
) => {
  const own = { id: path.webhookId, userId: caller.id }
  const webhook = await findWebhook(db, own)
  if (webhook === undefined) throw noWebhook()

  const at = clock()
  const payload = {
    type: 'webhook.test' as const,
    timestamp: at.toISOString(),
    data: { message: 'A test of your endpoint. No parcel has changed.' },
  }
  const message = { id: randomUUID(), payload }
  const begin = performance.now()
  const outcome = await post({ clock, outgoing }, webhook, message, { timeLimit })
  const milliseconds = Math.round(performance.now() - begin)
  const test = { ...message, webhookId: own.id, userId: own.userId, at, outcome, milliseconds }
  await db.transaction((transaction) => insertTest(transaction, test))
  const { status } = outcome
  if (outcome.result === 'sent')
    return { message: 'The test succeeded', data: { status, error: null, milliseconds } }
  const { error, code } = outcome
  return { message: 'The test failed', data: { status, error, ...code, milliseconds } }
}
