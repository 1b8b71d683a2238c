import { assign, fromPromise, not, or, setup, stateIn } from 'xstate'
import type { Language, PasskeyLogin, PasswordStatus, Role } from '../openapi.d.ts'
import { httpStatusOf } from '../domain/http-status.ts'

/** User who is signed in, as far as the session needs to know them. */
export interface SessionUser {
  id: string
  name: string
  email: string
  /** Null for a role that this product does not know. */
  role: Role | null
  /** As the look-up has it; a host may also refuse a blocked user altogether. */
  isBlocked: boolean
  /** False: the host waits for them to confirm their email address. Left out where it does not ask. */
  isEmailVerified?: boolean
  /** Set where the operator requires it; until then the host refuses almost everything. */
  mustSetUpTwoFactor?: true
  /** Set where no password opens the account. */
  passwordStatus?: PasswordStatus
  /** Left out where they have chosen none. */
  language?: Language
}

export type SessionEvent =
  | { type: 'LOGGED_IN'; user: SessionUser }
  /** The visitor has let their browser use a passkey. */
  | { type: 'PASSKEY_CHOSEN'; passkey: PasskeyLogin }
  /** The visitor logs in at the identity provider, which this address leads to. */
  | { type: 'PROVIDER_CHOSEN'; address: string }
  /** A login there has just led to this page. */
  | { type: 'CAME_BACK' }
  /** The browser has gone back to this page, which it had kept. */
  | { type: 'PAGE_SHOWN' }
  | { type: 'LOGOUT' }
  /** A call was answered 401. */
  | { type: 'SESSION_EXPIRED' }
  /** A call was answered 403: the account may be blocked, or its role another by now. */
  | { type: 'CALL_REFUSED' }
  /** The host may know more of the user by now, who goes on meanwhile. */
  | { type: 'CHECK_USER' }
  /** Another tab signed in, out, or in as another user. */
  | { type: 'USER_CHANGED' }
  | { type: 'RETRY' }

export interface SessionContext {
  /** The last user known to be signed in here; kept while the server is asked again. */
  user: SessionUser | null
  /** Email of the user whose data may be cached in this tab. */
  dataOf: string | null
  /** Error of the last look-up; null unless it failed. Kept while the server is asked again. */
  error: unknown
  /** Error of the last login with a passkey; null unless it failed. */
  passkeyError: unknown
  /** Milliseconds until the server is asked again after a look-up that failed. */
  pause: number
  /** This page was opened by a login at the identity provider, and the user is not known yet. */
  isBack: boolean
}

// Until the server is asked again after a look-up that failed, each time twice as long.
const shortestPause = 2_000
const longestPause = 60_000

/** Milliseconds after which the browser has not left, whatever has kept it. */
const leavingTime = 20_000

