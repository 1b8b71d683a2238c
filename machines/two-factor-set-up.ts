import { assign, fromPromise, setup } from 'xstate'
import type { RecoveryCodes } from '../openapi.d.ts'
import { httpStatusOf } from '../domain/http-status.ts'
import { slowAfter } from './slow.ts'
import type { FlowTag } from './slow.ts'

/** Secret for an authenticator app, to be typed or scanned as a QR code. */
export interface AppSecret {
  secret: string
  uri: string
}

/**
 * `BEGIN` carries the password, if there is one, which is not stored; `CONFIRM` carries a code of the app.
 */
export type TwoFactorSetUpEvent =
  | { type: 'START' }
  | ({ type: 'BEGIN' } & Proof)
  | { type: 'CONFIRM'; code: string }
  /** The user has stored the recovery codes. */
  | { type: 'KEPT' }
  | { type: 'CANCEL' }

interface Proof {
  /** Left out by a user who has no login by password. */
  password?: string
}

export interface TwoFactorSetUpContext {
  /** Set while the app has to read it; else null. */
  secret: AppSecret | null
  /** Filled while the user has to store them; else empty. */
  recoveryCodes: readonly string[]
  /** Error of the last try; null unless it failed. */
  error: unknown
}

/** A user sets up two-factor authentication with an authenticator app. */
export const twoFactorSetUpMachine = setup({
  types: {
    context: {} as TwoFactorSetUpContext,
    events: {} as TwoFactorSetUpEvent,
    tags: {} as FlowTag,
  },
  actors: {
    beginTwoFactor: fromPromise<AppSecret, Proof>(() =>
      Promise.reject(new Error('beginTwoFactor was not provided')),
    ),
    // Returns the codes under their field name, by which the live view of the machines hides them.
    confirmTwoFactor: fromPromise<RecoveryCodes, { code: string }>(() =>
      Promise.reject(new Error('confirmTwoFactor was not provided')),
    ),
  },
  actions: {
    rememberSecret: assign((_, params: { secret: AppSecret }) => ({ secret: params.secret })),
    rememberCodes: assign((_, params: { codes: readonly string[] }) => ({
      recoveryCodes: params.codes,
    })),
    forgetSecrets: assign({ secret: null, recoveryCodes: [] }),
    rememberError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    forgetError: assign({ error: null }),
    announceDone: () => {},
    announceFailure: (_args, _params: { error: unknown }) => {},
  },
  guards: {
    'it is on already, or was not begun': (_, params: { error: unknown }) =>
      httpStatusOf(params.error) === 409,
  },
  delays: { slow: slowAfter },
}).createMachine({
  id: 'twoFactorSetUp',
  context: { secret: null, recoveryCodes: [], error: null },
  initial: 'idle',
  states: {
    idle: { on: { START: 'asking' } },
    /** Requests the password. */
    asking: { exit: 'forgetError', on: { BEGIN: 'beginning', CANCEL: 'idle' } },
    beginning: {
      tags: 'busy',
      invoke: {
        id: 'beginTwoFactor',
        src: 'beginTwoFactor',
        input: ({ event }): Proof => {
          if (event.type !== 'BEGIN') return {}
          const { type: _type, ...proof } = event
          return proof
        },
        onDone: {
          target: 'scanning',
          actions: { type: 'rememberSecret', params: ({ event }) => ({ secret: event.output }) },
        },
        onError: [
          {
            target: 'done',
            guard: { type: 'it is on already, or was not begun', params: callError },
            actions: { type: 'announceFailure', params: callError },
          },
          {
            target: 'asking',
            actions: [
              { type: 'rememberError', params: callError },
              { type: 'announceFailure', params: callError },
            ],
          },
        ],
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slow: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    /** Shows the secret for the app to scan, and requests a code of the app. */
    scanning: {
      exit: 'forgetError',
      on: { CONFIRM: 'confirming', CANCEL: { target: 'idle', actions: 'forgetSecrets' } },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmTwoFactor',
        src: 'confirmTwoFactor',
        input: ({ event }) => ({ code: event.type === 'CONFIRM' ? event.code : '' }),
        onDone: {
          target: 'keeping',
          actions: {
            type: 'rememberCodes',
            params: ({ event }) => ({ codes: event.output.recoveryCodes }),
          },
        },
        onError: [
          // Another tab was faster, or the answer of an earlier try was lost.
          {
            target: 'done',
            guard: { type: 'it is on already, or was not begun', params: callError },
            actions: { type: 'announceFailure', params: callError },
          },
          {
            target: 'scanning',
            actions: [
              { type: 'rememberError', params: callError },
              { type: 'announceFailure', params: callError },
            ],
          },
        ],
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slow: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    /** Two-factor authentication is on; the recovery codes are shown, only once. */
    keeping: { on: { KEPT: 'done' } },
    done: { entry: ['forgetSecrets', 'announceDone'], on: { START: 'asking' } },
  },
})

function callError({ event }: { event: { error: unknown } }) {
  return { error: event.error }
}
