import type { OperationHandler } from '../../http/openapi/operation.ts'
import { countUnreadRows } from './center-repository.ts'
import { presentUnreadCount } from './presenter.ts'

export const countUnread: OperationHandler<'countUnread'> = async ({ caller }, { db }) => {
  const count = await countUnreadRows(db, caller.id)
  return { message: 'Unread notifications', data: presentUnreadCount(count) }
}
