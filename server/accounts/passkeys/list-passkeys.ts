import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentPasskey } from './presenter.ts'
import { listPasskeyRows } from './repository.ts'

export const listPasskeys: OperationHandler<'listPasskeys'> = async ({ caller }, { db }) => {
  const rows = await listPasskeyRows(db, caller.id)
  return { message: 'Passkeys', data: rows.map(presentPasskey) }
}
