import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentApiKey } from './presenter.ts'
import { listApiKeyRows } from './repository.ts'

export const listApiKeys: OperationHandler<'listApiKeys'> = async ({ caller }, { db, clock }) => {
  const now = clock()
  const rows = await listApiKeyRows(db, caller.id, now)
  return { message: 'API keys', data: rows.map((row) => presentApiKey(row, now)) }
}
