import { stateIn } from 'xstate'
import {
  announceAndShow,
  asking,
  attended,
  can,
  failed,
  knownParcel,
  placeholderActor,
  rememberAndAnnounce,
  rememberChanged,
  setupParcelChange,
  superseded,
  whenChanged,
} from './parcel-change.ts'
import type { ChangeTypes, FlowParcel, ParcelChanged } from './parcel-change.ts'

/** `CONFIRM_DELIVERY` opens the dialog, `CONFIRM` confirms in it, `KEEP` closes it without confirming. */
export type DeliveryConfirmationEvent =
  | { type: 'CONFIRM_DELIVERY' }
  | { type: 'CONFIRM' }
  | { type: 'KEEP' }
  | { type: 'RETRY' }
  | ParcelChanged

const noLonger = whenChanged('superseded', 'it can no longer be confirmed')

/** A receiver confirms that a parcel has arrived. */
export const deliveryConfirmationMachine = setupParcelChange({
  types: {} as ChangeTypes<DeliveryConfirmationEvent>,
  actors: { confirmDelivery: placeholderActor<{ parcelId: string }>('confirmDelivery') },
})
  .extend({
    guards: {
      'the delivery can be confirmed': (_, params: { parcel: FlowParcel }) =>
        can('confirmDelivery', params.parcel),
      'it can no longer be confirmed': (_, params: { parcel: FlowParcel }) =>
        !can('confirmDelivery', params.parcel),
      'the dialog was closed': stateIn({ sendingConfirmation: 'unattended' }),
    },
  })
  .createMachine({
    id: 'deliveryConfirmation',
    context: ({ input }) => ({ parcel: input.parcel, note: '', error: null }),
    on: { 'parcel.changed': { actions: rememberChanged } },
    initial: 'waiting',
    states: {
      waiting: {
        on: {
          CONFIRM_DELIVERY: {
            target: 'confirming',
            guard: { type: 'the delivery can be confirmed', params: knownParcel },
          },
        },
      },
      confirming: asking('sendingConfirmation', noLonger),
      sendingConfirmation: {
        tags: 'busy',
        invoke: {
          id: 'confirmDelivery',
          src: 'confirmDelivery',
          input: ({ context }) => ({ parcelId: context.parcel.id }),
          onDone: { target: 'confirmed', actions: rememberAndAnnounce },
          onError: announceAndShow('waiting', 'the dialog was closed'),
        },
        ...attended({ KEEP: 'unattended' }),
      },
      confirmed: {
        on: { 'parcel.changed': whenChanged('waiting', 'the delivery can be confirmed') },
      },
      failed: failed('sendingConfirmation', noLonger),
      superseded: superseded('the delivery can be confirmed'),
    },
  })
