import { pageIn, thingIn } from './envelope.ts'
import { ask, client, tell } from './client.ts'
import type { Page, Receiver, User } from './model.ts'
import { receiverIn, userIn } from './parse-person.ts'
import { pageParams, userParams } from './query.ts'
import type { PageQuery, UserQuery } from './query.ts'

export async function listUsers(query?: UserQuery, signal?: AbortSignal): Promise<Page<User>> {
  const params = query ? { query: userParams(query) } : {}
  const answer = await ask((init) => client.GET('/api/user', { ...init, params }), { signal })
  return pageIn(answer, userIn)
}

export async function listReceivers(
  query?: PageQuery,
  signal?: AbortSignal,
): Promise<Page<Receiver>> {
  const params = query ? { query: pageParams(query) } : {}
  const answer = await ask((init) => client.GET('/api/user/receivers', { ...init, params }), {
    signal,
  })
  return pageIn(answer, receiverIn)
}

/** The blocked user, where the host answers one. */
export async function blockUser(id: string): Promise<User | null> {
  const params = { path: { id } }
  const answer = await tell((init) => client.PATCH('/api/user/block/{id}', { ...init, params }))
  return thingIn(answer, userIn)
}

export async function unblockUser(id: string): Promise<User | null> {
  const params = { path: { id } }
  const answer = await tell((init) => client.PATCH('/api/user/unblock/{id}', { ...init, params }))
  return thingIn(answer, userIn)
}
