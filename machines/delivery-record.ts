import { assign } from 'xstate'
import type { NewDelivery } from '../openapi.d.ts'
import {
  attended,
  can,
  failedDialog,
  knownParcel,
  placeholderActor,
  rememberAndAnnounce,
  rememberChanged,
  setupParcelChange,
  showOrAnnounce,
  whenChanged,
} from './parcel-change.ts'
import type { ChangeContext, ChangeTypes, FlowParcel, ParcelChanged } from './parcel-change.ts'

export type DeliveryRecordEvent =
  | { type: 'OPEN' }
  | { type: 'SAVE'; delivery: NewDelivery }
  | { type: 'CLOSE' }
  | ParcelChanged

export interface DeliveryRecordContext extends ChangeContext {
  /** Details that were last saved. */
  delivery: NewDelivery
}

const noLonger = whenChanged('superseded', 'no delivery can be recorded any more')
const save = { target: 'saving', actions: { type: 'takeDown', params: takenDown } } as const

/** An administrator hands a parcel over and records who received it. */
export const deliveryRecordMachine = setupParcelChange({
  types: {} as ChangeTypes<DeliveryRecordEvent, DeliveryRecordContext>,
  actors: {
    recordDelivery: placeholderActor<{ parcelId: string; delivery: NewDelivery }>('recordDelivery'),
  },
})
  .extend({
    actions: {
      forgetDelivery: assign({ delivery: {} }),
      takeDown: assign((_, params: { delivery: NewDelivery }) => ({ delivery: params.delivery })),
    },
    guards: {
      'a delivery can be recorded': (_, params: { parcel: FlowParcel }) =>
        can('recordDelivery', params.parcel),
      'no delivery can be recorded any more': (_, params: { parcel: FlowParcel }) =>
        !can('recordDelivery', params.parcel),
    },
  })
  .createMachine({
    id: 'deliveryRecord',
    context: ({ input }) => ({ parcel: input.parcel, delivery: {}, note: '', error: null }),
    on: { 'parcel.changed': { actions: rememberChanged } },
    initial: 'closed',
    states: {
      closed: {
        entry: 'forgetDelivery',
        on: {
          OPEN: {
            target: 'takingDown',
            guard: { type: 'a delivery can be recorded', params: knownParcel },
          },
        },
      },
      takingDown: {
        tags: 'dialog',
        on: { SAVE: save, CLOSE: 'closed', 'parcel.changed': noLonger },
      },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'recordDelivery',
          src: 'recordDelivery',
          input: ({ context }) => ({ parcelId: context.parcel.id, delivery: context.delivery }),
          onDone: { target: 'closed', actions: rememberAndAnnounce },
          onError: showOrAnnounce('closed'),
        },
        ...attended({ CLOSE: 'unattended' }),
      },
      failed: failedDialog({ SAVE: save, CLOSE: 'closed', 'parcel.changed': noLonger }),
      superseded: {
        tags: 'dialog',
        on: {
          CLOSE: 'closed',
          'parcel.changed': whenChanged('takingDown', 'a delivery can be recorded'),
        },
      },
    },
  })

function takenDown({ event }: { event: { delivery: NewDelivery } }) {
  return { delivery: event.delivery }
}
