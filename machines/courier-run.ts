import { assign, fromPromise, setup } from 'xstate'
import type { FieldError } from '../openapi.d.ts'

/** What the server said of something that was done at a door. */
export type ActVerdict =
  | { state: 'sent' }
  /** It decided against it, for this reason; the others go on. */
  | { state: 'refused'; reason: string; fieldErrors: FieldError[] }

/** End of one try, of what has this key. */
export interface SendResult {
  key: string
  verdict: ActVerdict | { state: 'noAnswer' } | { state: 'sessionEnded' }
}

export interface CourierRunContext {
  /** Keys of what is not sent yet, in the order in which it was done. */
  waiting: readonly string[]
}

export type CourierRunEvent =
  /** Something was done, tried again or discarded, in this tab or in another one. */
  { type: 'kept.changed'; waiting: readonly string[] } | { type: 'LEAD' } | { type: 'ONLINE' }

/**
 * What a courier does at doors is kept in the browser first, and sent from here: by one tab, one after the
 * other, in the order in which it was done. What gets no answer is sent again under its key and holds up what
 * came after it; what is refused does not.
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
    // Another tab of the browser sends.
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
    // A new session begins at the start; a connection that comes back may have ended this one by mistake.
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
