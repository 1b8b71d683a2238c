import { assign, fromPromise, setup, stateIn } from 'xstate'
import type { DeliveryStatus, ParcelStatus } from '../openapi.d.ts'
import type { FlowParcel, FlowTag, ParcelChanged } from './flow-parcel.ts'
import { can, slowAfter } from './flow-parcel.ts'

export type ParcelStatusEvent =
  | { type: 'OPEN' }
  | { type: 'CHOOSE'; status: DeliveryStatus }
  | { type: 'SAVE' }
  | { type: 'CLOSE' }
  | ParcelChanged

export interface ParcelStatusContext {
  parcel: FlowParcel
  /** The status to save; null until there is one. */
  chosen: DeliveryStatus | null
  /** Why the last call failed; null unless it did. */
  error: unknown
}

/**
 * The Update Status dialog. Closing it during the call does not call it back: the answer still
 * counts, it is only announced instead of shown.
 */
export const parcelStatusMachine = setup({
  types: {
    context: {} as ParcelStatusContext,
    events: {} as ParcelStatusEvent,
    input: {} as { parcel: FlowParcel },
    tags: {} as FlowTag,
  },
  actors: {
    updateParcelStatus: fromPromise<FlowParcel, { parcelId: string; status: DeliveryStatus }>(() =>
      Promise.reject(new Error('updateParcelStatus was not provided')),
    ),
  },
  actions: {
    rememberParcel: assign((_, params: { parcel: FlowParcel }) => ({ parcel: params.parcel })),
    preselect: assign(({ context }) => ({ chosen: preselected(context.parcel.status) })),
    choose: assign((_, params: { status: DeliveryStatus }) => ({ chosen: params.status })),
    // A choice that the user has not touched follows the parcel; one that they made stays.
    followParcel: assign(({ context }, params: { parcel: FlowParcel }) => ({
      parcel: params.parcel,
      chosen:
        context.chosen === preselected(context.parcel.status)
          ? preselected(params.parcel.status)
          : context.chosen,
    })),
    rememberError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    forgetError: assign({ error: null }),
    announceDone: (_args, _params: { parcel: FlowParcel }) => {},
    announceFailure: (_args, _params: { error: unknown }) => {},
  },
  guards: {
    'the status can be updated': ({ context }) => can('updateStatus', context.parcel),
    'a status is chosen': ({ context }) => context.chosen !== null,
    'the dialog was closed': stateIn({ saving: 'unattended' }),
  },
  delays: { slow: slowAfter },
}).createMachine({
  id: 'parcelStatus',
  context: ({ input }) => ({ parcel: input.parcel, chosen: null, error: null }),
  on: {
    'parcel.changed': {
      actions: { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.parcel }) },
    },
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        OPEN: { target: 'choosing', guard: 'the status can be updated', actions: 'preselect' },
      },
    },
    choosing: {
      tags: 'dialog',
      on: {
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => ({ status: event.status }) } },
        SAVE: { target: 'saving', guard: 'a status is chosen' },
        CLOSE: 'closed',
        'parcel.changed': {
          actions: { type: 'followParcel', params: ({ event }) => ({ parcel: event.parcel }) },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'updateParcelStatus',
        src: 'updateParcelStatus',
        input: ({ context }) => ({ parcelId: context.parcel.id, status: chosenOf(context) }),
        onDone: {
          target: 'closed',
          actions: [
            { type: 'rememberParcel', params: ({ event }) => ({ parcel: event.output }) },
            { type: 'announceDone', params: ({ event }) => ({ parcel: event.output }) },
          ],
        },
        onError: [
          {
            target: 'closed',
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
          on: { CLOSE: 'unattended' },
        },
        unattended: {},
      },
    },
    failed: {
      tags: 'dialog',
      exit: 'forgetError',
      on: {
        CHOOSE: {
          target: 'choosing',
          actions: { type: 'choose', params: ({ event }) => ({ status: event.status }) },
        },
        SAVE: 'saving',
        CLOSE: 'closed',
      },
    },
  },
})

function preselected(status: ParcelStatus): DeliveryStatus | null {
  return status === 'BLOCKED' || status === 'UNBLOCKED' ? null : status
}

function chosenOf({ chosen }: ParcelStatusContext): DeliveryStatus {
  if (chosen === null) throw new Error('Saving without a chosen status')
  return chosen
}
