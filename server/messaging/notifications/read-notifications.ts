import type { OperationHandler } from '../../http/openapi/operation.ts'
import { countUnreadRows, markAllRead, markRead } from './center-repository.ts'
import { presentUnreadCount } from './presenter.ts'

export const readNotifications: OperationHandler<'readNotifications'> = async (
  { caller, body },
  { db, clock },
) => {
  const { ids, before } = body
  const now = clock()
  if (ids === undefined) {
    const upTo = before === undefined ? null : new Date(before)
    const markSome = () =>
      db.transaction((transaction) => markAllRead(transaction, caller.id, { upTo, now }))
    // In batches, so that no lock is held for long.
    while ((await markSome()) > 0);
  } else await db.transaction((transaction) => markRead(transaction, caller.id, { ids, now }))
  const count = await countUnreadRows(db, caller.id)
  return { message: 'Notifications marked as read', data: presentUnreadCount(count) }
}
