import { assign } from 'xstate'
import type { DeliveryStatus, ParcelStatus } from '../openapi.d.ts'
import {
  announceAndShow,
  attended,
  can,
  changedParcel,
  placeholderActor,
  rememberAndAnnounce,
  rememberChanged,
  rememberNote,
  setupParcelChange,
} from './parcel-change.ts'
import type { ChangeContext, ChangeTypes, FlowParcel, ParcelChanged } from './parcel-change.ts'

export type ParcelStatusEvent =
  | { type: 'OPEN' }
  | { type: 'CHOOSE'; status: DeliveryStatus }
  | { type: 'SAVE'; note?: string }
  | { type: 'CLOSE' }
  | ParcelChanged

export interface ParcelStatusContext extends ChangeContext {
  /** Status to save; null until one is chosen. */
  chosen: DeliveryStatus | null
}

/** An administrator sets a parcel's status in the "Update Status" dialog. */
export const parcelStatusMachine = setupParcelChange({
  types: {} as ChangeTypes<ParcelStatusEvent, ParcelStatusContext>,
  actors: {
    updateParcelStatus: placeholderActor<{
      parcelId: string
      status: DeliveryStatus
      note: string
    }>('updateParcelStatus'),
  },
})
  .extend({
    actions: {
      preselect: assign(({ context }) => ({ chosen: preselected(context.parcel.status) })),
      choose: assign((_, params: { status: DeliveryStatus }) => ({ chosen: params.status })),
      // The preselected status follows the parcel; one that the user has chosen stays.
      followParcel: assign(({ context }, params: { parcel: FlowParcel }) => ({
        parcel: params.parcel,
        chosen:
          context.chosen === preselected(context.parcel.status)
            ? preselected(params.parcel.status)
            : context.chosen,
      })),
    },
    guards: {
      'the status can be updated': ({ context }) => can('updateStatus', context.parcel),
      'a status is chosen': ({ context }) => context.chosen !== null,
    },
  })
  .createMachine({
    id: 'parcelStatus',
    context: ({ input }) => ({ parcel: input.parcel, chosen: null, note: '', error: null }),
    on: { 'parcel.changed': { actions: rememberChanged } },
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
          CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
          SAVE: { target: 'saving', guard: 'a status is chosen', actions: rememberNote },
          CLOSE: 'closed',
          'parcel.changed': { actions: { type: 'followParcel', params: changedParcel } },
        },
      },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'updateParcelStatus',
          src: 'updateParcelStatus',
          input: ({ context }) => ({
            parcelId: context.parcel.id,
            status: chosenOf(context),
            note: context.note,
          }),
          onDone: { target: 'closed', actions: rememberAndAnnounce },
          onError: announceAndShow('closed'),
        },
        ...attended({ CLOSE: 'unattended' }),
      },
      failed: {
        tags: 'dialog',
        exit: 'forgetError',
        on: {
          CHOOSE: { target: 'choosing', actions: { type: 'choose', params: ({ event }) => event } },
          SAVE: { target: 'saving', actions: rememberNote },
          CLOSE: 'closed',
        },
      },
    },
  })

export function preselected(status: ParcelStatus): DeliveryStatus | null {
  return status === 'BLOCKED' || status === 'UNBLOCKED' ? null : status
}

function chosenOf({ chosen }: ParcelStatusContext): DeliveryStatus {
  if (chosen === null) throw new Error('Saving without a chosen status')
  return chosen
}
