import type { Language, Role } from '../../../openapi.d.ts'

/** The user behind a request, which came with a session's cookies or with an API key. */
export interface Caller {
  id: string
  name: string
  email: string
  role: Role
  /** Null if they have chosen none. */
  language: Language | null
  isEmailVerified: boolean
  hasPassword: boolean
  /** Until they have done so, only a few operations are open to them. */
  mustSetUpTwoFactor: boolean
}

/** A caller who came with a session's cookies. */
export interface SessionCaller extends Caller {
  sessionFamilyId: string
  /** When they last proved who they are; null if that is not known. */
  authenticatedAt: Date | null
  hasTwoFactor: boolean
  /** Expiry of the access token, with which a live stream ends, too. */
  accessExpiresAt: Date
}

/** Caller of a request, by its cookies or its API key. */
export type Authentication =
  /** No session cookie at all. */
  | { state: 'visitor' }
  /** The session is unknown, expired or ended. */
  | { state: 'expired' }
  | { state: 'blocked' }
  | { state: 'signedIn'; caller: Caller }
