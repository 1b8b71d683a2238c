import { parsePage, parseOne } from './envelope.ts'
import { requestJson, client, mutate } from './client.ts'
import type { Page, Receiver, User } from './model.ts'
import { parseReceiver, parseUser } from './parse-person.ts'
import { pageParams, userParams } from './query.ts'
import type { PageQuery, UserQuery } from './query.ts'

export async function listUsers(query?: UserQuery, signal?: AbortSignal): Promise<Page<User>> {
  const params = query ? { query: userParams(query) } : {}
  const answer = await requestJson((init) => client.GET('/api/user', { ...init, params }), {
    signal,
  })
  return parsePage(answer, parseUser)
}

export async function listReceivers(
  query?: PageQuery,
  signal?: AbortSignal,
): Promise<Page<Receiver>> {
  const params = query ? { query: pageParams(query) } : {}
  const answer = await requestJson(
    (init) => client.GET('/api/user/receivers', { ...init, params }),
    {
      signal,
    },
  )
  return parsePage(answer, parseReceiver)
}

/** The blocked user, where the host answers one. */
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
