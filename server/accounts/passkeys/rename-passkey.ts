import { notFound } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentPasskey } from './presenter.ts'
import { setPasskeyName } from './repository.ts'

export const renamePasskey: OperationHandler<'renamePasskey'> = async (
  { caller, path, body },
  { db },
) => {
  const own = { id: path.passkeyId, userId: caller.id }
  const row = await db.transaction((transaction) => setPasskeyName(transaction, own, body.name))
  if (row === undefined) throw passkeyNotFound()
  return { message: 'Passkey renamed', data: presentPasskey(row) }
}

export const passkeyNotFound = () => notFound('passkeyNotFound')
