import { assign, fromPromise, setup } from 'xstate'
import type { FieldError } from '../openapi.d.ts'

/** The server's answer to an entry of the outbox. */
export type EntryAnswer =
  | { state: 'sent' }
  /** The others are still sent. */
  | { state: 'refused'; reason: string; fieldErrors: FieldError[] }

/** Result of one attempt to send the entry with this key. */
export interface SendResult {
  key: string
  answer: EntryAnswer | { state: 'noAnswer' } | { state: 'sessionEnded' }
}

export interface OutboxContext {
  /** Keys of the entries that are not sent yet, the oldest first. */
  pending: readonly string[]
}

export type OutboxEvent =
  /** An entry was added, has to be tried again, or was discarded, in this tab or in another one. */
  { type: 'entries.changed'; pending: readonly string[] } | { type: 'LEAD' } | { type: 'ONLINE' }

/**
 * Sends the entries of a user's outbox from one tab, one after the other, the oldest first. An entry without
 * an answer is sent again with its key, and later ones wait for it; they do not wait for one that was
 * refused.
 */
export const outboxMachine = setup({
  types: { context: {} as OutboxContext, events: {} as OutboxEvent },
  actors: {
    sendEntry: fromPromise<SendResult, { key: string }>(() =>
      Promise.reject(new Error('sendEntry was not provided')),
    ),
  },
  actions: {
    readPending: assign((_, { pending }: Pick<OutboxContext, 'pending'>) => ({ pending })),
    removePending: assign(({ context }, { key }: SendResult) => ({
      pending: context.pending.filter((one) => one !== key),
    })),
    storeAnswer: (_args, _params: SendResult) => {},
  },
  guards: {
    'an entry is pending': ({ context }) => context.pending.length > 0,
    'the session has ended': (_, { answer }: SendResult) => answer.state === 'sessionEnded',
    'no answer came': (_, { answer }: SendResult) => answer.state === 'noAnswer',
  },
  delays: { retryAfter: 5_000 },
}).createMachine({
  id: 'outbox',
  context: { pending: [] },
  on: { 'entries.changed': { actions: { type: 'readPending', params: ({ event }) => event } } },
  initial: 'standingBy',
  states: {
    // Another tab of the browser sends the entries.
    standingBy: { on: { LEAD: 'ready' } },
    ready: { always: { target: 'sending', guard: 'an entry is pending' } },
    sending: {
      invoke: {
        id: 'sendEntry',
        src: 'sendEntry',
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
              { type: 'storeAnswer', params: answered },
              { type: 'removePending', params: answered },
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

function firstOf({ pending: [key] }: OutboxContext): string {
  if (key === undefined) throw new Error('Nothing is pending')
  return key
}

function answered({ event }: { event: { output: SendResult } }): SendResult {
  return event.output
}
