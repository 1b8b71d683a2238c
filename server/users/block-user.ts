import { inTransaction } from '../db/transaction.ts'
import { conflict, notFound } from '../errors.ts'
import type { Handler } from '../operation.ts'
import { endSessionsOfUser } from '../session/session-rows.ts'
import { presentUserTo } from './user-presenter.ts'
import { findUser, lockActiveAdmins, lockUser, setBlocked } from './user-rows.ts'

export const blockUser: Handler<'blockUser'> = async ({ caller, path }, { db, clock }) => {
  const row = await inTransaction(db, async (transaction) => {
    const user = await findUser(transaction, path.id)
    if (user === undefined) throw notFound('User not found')
    if (user.id === caller.id) throw conflict('You cannot block yourself')

    const admins = user.role === 'ADMIN' ? await lockActiveAdmins(transaction) : []
    const locked = await lockUser(transaction, user.id)
    if (locked === undefined) throw notFound('User not found')
    if (locked.is_blocked) return locked
    if (admins.every(({ id }) => id === user.id) && user.role === 'ADMIN') {
      throw conflict('The last active administrator cannot be blocked')
    }
    const now = clock()
    await endSessionsOfUser(transaction, user.id, now)
    return setBlocked(transaction, user.id, { isBlocked: true, now })
  })
  return { message: 'User blocked', data: presentUserTo(row, caller) }
}
