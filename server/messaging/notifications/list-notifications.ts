import { listAnswer } from '../../http/list-answer.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { findNotificationsInOrder, listNotificationIds } from './center-repository.ts'
import { presentNotification } from './presenter.ts'

export const listNotifications: OperationHandler<'listNotifications'> = async (
  { caller, query },
  { db },
) => {
  const filter = { userId: caller.id, isUnread: query.unread === true }
  const answer = await listAnswer(query, {
    findIds: (window) => listNotificationIds(db, filter, window),
    find: (ids) => findNotificationsInOrder(db, ids),
    present: presentNotification,
  })
  return { message: 'Notifications', ...answer }
}
