import type { User } from '../api/model.ts'
import type { PageQuery, UserQuery } from '../api/query.ts'
import { listReceivers, listUsers } from '../api/users.ts'
import {
  createListQuery,
  invalidateTag,
  replaceRows,
  useListQuery,
  usePagedListQuery,
} from './query/query.ts'

const users = createListQuery({ tag: 'User', queryFn: listUsers })
const receivers = createListQuery({ tag: 'User', queryFn: listReceivers })

export const useUsers = (query: UserQuery) => usePagedListQuery(users, query)
export const useReceivers = (query: PageQuery) => useListQuery(receivers, query)

export const invalidateUsers = () => invalidateTag('User')

/** Replaces the user in the cache with the changed one. */
export function replaceUser(user: User): void {
  replaceRows(users, (row) => (row.id === user.id ? user : row))
}
