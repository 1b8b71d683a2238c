import { unauthenticated } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentAccount } from './presenter.ts'
import { setLanguage as writeLanguage } from './repository.ts'

export const setLanguage: OperationHandler<'setLanguage'> = async (
  { caller, body },
  { db, clock, config },
) => {
  const { language } = body
  const row = await db.transaction((transaction) =>
    writeLanguage(transaction, caller.id, { language, now: clock() }),
  )
  if (row === undefined) throw unauthenticated()
  return { message: 'Language saved', data: presentAccount(row, config) }
}
