import { randomUUID } from 'node:crypto'
import { conflict } from '../../http/errors.ts'
import { withValues } from '../../http/sentences.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { checkUrl } from './own-webhook.ts'
import { presentWebhook } from './presenter.ts'
import { findWebhooks, insertWebhook } from './repository.ts'
import { newSecret } from './secrets.ts'
import type { OutgoingService } from '../outgoing/outgoing.ts'
import type { ProofService } from '../../http/openapi/proof.ts'

const maxWebhooks = 10

export const createWebhook: OperationHandler<
  'createWebhook',
  OutgoingService & ProofService
> = async ({ caller, body: { password, ...body } }, context) => {
  const { db, clock } = context
  const lockOwner = await context.expectOwner(context, caller, password)
  await checkUrl(context, body.url)
  const now = clock()
  const webhook = { ...body, id: randomUUID(), userId: caller.id, secret: newSecret(), now }
  const row = await db.transaction(async (transaction) => {
    // The lock makes concurrent requests count each other's endpoints.
    await lockOwner(transaction)
    const { length } = await findWebhooks(transaction, caller.id)
    if (length >= maxWebhooks)
      throw conflict(withValues('tooManyEndpoints', { value: String(maxWebhooks) }))
    return insertWebhook(transaction, webhook)
  })
  const data = { webhook: presentWebhook(row, now), secret: row.secret }
  return { message: 'Endpoint added', data }
}
