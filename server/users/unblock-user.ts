import { inTransaction } from '../db/transaction.ts'
import { notFound } from '../errors.ts'
import type { Handler } from '../operation.ts'
import { presentUserTo } from './user-presenter.ts'
import { lockUser, setBlocked } from './user-rows.ts'

export const unblockUser: Handler<'unblockUser'> = async ({ caller, path }, { db, clock }) => {
  const row = await inTransaction(db, async (transaction) => {
    const user = await lockUser(transaction, path.id)
    if (user === undefined) throw notFound('User not found')
    if (!user.is_blocked) return user
    return setBlocked(transaction, user.id, { isBlocked: false, now: clock() })
  })
  return { message: 'User unblocked', data: presentUserTo(row, caller) }
}
