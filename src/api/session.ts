import type { Credentials, Registration } from '../../openapi.d.ts'
import { parseOne } from './envelope.ts'
import { ApiError } from './api-error.ts'
import { afterChanges } from './changes-under-way.ts'
import { requestJson, client, refreshCall, mutate } from './client.ts'
import type { User } from './model.ts'
import { parseUser } from './parse-person.ts'
import { withSessionLock } from './session-renewal.ts'

export async function registerUser(body: Registration): Promise<void> {
  await mutate((init) => client.POST('/api/user', { ...init, body }), { renewal: 'none' })
}

/** Returns the signed-in user if the host sends one; otherwise `getCurrentUser` has to be called. */
export async function loginUser(body: Credentials): Promise<User | null> {
  const answer = await withSessionLock(() =>
    mutate((init) => client.POST('/api/user/login', { ...init, body }), { renewal: 'none' }),
  )
  return parseOne(answer, parseUser)
}

/** Returns the session's user if the host sends one. */
export async function refreshSession(): Promise<User | null> {
  return parseOne(await mutate(refreshCall, { renewal: 'none' }), parseUser)
}

/** Returns the address that ends the session at the identity provider; null if there is none. */
export async function logoutUser(): Promise<string | null> {
  const answer = await afterChanges(() =>
    // A user may close the tab as soon as they have pressed the button.
    mutate((init) => client.POST('/api/auth/logout', { ...init, keepalive: true }), {
      renewal: 'none',
    }),
  )
  return parseOne(answer, parseAddress)
}

function parseAddress(value: unknown): string | null {
  const address = typeof value === 'object' && value !== null && 'url' in value ? value.url : null
  return typeof address === 'string' && /^https?:/.test(address) ? address : null
}

/**
 * Null for a visitor, and for a user whose session or account is no longer valid. A host that supports
 * `optional` answers a visitor without an error.
 */
export async function getCurrentUser(signal?: AbortSignal): Promise<User | null> {
  const params = { query: { optional: true } }
  try {
    const answer = await requestJson((init) => client.GET('/api/user/me', { ...init, params }), {
      signal,
      renewal: 'silent',
    })
    return parseOne(answer, parseUser)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null
    throw error
  }
}