/** Tells who is signed in, from opening the page to logging out. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'busy',
  },
  actors: {
    getCurrentUser: userLookup('getCurrentUser'),
    /** Answers the user where the host says it, else null. */
    refreshSession: userLookup('refreshSession'),
    /** Answers the user where the host says it, else null. */
    loginWithPasskey: fromPromise<SessionUser | null, PasskeyLogin>(() =>
      Promise.reject(new Error('loginWithPasskey was not provided')),
    ),
    /** Answers where the session at the identity provider ends, where there is one. */
    logoutUser: fromPromise<string | null>(() =>
      Promise.reject(new Error('logoutUser was not provided')),
    ),
  },
  actions: {
    clearCachedData: () => {},
    notifyOtherTabs: () => {},
    announceExpiry: () => {},
    announceLogin: () => {},
    openProvider: (_args, _params: { address: string }) => {},
    endSessionAtProvider: (_args, _params: { address: string | null }) => {},
    announcePasskeyFailure: (_args, _params: { error: unknown }) => {},
    announceLogoutFailure: (_args, _params: { error: unknown }) => {},
    rememberUser: assign((_, params: { user: SessionUser | null }) => ({ user: params.user })),
    forgetUser: assign({ user: null }),
    rememberWhoseData: assign(({ context }) => ({ dataOf: emailOf(context) })),
    rememberError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    rememberPasskeyError: assign((_, params: { error: unknown }) => ({
      passkeyError: params.error,
    })),
    rememberReturn: assign({ isBack: true }),
    forgetReturn: assign({ isBack: false }),
    forgetPasskeyError: assign({ passkeyError: null }),
    forgetFailures: assign({ error: null, pause: shortestPause }),
    lengthenPause: assign(({ context }) => ({ pause: Math.min(context.pause * 2, longestPause) })),
  },
  guards: {
    'this tab is logging neither in nor out': not(
      or([
        stateIn('leaving'),
        stateIn('signingInWithPasskey'),
        stateIn('leavingForProvider'),
        stateIn('endingAtProvider'),
      ]),
    ),
    'a user is signed in': (_, params: { user: SessionUser | null }) => params.user !== null,
    'a user is back from the provider': ({ context }, params: { user: SessionUser | null }) =>
      context.isBack && params.user !== null,
    'the provider has a session as well': (_, params: { address: string | null }) =>
      params.address !== null,
    'a user was signed in here': ({ context }) => context.user !== null,
    'the last look-up failed': ({ context }) => context.error !== null,
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
}).createMachine({
  id: 'session',
  context: {
    user: null,
    dataOf: null,
    error: null,
    passkeyError: null,
    pause: shortestPause,
    isBack: false,
  },
  always: {
    guard: 'the cached data is of another user',
    actions: ['clearCachedData', 'rememberWhoseData'],
  },
  on: {
    USER_CHANGED: { target: '.unknown', guard: 'this tab is logging neither in nor out' },
    LOGGED_IN: {
      target: '.signedIn',
      actions: [
        { type: 'rememberUser', params: ({ event }) => ({ user: event.user }) },
        'notifyOtherTabs',
      ],
    },
  },
  initial: 'unknown',
  states: {
    unknown: {
      tags: 'busy',
      on: { CAME_BACK: { actions: 'rememberReturn' } },
      invoke: {
        id: 'getCurrentUser',
        src: 'getCurrentUser',
        onDone: [
          {
            target: 'signedIn',
            guard: { type: 'a user is back from the provider', params: answer },
            actions: [{ type: 'rememberUser', params: answer }, 'announceLogin', 'notifyOtherTabs'],
          },
          {
            target: 'signedIn',
            guard: { type: 'a user is signed in', params: answer },
            actions: { type: 'rememberUser', params: answer },
          },
          { target: 'anonymous' },
        ],
        onError: [
          { target: 'refreshing', guard: { type: 'the session ran out', params: failure } },
          { target: 'anonymous', guard: { type: 'no user may be signed in', params: failure } },
          { target: 'unanswered', actions: { type: 'rememberError', params: failure } },
        ],
      },
    },
    signedIn: {
      entry: ['forgetFailures', 'forgetReturn'],
      on: {
        PASSKEY_CHOSEN: 'signingInWithPasskey',
        PROVIDER_CHOSEN: 'leavingForProvider',
        LOGOUT: 'leaving',
        SESSION_EXPIRED: 'refreshing',
        CALL_REFUSED: 'refreshing.lookingUp',
        CHECK_USER: 'refreshing.lookingUp',
      },
    },
    refreshing: {
      tags: 'busy',
      initial: 'renewing',
      on: { LOGOUT: 'leaving' },
      states: {
        renewing: {
          invoke: {
            id: 'refreshSession',
            src: 'refreshSession',
            onDone: [
              {
                target: '#session.signedIn',
                guard: { type: 'a user is signed in', params: answer },
                actions: { type: 'rememberUser', params: answer },
              },
              { target: 'lookingUp' },
            ],
            onError: [
              {
                target: '#session.anonymous',
                guard: { type: 'an open session is not renewed', params: failure },
                actions: 'announceExpiry',
              },
              {
                target: '#session.anonymous',
                guard: { type: 'the renewal was refused', params: failure },
              },
              { target: '#session.signedIn', guard: 'a user was signed in here' },
              {
                target: '#session.unanswered',
                actions: { type: 'rememberError', params: failure },
              },
            ],
          },
        },
        lookingUp: {
          invoke: {
            id: 'getRenewedUser',
            src: 'getCurrentUser',
            onDone: [
              {
                target: '#session.signedIn',
                guard: { type: 'a user is signed in', params: answer },
                actions: { type: 'rememberUser', params: answer },
              },
              {
                target: '#session.anonymous',
                guard: 'a user was signed in here',
                actions: 'announceExpiry',
              },
              { target: '#session.anonymous' },
            ],
            onError: [
              {
                target: '#session.anonymous',
                guard: { type: 'an open session is over', params: failure },
                actions: 'announceExpiry',
              },
              {
                target: '#session.anonymous',
                guard: { type: 'no user may be signed in', params: failure },
              },
              { target: '#session.signedIn', guard: 'a user was signed in here' },
              {
                target: '#session.unanswered',
                actions: { type: 'rememberError', params: failure },
              },
            ],
          },
        },
      },
    },
    anonymous: {
      entry: ['forgetUser', 'forgetFailures', 'forgetReturn'],
      on: { PASSKEY_CHOSEN: 'signingInWithPasskey', PROVIDER_CHOSEN: 'leavingForProvider' },
    },
    /** A user who is signed in already stays so unless it opens another account. */
    signingInWithPasskey: {
      tags: 'busy',
      entry: 'forgetPasskeyError',
      invoke: {
        id: 'loginWithPasskey',
        src: 'loginWithPasskey',
        input: ({ event }) => (event.type === 'PASSKEY_CHOSEN' ? event.passkey : noPasskey),
        onDone: [
          {
            target: 'signedIn',
            guard: { type: 'a user is signed in', params: answer },
            actions: [{ type: 'rememberUser', params: answer }, 'notifyOtherTabs'],
          },
          { target: 'unknown', actions: 'notifyOtherTabs' },
        ],
        onError: [
          {
            target: 'signedIn',
            guard: 'a user was signed in here',
            actions: [
              { type: 'rememberPasskeyError', params: failure },
              { type: 'announcePasskeyFailure', params: failure },
            ],
          },
          {
            target: 'unanswered',
            guard: 'the last look-up failed',
            actions: [
              { type: 'rememberPasskeyError', params: failure },
              { type: 'announcePasskeyFailure', params: failure },
            ],
          },
          {
            target: 'anonymous',
            actions: [
              { type: 'rememberPasskeyError', params: failure },
              { type: 'announcePasskeyFailure', params: failure },
            ],
          },
        ],
      },
    },
    /** The browser is on its way to the identity provider, and this page about to end. */
    leavingForProvider: {
      tags: 'busy',
      entry: {
        type: 'openProvider',
        params: ({ event }) => ({
          address: event.type === 'PROVIDER_CHOSEN' ? event.address : '',
        }),
      },
      on: { PAGE_SHOWN: 'unknown' },
      after: { 'time to leave': 'unknown' },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'logoutUser',
        src: 'logoutUser',
        onDone: [
          {
            target: 'endingAtProvider',
            guard: { type: 'the provider has a session as well', params: endAddress },
            actions: [{ type: 'endSessionAtProvider', params: endAddress }, 'notifyOtherTabs'],
          },
          { target: 'anonymous', actions: 'notifyOtherTabs' },
        ],
        onError: [
          {
            target: 'anonymous',
            guard: { type: 'no user may be signed in', params: failure },
            actions: 'notifyOtherTabs',
          },
          // The session goes on at the host: the next user of this browser must not think it over.
          { target: 'signedIn', actions: { type: 'announceLogoutFailure', params: failure } },
        ],
      },
    },
    /** Our session is over, and the browser on its way to where the provider's ends; it leads back by itself. */
    endingAtProvider: {
      tags: 'busy',
      entry: 'forgetUser',
      on: { PAGE_SHOWN: 'unknown' },
      after: { 'time to leave': 'unknown' },
    },
    /** The look-up has finished, and no email is known: as without a session, but it is asked again. */
    unanswered: {
      entry: 'forgetUser',
      after: { 'back-off': { target: 'unknown', actions: 'lengthenPause' } },
      on: {
        RETRY: 'unknown',
        PASSKEY_CHOSEN: 'signingInWithPasskey',
        PROVIDER_CHOSEN: 'leavingForProvider',
      },
    },
  },
})

/** Nothing but a chosen passkey leads there. */
const noPasskey: PasskeyLogin = {
  credentialId: '',
  clientDataJSON: '',
  authenticatorData: '',
  signature: '',
}

function userLookup(name: string) {
  return fromPromise<SessionUser | null>(() =>
    Promise.reject(new Error(`${name} was not provided`)),
  )
}

function failure({ event }: { event: { error: unknown } }) {
  return { error: event.error }
}

function answer({ event }: { event: { output: SessionUser | null } }) {
  return { user: event.output }
}

function endAddress({ event }: { event: { output: string | null } }) {
  return { address: event.output }
}

const emailOf = ({ user }: SessionContext) => user?.email ?? null

/** A blocked account is answered 403 where an unknown one is answered 401. */
const isSignedOut = (error: unknown) => [401, 403].includes(httpStatusOf(error) ?? 0)

/** Hosts refuse a renewal with various statuses; too slow and too often are no refusal. */
function isRefusal(error: unknown): boolean {
  const status = httpStatusOf(error)
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429
}
