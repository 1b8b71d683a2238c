import type { Role } from '../openapi.d.ts'
import { httpStatusOf } from '../domain/http-status.ts'

/** Who is signed in, as far as the session needs to know them. */
export interface SessionUser {
  id: string
  name: string
  email: string
  /** Null for a role that this product does not know. */
  role: Role | null
}

export type SessionEvent =
  | { type: 'LOGGED_IN'; user: SessionUser }
  | { type: 'LOGOUT' }
  /** A call was answered 401. */
  | { type: 'SESSION_EXPIRED' }
  /** A call was answered 403: the account may be blocked, or its role another by now. */
  | { type: 'CALL_REFUSED' }
  /** Another tab signed in, out, or in as someone else. */
  | { type: 'USER_CHANGED' }
  | { type: 'RETRY' }

export interface SessionContext {
  /** The last person known to be signed in here; kept while the server is asked again. */
  user: SessionUser | null
  /** Whose data may be cached in this tab, by e-mail. */
  dataOf: string | null
  /** Why the server could not be asked; null unless it could not. */
  error: unknown
}

export const emailOf = ({ user }: SessionContext) => user?.email ?? null

export const isOver = (error: unknown) => httpStatusOf(error) === 401

/** A blocked account is told 403 where an unknown one is told 401. */
export const isNobody = (error: unknown) => [401, 403].includes(httpStatusOf(error) ?? 0)

/** Hosts refuse a renewal with various statuses; too slow and too often are no refusal. */
export function isRefusal(error: unknown): boolean {
  const status = httpStatusOf(error)
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429
}
