import { assign, fromPromise, setup } from 'xstate'
import type { FieldError } from '../openapi.d.ts'

/** The server's answer to an act: a delivery or a failed attempt at a stop. */
export type ActVerdict =
  | { state: 'sent' }
  /** The server refused the act; the others are still sent. */
  | { state: 'refused'; reason: string; fieldErrors: FieldError[] }

/** Result of one try to send the act with this key. */
export interface SendResult {
  key: string
  verdict: ActVerdict | { state: 'noAnswer' } | { state: 'sessionEnded' }
}

export interface CourierRunContext {
  /** Keys of the acts that are not sent yet, in the order in which they were done. */
  waiting: readonly string[]
}

export type CourierRunEvent =
  /** An act was recorded, is to be tried again, or was discarded, in this tab or in another one. */
  { type: 'kept.changed'; waiting: readonly string[] } | { type: 'LEAD' } | { type: 'ONLINE' }

/**
 * Sends a courier's acts, which are stored in the browser first: from one tab, one after the other, in the
 * order in which they were done. An act without an answer is sent again with its key, and later acts wait for
 * it; they do not wait for one that was refused.
 */
export const courierRunMachine = setup({
  types: { context: {} as CourierRunContext, events: {} as CourierRunEvent },
  actors: {
    sendAct: fromPromise<SendResult, { key: string }>(() =>
      Promise.reject(new Error('sendAct was not provided')),
    ),
  },
  actions: {
    know: assign((_, { waiting }: Pick<CourierRunContext, 'waiting'>) => ({ waiting })),
    drop: assign(({ context }, { key }: SendResult) => ({
      waiting: context.waiting.filter((one) => one !== key),
    })),
    settle: (_args, _params: SendResult) => {},
  },
  guards: {
    'something waits': ({ context }) => context.waiting.length > 0,
    'the session has ended': (_, { verdict }: SendResult) => verdict.state === 'sessionEnded',
    'no answer came': (_, { verdict }: SendResult) => verdict.state === 'noAnswer',
  },
  delays: { retryAfter: 5_000 },
}).createMachine({
  id: 'courierRun',
  context: { waiting: [] },
  on: { 'kept.changed': { actions: { type: 'know', params: ({ event }) => event } } },
  initial: 'standingBy',
  states: {
    // Another tab of the browser does the sending.
    standingBy: { on: { LEAD: 'ready' } },
    ready: { always: { target: 'sending', guard: 'something waits' } },
    sending: {
      invoke: {
        id: 'sendAct',
        src: 'sendAct',
        input: ({ context }) => ({ key: firstOf(context) }),
        onDone: [
          {
            target: 'stopped',
            guard: { type: 'the session has ended', params: answered },
          },
          {
            target: 'unreachable',
            guard: { type: 'no answer came', params: answered },
          },
          {
            target: 'ready',
            actions: [
              { type: 'settle', params: answered },
              { type: 'drop', params: answered },
            ],
          },
        ],
        onError: 'unreachable',
      },
    },
    unreachable: { after: { retryAfter: 'ready' }, on: { ONLINE: 'ready' } },
    // A new login starts the machine again; after a lost connection, the session may still be valid.
    stopped: { on: { ONLINE: 'ready' } },
  },
})

function firstOf({ waiting: [key] }: CourierRunContext): string {
  if (key === undefined) throw new Error('Nothing waits')
  return key
}

function answered({ event }: { event: { output: SendResult } }): SendResult {
  return event.output
}
