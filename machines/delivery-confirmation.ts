import { assign, fromPromise, setup, stateIn } from 'xstate'
import type { FlowParcel, FlowTag, ParcelChanged } from './flow-parcel.ts'
import { can, slowAfter } from './flow-parcel.ts'

/** `CONFIRM_DELIVERY` asks for it, `CONFIRM` means it, `KEEP` closes the dialog without it. */
export type DeliveryConfirmationEvent =
  | { type: 'CONFIRM_DELIVERY' }
  | { type: 'CONFIRM' }
  | { type: 'KEEP' }
  | { type: 'RETRY' }
  | ParcelChanged

export interface DeliveryConfirmationContext {
  parcel: FlowParcel
  /** Why the last call failed; null unless it did. */
  error: unknown
}

/**
 * A receiver confirms that a parcel has arrived; the twin of the sender's cancel flow, closing the
 * dialog during the call included.
 */
export const deliveryConfirmationMachine = setup({
  types: {
    context: {} as DeliveryConfirmationContext,
    events: {} as DeliveryConfirmationEvent,
    input: {} as { parcel: FlowParcel },
    tags: {} as FlowTag,
  },
  actors: {
    confirmDelivery: fromPromise<FlowParcel, { parcelId: string }>(() =>
      Promise.reject(new Error('confirmDelivery was not provided')),
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
    'the delivery can be confirmed': (_, params: { parcel: FlowParcel }) =>
      can('confirmDelivery', params.parcel),
    'it can no longer be confirmed': (_, params: { parcel: FlowParcel }) =>
      !can('confirmDelivery', params.parcel),
    'the dialog was closed': stateIn({ sendingConfirmation: 'unattended' }),
  },
  delays: { slow: slowAfter },
}).createMachine({
  id: 'deliveryConfirmation',
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
        CONFIRM_DELIVERY: {
          target: 'confirming',
          guard: {
            type: 'the delivery can be confirmed',
            params: ({ context }) => ({ parcel: context.parcel }),
          },
        },
      },
    },
    confirming: {
      tags: 'dialog',
      on: {
        CONFIRM: 'sendingConfirmation',
        KEEP: 'waiting',
        'parcel.changed': {
          target: 'superseded',
          guard: {
            type: 'it can no longer be confirmed',
            params: ({ event }) => ({ parcel: event.parcel }),
          },
          actions: { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.parcel }) },
        },
      },
    },
    sendingConfirmation: {
      tags: 'busy',
      invoke: {
        id: 'confirmDelivery',
        src: 'confirmDelivery',
        input: ({ context }) => ({ parcelId: context.parcel.id }),
        onDone: {
          target: 'confirmed',
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
    confirmed: {
      on: {
        'parcel.changed': {
          target: 'waiting',
          guard: {
            type: 'the delivery can be confirmed',
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
        RETRY: 'sendingConfirmation',
        KEEP: 'waiting',
        'parcel.changed': {
          target: 'superseded',
          guard: {
            type: 'it can no longer be confirmed',
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
            type: 'the delivery can be confirmed',
            params: ({ event }) => ({ parcel: event.parcel }),
          },
          actions: { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.parcel }) },
        },
      },
    },
  },
})
