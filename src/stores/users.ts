import type { User } from '../api/model.ts'
import type { PageQuery, UserQuery } from '../api/query.ts'
import { listReceivers, listUsers } from '../api/users.ts'
import { pageOfReceivers, pageOfUsers } from './browser-paging.ts'
import { createCachedList, invalidate } from './cached-list.ts'
import { useListView } from './list-query.ts'
import { usePagedView } from './paged-view.ts'

const users = createCachedList('User', listUsers)
const receivers = createCachedList('User', listReceivers)

export const useUsers = (query: UserQuery) => usePagedView(users, query, pageOfUsers)

/** Without a query, the whole list. */
export const useReceivers = (query?: PageQuery) => useListView(receivers, query, pageOfReceivers)

export const invalidateUsers = () => invalidate('User')

/** Puts the user as they are now in the place of the one on screen. */
export function replaceUser(user: User): void {
  users.replaceRows((row) => (row.id === user.id ? user : row))
}
