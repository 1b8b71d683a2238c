import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentWebhook } from './presenter.ts'
import { findWebhooks } from './repository.ts'

export const listWebhooks: OperationHandler<'listWebhooks'> = async ({ caller }, { db, clock }) => {
  const rows = await findWebhooks(db, caller.id)
  return { message: 'Endpoints', data: rows.map((row) => presentWebhook(row, clock())) }
}
