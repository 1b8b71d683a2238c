import { assign, fromPromise, not, or, setup, stateIn } from 'xstate'
import type { Language, PasswordStatus, Role } from '../openapi.d.ts'
import { httpStatusOf } from '../domain/http-status.ts'

/** The signed-in user, with the fields that the session needs. */
export interface SessionUser {
  id: string
  name: string
  email: string
  /** Null for a role that the client does not know. */
  role: Role | null
  /** The value that the look-up returns; a server may also refuse a blocked user altogether. */
  isBlocked: boolean
  /** False until they confirm their email address; left out if the server requires no confirmation. */
  isEmailVerified?: boolean
  /**
   * Set while the user still has to set up two-factor authentication, because the operator requires
   * it: the server refuses most other calls.
   */
  mustSetUpTwoFactor?: true
  /** Set if the account has no password, or may not log in with it. */
  passwordStatus?: PasswordStatus
  /** Left out if the user has chosen none. */
  language?: Language
}

export type SessionEvent =
  | { type: 'LOGGED_IN'; user: SessionUser }
  /** The visitor has just logged in at the identity provider, and was sent to this page. */
  | { type: 'CAME_BACK' }
  /** The browser shows this page again from its back/forward cache. */
  | { type: 'PAGE_SHOWN' }
  | { type: 'LOGOUT' }
  /** A call was answered 401. */
  | { type: 'SESSION_EXPIRED' }
  /** A call was answered 403: the account may have been blocked, or its role changed. */
  | { type: 'CALL_REFUSED' }
  /** The user's data may have changed at the server; they can keep working during the look-up. */
  | { type: 'CHECK_USER' }
  /** Another tab signed in, out, or in as another user. */
  | { type: 'USER_CHANGED' }
  | { type: 'RETRY' }

export interface SessionContext {
  /** Last user known to be signed in here; kept while the server is queried again. */
  user: SessionUser | null
  /** Email of the user whose data may be cached in this tab. */
  dataOf: string | null
  /** Error of the last look-up; null unless it failed. Kept while the server is queried again. */
  error: unknown
  /** Milliseconds until the server is queried again after a look-up that failed. */
  pause: number
  /** True after a return from the identity provider, until the look-up is done. */
  isBack: boolean
}

// Milliseconds until the next try after a look-up that failed; doubled after each.
export const shortestPause = 2_000
const longestPause = 60_000

/** Milliseconds after which a browser that should leave this page is assumed to have stayed. */
const leavingTime = 20_000

/** Actors, actions, guards and delays of the session machine. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'busy',
  },
  actors: {
    getCurrentUser: userLookup('getCurrentUser'),
    /** Returns the user, or null if the server does not include it. */
    refreshSession: userLookup('refreshSession'),
    /** Returns the logout address of the identity provider; null for a login without it. */
    logoutUser: fromPromise<string | null>(() =>
      Promise.reject(new Error('logoutUser was not provided')),
    ),
  },
  actions: {
    clearCachedData: () => {},
    notifyOtherTabs: () => {},
    announceExpiry: () => {},
    announceLogin: () => {},
    endSessionAtProvider: (_args, _params: { address: string | null }) => {},
    announceLogoutFailure: (_args, _params: { error: unknown }) => {},
    rememberUser: assign((_, params: { user: SessionUser | null }) => ({ user: params.user })),
    forgetUser: assign({ user: null }),
    rememberWhoseData: assign(({ context }) => ({ dataOf: emailOf(context) })),
    rememberError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    rememberReturn: assign({ isBack: true }),
    forgetReturn: assign({ isBack: false }),
    forgetFailures: assign({ error: null, pause: shortestPause }),
    lengthenPause: assign(({ context }) => ({ pause: Math.min(context.pause * 2, longestPause) })),
  },
  guards: {
    'this tab is not logging out': not(or([stateIn('leaving'), stateIn('endingAtProvider')])),
    'a user is signed in': (_, params: { user: SessionUser | null }) => params.user !== null,
    'a user is back from the provider': ({ context }, params: { user: SessionUser | null }) =>
      context.isBack && params.user !== null,
    'the provider has a session as well': (_, params: { address: string | null }) =>
      params.address !== null,
    'a user was signed in here': ({ context }) => context.user !== null,
    'the session ran out': (_, params: { error: unknown }) => httpStatusOf(params.error) === 401,
    'the cached data is of another user': ({ context }) => context.dataOf !== emailOf(context),
    'no user may be signed in': (_, params: { error: unknown }) => isSignedOut(params.error),
    'an open session is over': ({ context }, params: { error: unknown }) =>
      context.user !== null && isSignedOut(params.error),
    'the renewal was refused': (_, params: { error: unknown }) => isRefusal(params.error),
    'an open session is not renewed': ({ context }, params: { error: unknown }) =>
      context.user !== null && isRefusal(params.error),
  },
  delays: { 'back-off': ({ context }) => context.pause, 'time to leave': leavingTime },
})

function userLookup(name: string) {
  return fromPromise<SessionUser | null>(() =>
    Promise.reject(new Error(`${name} was not provided`)),
  )
}

const emailOf = ({ user }: SessionContext) => user?.email ?? null

/** 401 means no session, 403 a blocked account. */
const isSignedOut = (error: unknown) => [401, 403].includes(httpStatusOf(error) ?? 0)

/** Servers refuse a renewal with various statuses; a time-out or a rate limit is not a refusal. */
function isRefusal(error: unknown): boolean {
  const status = httpStatusOf(error)
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429
}
