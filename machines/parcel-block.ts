import { assign, fromPromise, setup, stateIn } from 'xstate'
import type { FlowParcel, FlowTag, ParcelChanged } from './flow-parcel.ts'
import { can, slowAfter } from './flow-parcel.ts'

/** `TOGGLE` asks for the other side, `CONFIRM` means it, `KEEP` closes the dialog without it. */
export type ParcelBlockEvent =
  { type: 'TOGGLE' } | { type: 'CONFIRM' } | { type: 'KEEP' } | { type: 'RETRY' } | ParcelChanged

export interface ParcelBlockContext {
  parcel: FlowParcel
  /** What is being asked for: true blocks the parcel, false unblocks it. */
  block: boolean
  /** Why the last call failed; null unless it did. */
  error: unknown
}

/**
 * An administrator blocks or unblocks a parcel. Blocking stops a delivery, so it is asked about
 * first; unblocking only gives back what was there and goes at once, without a dialog.
 */
export const parcelBlockMachine = setup({
  types: {
    context: {} as ParcelBlockContext,
    events: {} as ParcelBlockEvent,
    input: {} as { parcel: FlowParcel },
    tags: {} as FlowTag,
  },
  actors: {
    blockParcel: fromPromise<FlowParcel, { parcelId: string; block: boolean }>(() =>
      Promise.reject(new Error('blockParcel was not provided')),
    ),
  },
  actions: {
    rememberParcel: assign((_, params: { parcel: FlowParcel }) => ({ parcel: params.parcel })),
    rememberError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    forgetError: assign({ error: null }),
    askToBlock: assign({ block: true }),
    askToUnblock: assign({ block: false }),
    announceDone: (_args, _params: { parcel: FlowParcel; block: boolean }) => {},
    announceFailure: (_args, _params: { error: unknown; block: boolean }) => {},
  },
  guards: {
    'the parcel can be blocked': ({ context }) => can('block', context.parcel),
    'the parcel can be unblocked': ({ context }) => can('unblock', context.parcel),
    'it is blocked already': (_, params: { parcel: FlowParcel }) => params.parcel.isBlocked,
    'no dialog is open': stateIn({ saving: 'unattended' }),
  },
  delays: { slow: slowAfter },
}).createMachine({
  id: 'parcelBlock',
  context: ({ input }) => ({ parcel: input.parcel, block: false, error: null }),
  on: {
    'parcel.changed': {
      actions: { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.parcel }) },
    },
  },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        TOGGLE: [
          {
            target: 'saving.unattended',
            guard: 'the parcel can be unblocked',
            actions: 'askToUnblock',
          },
          { target: 'confirming', guard: 'the parcel can be blocked', actions: 'askToBlock' },
        ],
      },
    },
    confirming: {
      tags: 'dialog',
      on: {
        CONFIRM: 'saving',
        KEEP: 'waiting',
        'parcel.changed': {
          target: 'waiting',
          guard: {
            type: 'it is blocked already',
            params: ({ event }) => ({ parcel: event.parcel }),
          },
          actions: { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.parcel }) },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'blockParcel',
        src: 'blockParcel',
        input: ({ context }) => ({ parcelId: context.parcel.id, block: context.block }),
        onDone: {
          target: 'waiting',
          actions: [
            { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.output }) },
            {
              type: 'announceDone',
              params: ({ context, event }) => ({ parcel: event.output, block: context.block }),
            },
          ],
        },
        onError: [
          {
            target: 'waiting',
            guard: 'no dialog is open',
            actions: {
              type: 'announceFailure',
              params: ({ context, event }) => ({ error: event.error, block: context.block }),
            },
          },
          {
            target: 'failed',
            actions: [
              { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              {
                type: 'announceFailure',
                params: ({ context, event }) => ({ error: event.error, block: context.block }),
              },
            ],
          },
        ],
      },
      initial: 'attended',
      states: {
        attended: {
          tags: 'dialog',
          initial: 'prompt',
          states: {
            prompt: { after: { slow: 'slow' } },
            slow: { tags: 'slow' },
          },
          on: { KEEP: 'unattended' },
        },
        unattended: {
          initial: 'prompt',
          states: {
            prompt: { after: { slow: 'slow' } },
            slow: { tags: 'slow' },
          },
        },
      },
    },
    failed: {
      tags: 'dialog',
      exit: 'forgetError',
      on: {
        RETRY: 'saving',
        KEEP: 'waiting',
        'parcel.changed': {
          target: 'waiting',
          guard: {
            type: 'it is blocked already',
            params: ({ event }) => ({ parcel: event.parcel }),
          },
          actions: { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.parcel }) },
        },
      },
    },
  },
})
