import { inTransaction } from '../db/transaction.ts'
import { notFound } from '../http/errors.ts'
import type { Handler, Tools } from '../openapi/operation.ts'
import { presentUserTo } from './presenter.ts'
import { lockUser, setBlocked, type UserRow } from './repository.ts'

export const unblockUser: Handler<'unblockUser'> = async ({ caller, path }, tools) => {
  const row = await unblock(tools, path.id)
  return { message: 'User unblocked', data: presentUserTo(row, caller) }
}

export const unblock = ({ db, clock }: Pick<Tools, 'db' | 'clock'>, id: string): Promise<UserRow> =>
  inTransaction(db, async (transaction) => {
    const user = await lockUser(transaction, id)
    if (user === undefined) throw notFound('User not found')
    if (!user.is_blocked) return user
    return setBlocked(transaction, user.id, { isBlocked: false, now: clock() })
  })
