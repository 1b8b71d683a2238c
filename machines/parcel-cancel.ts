import { assign, fromPromise, setup, stateIn } from 'xstate'
import type { FlowParcel, FlowTag, ParcelChanged } from './flow-parcel.ts'
import { can, slowAfter } from './flow-parcel.ts'

/** `CANCEL` asks for it, `CONFIRM` means it, `KEEP` closes the dialog without it. */
export type ParcelCancelEvent =
  { type: 'CANCEL' } | { type: 'CONFIRM' } | { type: 'KEEP' } | { type: 'RETRY' } | ParcelChanged

export interface ParcelCancelContext {
  parcel: FlowParcel
  /** Why the last call failed; null unless it did. */
  error: unknown
}

/**
 * A sender cancels a parcel. Closing the dialog during the call does not call it back: the answer
 * still counts, it is only announced instead of shown.
 */
export const parcelCancelMachine = setup({
  types: {
    context: {} as ParcelCancelContext,
    events: {} as ParcelCancelEvent,
    input: {} as { parcel: FlowParcel },
    tags: {} as FlowTag,
  },
  actors: {
    cancelParcel: fromPromise<FlowParcel, { parcelId: string }>(() =>
      Promise.reject(new Error('cancelParcel was not provided')),
    ),
  },
  actions: {
    rememberParcel: assign((_, params: { parcel: FlowParcel }) => ({ parcel: params.parcel })),
    rememberError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    forgetError: assign({ error: null }),
    announceDone: (_args, _params: { parcel: FlowParcel }) => {},
    announceFailure: (_args, _params: { error: unknown }) => {},
  },
  guards: {
    'the parcel can be canceled': (_, params: { parcel: FlowParcel }) =>
      can('cancel', params.parcel),
    'it can no longer be canceled': (_, params: { parcel: FlowParcel }) =>
      !can('cancel', params.parcel),
    'the dialog was closed': stateIn({ canceling: 'unattended' }),
  },
  delays: { slow: slowAfter },
}).createMachine({
  id: 'parcelCancel',
  context: ({ input }) => ({ parcel: input.parcel, error: null }),
  on: {
    'parcel.changed': {
      actions: { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.parcel }) },
    },
  },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        CANCEL: {
          target: 'confirming',
          guard: {
            type: 'the parcel can be canceled',
            params: ({ context }) => ({ parcel: context.parcel }),
          },
        },
      },
    },
    confirming: {
      tags: 'dialog',
      on: {
        CONFIRM: 'canceling',
        KEEP: 'waiting',
        'parcel.changed': {
          target: 'superseded',
          guard: {
            type: 'it can no longer be canceled',
            params: ({ event }) => ({ parcel: event.parcel }),
          },
          actions: { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.parcel }) },
        },
      },
    },
    canceling: {
      tags: 'busy',
      invoke: {
        id: 'cancelParcel',
        src: 'cancelParcel',
        input: ({ context }) => ({ parcelId: context.parcel.id }),
        onDone: {
          target: 'canceled',
          actions: [
            { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.output }) },
            { type: 'announceDone', params: ({ event }) => ({ parcel: event.output }) },
          ],
        },
        onError: [
          {
            target: 'waiting',
            guard: 'the dialog was closed',
            actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: [
              { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
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
        unattended: {},
      },
    },
    canceled: {
      on: {
        'parcel.changed': {
          target: 'waiting',
          guard: {
            type: 'the parcel can be canceled',
            params: ({ event }) => ({ parcel: event.parcel }),
          },
          actions: { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.parcel }) },
        },
      },
    },
    failed: {
      tags: 'dialog',
      exit: 'forgetError',
      on: {
        RETRY: 'canceling',
        KEEP: 'waiting',
        'parcel.changed': {
          target: 'superseded',
          guard: {
            type: 'it can no longer be canceled',
            params: ({ event }) => ({ parcel: event.parcel }),
          },
          actions: { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.parcel }) },
        },
      },
    },
    superseded: {
      tags: 'dialog',
      on: {
        KEEP: 'waiting',
        'parcel.changed': {
          target: 'confirming',
          guard: {
            type: 'the parcel can be canceled',
            params: ({ event }) => ({ parcel: event.parcel }),
          },
          actions: { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.parcel }) },
        },
      },
    },
  },
})
