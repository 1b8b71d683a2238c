import { toMeta, toPageWindow } from '../../http/paging.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { noWebhook } from './own-webhook.ts'
import { presentDelivery } from './presenter.ts'
import { findWebhook, listDeliveryRows } from './repository.ts'

export const listWebhookDeliveries: OperationHandler<'listWebhookDeliveries'> = async (
  { caller, path, query },
  { db },
) => {
  // The whole log can be long, so requests without a page get the first one.
  const paged = { page: 1, ...query }
  const window = toPageWindow(paged)
  const webhook = await findWebhook(db, { id: path.webhookId, userId: caller.id })
  if (webhook === undefined) throw noWebhook()
  const found = await listDeliveryRows(db, webhook.id, window)
  return { message: 'Deliveries', data: found.rows.map(presentDelivery), ...toMeta(paged, found) }
}
