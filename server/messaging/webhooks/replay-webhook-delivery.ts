import { conflict, notFound } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { noWebhook } from './own-webhook.ts'
import { presentDelivery } from './presenter.ts'
import { findDeliveries, findWebhook, lockDelivery, sendAgain } from './repository.ts'

export const replayWebhookDelivery: OperationHandler<'replayWebhookDelivery'> = async (
  { caller, path },
  { db },
) => {
  const { webhookId, messageId } = path
  const row = await db.transaction(async (transaction) => {
    const webhook = await findWebhook(transaction, { id: webhookId, userId: caller.id })
    if (webhook === undefined) throw noWebhook()
    const delivery = await lockDelivery(transaction, { id: messageId, webhookId })
    if (delivery === undefined) throw notFound('messageNotFound')
    if (webhook.disabled_at !== null) {
      throw conflict('enableTheEndpointFirst')
    }
    if (delivery.is_leased) throw conflict('isBeingSent')
    await sendAgain(transaction, messageId)
    const [waiting] = await findDeliveries(transaction, [messageId])
    if (waiting === undefined) throw new Error(`A locked message has no row: ${messageId}`)
    return waiting
  })
  return { message: 'Sending it again', data: presentDelivery(row) }
}
