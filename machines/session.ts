import type { PasskeyLogin } from '../openapi.d.ts'
import { sessionSetup, shortestPause } from './session-setup.ts'
import type { SessionUser } from './session-setup.ts'

export type { SessionEvent, SessionUser } from './session-setup.ts'

/** Actions after a failed login with a passkey, whichever state it began in. */
const passkeyFailed = [
  { type: 'rememberPasskeyError', params: failure },
  { type: 'announcePasskeyFailure', params: failure },
] as const

/** Tracks who is signed in, from opening the page to logging out. */
export const sessionMachine = sessionSetup.createMachine({
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
    /** A signed-in user stays signed in unless the passkey opens another account. */
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
            actions: passkeyFailed,
          },
          {
            target: 'unanswered',
            guard: 'the last look-up failed',
            actions: passkeyFailed,
          },
          {
            target: 'anonymous',
            actions: passkeyFailed,
          },
        ],
      },
    },
    /** The browser is leaving this page for the identity provider. */
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
          // The session is still open at the server, so the page must not look logged out.
          { target: 'signedIn', actions: { type: 'announceLogoutFailure', params: failure } },
        ],
      },
    },
    /**
     * The session has ended, and the browser is leaving for the provider's logout page, which sends it back.
     */
    endingAtProvider: {
      tags: 'busy',
      entry: 'forgetUser',
      on: { PAGE_SHOWN: 'unknown' },
      after: { 'time to leave': 'unknown' },
    },
    /** The look-up failed: treated like no session, but the server is asked again. */
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

/** Never sent: only PASSKEY_CHOSEN leads to the login, and carries a passkey. */
const noPasskey: PasskeyLogin = {
  credentialId: '',
  clientDataJSON: '',
  authenticatorData: '',
  signature: '',
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
