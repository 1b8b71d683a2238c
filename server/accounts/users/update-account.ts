import { unauthenticated } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentAccount } from './presenter.ts'
import { setName } from './repository.ts'

export const updateAccount: OperationHandler<'updateAccount'> = async (
  { caller, body },
  { db, clock, config },
) => {
  const row = await db.transaction((transaction) =>
    setName(transaction, caller.id, { name: body.name, now: clock() }),
  )
  if (row === undefined) throw unauthenticated()
  return { message: 'Account updated', data: presentAccount(row, config) }
}
