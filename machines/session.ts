import { assign, fromPromise, not, setup, stateIn } from 'xstate'
import { emailOf, isNobody, isOver, isRefusal } from './session-facts.ts'
import type { SessionContext, SessionEvent, SessionUser } from './session-facts.ts'

export type { SessionEvent, SessionUser } from './session-facts.ts'

const whoIsAsking = () =>
  fromPromise<SessionUser | null>(() => Promise.reject(new Error('The call was not provided')))

/** Who is signed in, from opening the page to logging out. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'busy',
  },
  actors: {
    getCurrentUser: whoIsAsking(),
    /** Answers the user where the host says it, else null. */
    refreshSession: whoIsAsking(),
    logoutUser: fromPromise<unknown>(() =>
      Promise.reject(new Error('logoutUser was not provided')),
    ),
  },
  actions: {
    clearCachedData: () => {},
    tellOtherTabs: () => {},
    announceExpiry: () => {},
    announceLogoutFailure: (_args, _params: { error: unknown }) => {},
    becomeUser: assign((_, params: { user: SessionUser | null }) => ({ user: params.user })),
    noteWhoseData: assign(({ context }) => ({ dataOf: emailOf(context) })),
    rememberError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    forgetError: assign({ error: null }),
  },
  guards: {
    'this tab is not logging out': not(stateIn('leaving')),
    'someone is signed in': (_, params: { user: SessionUser | null }) => params.user !== null,
    'someone was signed in here': ({ context }) => context.user !== null,
    'the session ran out': (_, params: { error: unknown }) => isOver(params.error),
    'the cached data is of someone else': ({ context }) => context.dataOf !== emailOf(context),
    'nobody may be signed in': (_, params: { error: unknown }) => isNobody(params.error),
    'an open session is over': ({ context }, params: { error: unknown }) =>
      context.user !== null && isNobody(params.error),
    'the renewal was refused': (_, params: { error: unknown }) => isRefusal(params.error),
    'an open session is not renewed': ({ context }, params: { error: unknown }) =>
      context.user !== null && isRefusal(params.error),
  },
}).createMachine({
  id: 'session',
  context: { user: null, dataOf: null, error: null },
  always: {
    guard: 'the cached data is of someone else',
    actions: ['clearCachedData', 'noteWhoseData'],
  },
  on: {
    USER_CHANGED: { target: '.unknown', guard: 'this tab is not logging out' },
    LOGGED_IN: {
      target: '.signedIn',
      actions: [
        { type: 'becomeUser', params: ({ event }) => ({ user: event.user }) },
        'tellOtherTabs',
      ],
    },
  },
  initial: 'unknown',
  states: {
    unknown: {
      tags: 'busy',
      invoke: {
        id: 'getCurrentUser',
        src: 'getCurrentUser',
        onDone: [
          {
            target: 'signedIn',
            guard: { type: 'someone is signed in', params: answer },
            actions: { type: 'becomeUser', params: answer },
          },
          { target: 'anonymous' },
        ],
        onError: [
          { target: 'refreshing', guard: { type: 'the session ran out', params: failure } },
          { target: 'anonymous', guard: { type: 'nobody may be signed in', params: failure } },
          { target: 'unreachable', actions: { type: 'rememberError', params: failure } },
        ],
      },
    },
    signedIn: {
      on: {
        LOGOUT: 'leaving',
        SESSION_EXPIRED: 'refreshing',
        CALL_REFUSED: 'refreshing.askingWho',
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
                guard: { type: 'someone is signed in', params: answer },
                actions: { type: 'becomeUser', params: answer },
              },
              { target: 'askingWho' },
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
              { target: '#session.signedIn', guard: 'someone was signed in here' },
              {
                target: '#session.unreachable',
                actions: { type: 'rememberError', params: failure },
              },
            ],
          },
        },
        askingWho: {
          invoke: {
            id: 'getRenewedUser',
            src: 'getCurrentUser',
            onDone: [
              {
                target: '#session.signedIn',
                guard: { type: 'someone is signed in', params: answer },
                actions: { type: 'becomeUser', params: answer },
              },
              {
                target: '#session.anonymous',
                guard: 'someone was signed in here',
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
                guard: { type: 'nobody may be signed in', params: failure },
              },
              { target: '#session.signedIn', guard: 'someone was signed in here' },
              {
                target: '#session.unreachable',
                actions: { type: 'rememberError', params: failure },
              },
            ],
          },
        },
      },
    },
    anonymous: {
      entry: { type: 'becomeUser', params: { user: null } },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'logoutUser',
        src: 'logoutUser',
        onDone: { target: 'anonymous', actions: 'tellOtherTabs' },
        onError: [
          {
            target: 'anonymous',
            guard: { type: 'nobody may be signed in', params: failure },
            actions: 'tellOtherTabs',
          },
          // The session goes on at the host: whoever shares this browser must not think it over.
          { target: 'signedIn', actions: { type: 'announceLogoutFailure', params: failure } },
        ],
      },
    },
    unreachable: {
      exit: 'forgetError',
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
