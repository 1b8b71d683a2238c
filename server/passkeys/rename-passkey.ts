import { notFound } from '../http/errors.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { presentPasskey } from './presenter.ts'
import { setPasskeyName } from './repository.ts'

export const renamePasskey: OperationHandler<'renamePasskey'> = async (
  { caller, path, body },
  { db },
) => {
  const row = await setPasskeyName(db, { id: path.passkeyId, userId: caller.id }, body.name)
  if (row === undefined) throw passkeyNotFound()
  return { message: 'Passkey renamed', data: presentPasskey(row) }
}

export const passkeyNotFound = () => notFound('Passkey not found')
