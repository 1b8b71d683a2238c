import { conflict, notFound } from '../../http/errors.ts'
import type { AppContext, OperationHandler } from '../../http/openapi/operation.ts'
import { removeResetLinks } from '../recovery/repository.ts'
import { endSessionsOfUser } from '../sessions/repository.ts'
import { presentUserTo } from '../users/presenter.ts'
import {
  findUser,
  lockActiveAdmins,
  lockUser,
  setBlocked,
  type UserRow,
} from '../users/repository.ts'

export const blockUser: OperationHandler<'blockUser'> = async ({ caller, path }, context) => {
  const row = await block(context, path.id, caller.id)
  return { message: 'User blocked', data: presentUserTo(row, caller) }
}

/** `by` is left out for the operator at the terminal, who has no account to block by mistake. */
export const block = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: string,
  by?: string,
): Promise<UserRow> =>
  db.transaction(async (transaction) => {
    const user = await findUser(transaction, id)
    if (user === undefined) throw notFound('userNotFound')
    if (user.id === by) throw conflict('youCannotBlockYourself')

    const admins = user.role === 'ADMIN' ? await lockActiveAdmins(transaction) : []
    const locked = await lockUser(transaction, user.id)
    if (locked === undefined) throw notFound('userNotFound')
    if (locked.is_blocked) return locked
    if (admins.every((admin) => admin.id === user.id) && user.role === 'ADMIN') {
      throw conflict('lastAdminCannotBeBlocked')
    }
    const now = clock()
    await endSessionsOfUser(transaction, user.id, now)
    await removeResetLinks(transaction, user.id)
    return setBlocked(transaction, user.id, { isBlocked: true, now })
  })
