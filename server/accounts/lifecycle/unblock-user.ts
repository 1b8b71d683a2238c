import { notFound } from '../../http/errors.ts'
import type { AppContext, OperationHandler } from '../../http/openapi/operation.ts'
import { presentUserTo } from '../users/presenter.ts'
import { lockUser, setBlocked, type UserRow } from '../users/repository.ts'

export const unblockUser: OperationHandler<'unblockUser'> = async ({ caller, path }, context) => {
  const row = await unblock(context, path.id)
  return { message: 'User unblocked', data: presentUserTo(row, caller) }
}

export const unblock = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: string,
): Promise<UserRow> =>
  db.transaction(async (transaction) => {
    const user = await lockUser(transaction, id)
    if (user === undefined) throw notFound('userNotFound')
    if (!user.is_blocked) return user
    return setBlocked(transaction, user.id, { isBlocked: false, now: clock() })
  })
