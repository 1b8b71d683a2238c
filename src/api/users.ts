import { parseList, parseOne } from './envelope.ts'
import { clientSideReceivers, clientSideUsers } from './client-side-paging.ts'
import { requestJson, client, mutate } from './client.ts'
import type { Call } from './client.ts'
import type { User } from './model.ts'
import { createPagedList } from './paged-list.ts'
import { parseReceiver, parseUser } from './parse-person.ts'
import type { PageQuery, ReadOptions, UserQuery } from './query.ts'

export const listUsers = createPagedList(fetchUsers, clientSideUsers).list
export const listReceivers = createPagedList(fetchReceivers, clientSideReceivers).list

/** Returns the blocked user if the host sends one. */
export async function blockUser(id: string): Promise<User | null> {
  const params = { path: { id } }
  const answer = await mutate((init) => client.PATCH('/api/user/block/{id}', { ...init, params }))
  return parseOne(answer, parseUser)
}

export async function unblockUser(id: string): Promise<User | null> {
  const params = { path: { id } }
  const answer = await mutate((init) => client.PATCH('/api/user/unblock/{id}', { ...init, params }))
  return parseOne(answer, parseUser)
}

async function fetchUsers(query: UserQuery, options?: ReadOptions) {
  const params = { query }
  const call: Call = (init) => client.GET('/api/user', { ...init, params })
  return parseList(await requestJson(call, options), parseUser)
}

async function fetchReceivers(query: PageQuery, options?: ReadOptions) {
  const params = { query }
  const call: Call = (init) => client.GET('/api/user/receivers', { ...init, params })
  return parseList(await requestJson(call, options), parseReceiver)
}
