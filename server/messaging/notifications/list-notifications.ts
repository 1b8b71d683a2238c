import { toMeta, toPageWindow } from '../../http/paging.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { readList } from '../../http/long-list.ts'
import { findNotificationsInOrder, listNotificationIds } from './center-repository.ts'
import { presentNotification } from './presenter.ts'

export const listNotifications: OperationHandler<'listNotifications'> = async (
  { caller, query },
  { db },
) => {
  const filter = { userId: caller.id, isUnread: query.unread === true }
  const found = await listNotificationIds(db, filter, toPageWindow(query))
  return {
    message: 'Notifications',
    data: await readList(found.ids, {
      find: (ids) => findNotificationsInOrder(db, ids),
      present: presentNotification,
    }),
    ...toMeta(query, found),
  }
}
