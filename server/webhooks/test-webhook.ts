import { randomUUID } from 'node:crypto'
import type { OperationHandler } from '../openapi/operation.ts'
import type { TimeLimit } from '../outgoing/outgoing.ts'
import { codeOfFailure } from './failure.ts'
import { noWebhook } from './own-webhook.ts'
import { findWebhook, insertTest } from './repository.ts'
import { post } from './webhook-sender.ts'

/** Short enough to leave time to record the result. */
const timeLimit: TimeLimit = { milliseconds: 5_000, reason: 'answerTookOver5Seconds' }

export const testWebhook: OperationHandler<'testWebhook'> = async (
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
  const data = {
    status: outcome.status,
    error: outcome.result === 'sent' ? null : outcome.error,
    milliseconds: Math.round(performance.now() - begin),
  }
  const test = { ...message, ...data, webhookId: own.id, userId: own.userId, at }
  await db.transaction((transaction) => insertTest(transaction, test))
  return {
    message: data.error === null ? 'The test succeeded' : 'The test failed',
    data: { ...data, ...codeOfFailure(data) },
  }
}
