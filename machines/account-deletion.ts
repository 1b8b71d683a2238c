import { assign, fromPromise, setup } from 'xstate'
import { httpStatusOf } from '../domain/http-status.ts'
import { slowAfter } from './slow.ts'
import type { FlowTag } from './slow.ts'

/** `DELETE` carries the proof of identity, which is not stored; `KEEP` closes the dialog. */
export type AccountDeletionEvent =
  | { type: 'OPEN' }
  | ({ type: 'DELETE' } & Proof)
  | { type: 'KEEP' }

interface Proof {
  /** Left out by a user who has no login by password. */
  password?: string
  /** Second factor if two-factor authentication is on. */
  code?: string
}

export interface AccountDeletionContext {
  /** Error of the last try; null unless it failed or was refused. */
  error: unknown
}

/** A user deletes their own account permanently. */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    tags: {} as FlowTag,
  },
  actors: {
    deleteAccount: fromPromise<void, Proof>(() =>
      Promise.reject(new Error('deleteAccount was not provided')),
    ),
  },
  actions: {
    rememberError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    forgetError: assign({ error: null }),
    announceDone: () => {},
  },
  guards: {
    'the account has to stay for now': (_, params: { error: unknown }) =>
      httpStatusOf(params.error) === 409,
  },
  delays: { slow: slowAfter },
}).createMachine({
  id: 'accountDeletion',
  context: { error: null },
  initial: 'closed',
  states: {
    closed: { on: { OPEN: 'asking' } },
    asking: { tags: 'dialog', on: { DELETE: 'deleting', KEEP: 'closed' } },
    // The dialog stays open, because no page is left to return to after the deletion.
    deleting: {
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ event }): Proof => {
          if (event.type !== 'DELETE') return {}
          const { type: _type, ...proof } = event
          return proof
        },
        onDone: 'deleted',
        onError: [
          {
            target: 'refused',
            guard: { type: 'the account has to stay for now', params: callError },
            actions: { type: 'rememberError', params: callError },
          },
          {
            target: 'failed',
            actions: { type: 'rememberError', params: callError },
          },
        ],
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slow: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    /** The user has parcels under way, or is the last administrator. */
    refused: { tags: 'dialog', exit: 'forgetError', on: { KEEP: 'closed' } },
    /** Also after a wrong password. */
    failed: { tags: 'dialog', exit: 'forgetError', on: { DELETE: 'deleting', KEEP: 'closed' } },
    deleted: { entry: 'announceDone' },
  },
})

function callError({ event }: { event: { error: unknown } }) {
  return { error: event.error }
}
