import type { OperationHandler } from '../../http/openapi/operation.ts'
import { noWebhook } from './own-webhook.ts'
import { presentWebhook } from './presenter.ts'
import { lockWebhook, writeWebhook } from './repository.ts'
import { newSecret, rotationHours } from './secrets.ts'

export const rotateWebhookSecret: OperationHandler<'rotateWebhookSecret'> = async (
  { caller, path },
  { db, clock },
) => {
  const now = clock()
  const secret = newSecret()
  const until = new Date(now.getTime() + rotationHours * 3_600_000)
  const row = await db.transaction(async (transaction) => {
    const before = await lockWebhook(transaction, { id: path.webhookId, userId: caller.id })
    if (before === undefined) throw noWebhook()
    const previous = { previous_secret: before.secret, previous_secret_until: until }
    const after = { ...before, secret, ...previous }
    await writeWebhook(transaction, after)
    return after
  })
  return { message: 'New secret', data: { webhook: presentWebhook(row, now), secret } }
}
