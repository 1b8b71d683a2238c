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

/** `CANCEL` opens the dialog, `CONFIRM` cancels the parcel, `KEEP` closes the dialog without a change. */
export type ParcelCancelEvent =
  | { type: 'CANCEL' }
  | { type: 'CONFIRM'; note?: string }
  | { type: 'KEEP' }
  | { type: 'RETRY'; note?: string }
  | ParcelChanged

const noLonger = whenChanged('superseded', 'it can no longer be canceled')

/** A sender cancels a parcel. */
export const parcelCancelMachine = setupParcelChange({
  types: {} as ChangeTypes<ParcelCancelEvent>,
  actors: { cancelParcel: placeholderActor<{ parcelId: string; note: string }>('cancelParcel') },
})
  .extend({
    guards: {
      'the parcel can be canceled': (_, params: { parcel: FlowParcel }) =>
        can('cancel', params.parcel),
      'it can no longer be canceled': (_, params: { parcel: FlowParcel }) =>
        !can('cancel', params.parcel),
      'the dialog was closed': stateIn({ canceling: 'unattended' }),
    },
  })
  .createMachine({
    id: 'parcelCancel',
    context: ({ input }) => ({ parcel: input.parcel, note: '', error: null }),
    on: { 'parcel.changed': { actions: rememberChanged } },
    initial: 'waiting',
    states: {
      waiting: {
        on: {
          CANCEL: {
            target: 'confirming',
            guard: { type: 'the parcel can be canceled', params: knownParcel },
          },
        },
      },
      confirming: asking('canceling', noLonger),
      canceling: {
        tags: 'busy',
        invoke: {
          id: 'cancelParcel',
          src: 'cancelParcel',
          input: ({ context }) => ({ parcelId: context.parcel.id, note: context.note }),
          onDone: { target: 'canceled', actions: rememberAndAnnounce },
          onError: announceAndShow('waiting', 'the dialog was closed'),
        },
        ...attended({ KEEP: 'unattended' }),
      },
      canceled: { on: { 'parcel.changed': whenChanged('waiting', 'the parcel can be canceled') } },
      failed: failed('canceling', noLonger),
      superseded: superseded('the parcel can be canceled'),
    },
  })
