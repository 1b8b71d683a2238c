import { notFound } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentApiKey } from './presenter.ts'
import { markRevoked } from './repository.ts'

export const revokeApiKey: OperationHandler<'revokeApiKey'> = async (
  { caller, path },
  { db, clock },
) => {
  const now = clock()
  const row = await db.transaction((transaction) =>
    markRevoked(transaction, { id: path.keyId, userId: caller.id, now }),
  )
  if (row === undefined) throw notFound('apiKeyNotFound')
  return { message: 'API key revoked', data: presentApiKey(row, now) }
}
