import { toMeta, toPageWindow } from '../../http/paging.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { listNotificationRows } from './center-repository.ts'
import { presentNotification } from './presenter.ts'

export const listNotifications: OperationHandler<'listNotifications'> = async (
  { caller, query },
  { db },
) => {
  const filter = { userId: caller.id, isUnread: query.unread === true }
  const found = await listNotificationRows(db, filter, toPageWindow(query))
  return {
    message: 'Notifications',
    data: found.rows.map(presentNotification),
    ...toMeta(query, found),
  }
}
