import type { OperationHandler } from '../openapi/operation.ts'
import { countUnreadRows } from './center-repository.ts'
import { presentUnreadCount } from './presenter.ts'

export const countUnread: OperationHandler<'countUnread'> = async ({ caller }, { db }) => {
  const count = await countUnreadRows(db, caller.id)
  return { message: 'Unread notifications', data: presentUnreadCount(count) }
}
