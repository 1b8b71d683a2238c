import type { OperationHandler } from '../../http/openapi/operation.ts'
import { noWebhook } from './own-webhook.ts'
import { removeWebhook } from './repository.ts'

export const deleteWebhook: OperationHandler<'deleteWebhook'> = async (
  { caller, path },
  { db },
) => {
  const isRemoved = await db.transaction((transaction) =>
    removeWebhook(transaction, { id: path.webhookId, userId: caller.id }),
  )
  if (!isRemoved) throw noWebhook()
  return { message: 'Endpoint removed', data: null }
}
