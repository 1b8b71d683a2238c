import { sessionSetup, shortestPause } from './session-setup.ts'
import type { SessionUser } from './session-setup.ts'

export type { SessionEvent, SessionUser } from './session-setup.ts'

/** Tracks who is signed in, from opening the page to logging out. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: {
    user: null,
    dataOf: null,
    error: null,
    pause: shortestPause,
    isBack: false,
  },
  always: {
    guard: 'the cached data is of another user',
    actions: ['clearCachedData', 'rememberWhoseData'],
  },
  on: {
    USER_CHANGED: { target: '.unknown', guard: 'this tab is not logging out' },
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
    /** The look-up failed: treated like no session, but the server is queried again. */
    unanswered: {
      entry: 'forgetUser',
      after: { 'back-off': { target: 'unknown', actions: 'lengthenPause' } },
      on: { RETRY: 'unknown' },
    },
  },
})

function failure({ event }: { event: { error: unknown } }) {
  return { error: event.error }
}

function answer({ event }: { event: { output: SessionUser | null } }) {
  return { user: event.output }
}

function endAddress({ event }: { event: { output: string | null } }) {
  return { address: event.output }
}
