import type { ParcelAction } from '../openapi.d.ts'
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
  whenChanged,
} from './parcel-change.ts'
import type { ChangeTypes, FlowParcel, ParcelChanged } from './parcel-change.ts'

/** `PRESS` opens the dialog, `CONFIRM` makes the call, `KEEP` closes the dialog without a change. */
export type ParcelQuestionEvent =
  | { type: 'PRESS' }
  | { type: 'CONFIRM'; note?: string }
  | { type: 'KEEP' }
  | { type: 'RETRY'; note?: string }
  | ParcelChanged

/** A sender cancels a parcel. */
export const parcelCancelMachine = parcelQuestion('parcelCancel', 'cancel', 'cancelParcel')

/** A receiver confirms that a parcel has arrived. */
export const deliveryConfirmationMachine = parcelQuestion(
  'deliveryConfirmation',
  'confirmDelivery',
  'confirmDelivery',
)

/** A flow that asks before its one call; the question is withdrawn if the action becomes impossible. */
function parcelQuestion(id: string, action: ParcelAction, operation: string) {
  const withdrawn = whenChanged('superseded', 'the parcel no longer allows it')
  return setupParcelChange({
    types: {} as ChangeTypes<ParcelQuestionEvent>,
    actors: { request: placeholderActor<{ parcelId: string; note: string }>(operation) },
  })
    .extend({
      guards: {
        'the parcel allows it': (_, params: { parcel: FlowParcel }) => can(action, params.parcel),
        'the parcel no longer allows it': (_, params: { parcel: FlowParcel }) =>
          !can(action, params.parcel),
      },
    })
    .createMachine({
      id,
      context: ({ input }) => ({ parcel: input.parcel, note: '', error: null }),
      on: { 'parcel.changed': { actions: rememberChanged } },
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            PRESS: {
              target: 'confirming',
              guard: { type: 'the parcel allows it', params: knownParcel },
            },
          },
        },
        confirming: asking(withdrawn),
        saving: {
          tags: 'busy',
          invoke: {
            id: operation,
            src: 'request',
            input: ({ context }) => ({ parcelId: context.parcel.id, note: context.note }),
            onDone: { target: 'waiting', actions: rememberAndAnnounce },
            onError: announceAndShow('waiting'),
          },
          ...attended({ KEEP: 'unattended' }),
        },
        failed: failed(withdrawn),
        superseded: {
          tags: 'dialog',
          on: {
            KEEP: 'waiting',
            'parcel.changed': whenChanged('confirming', 'the parcel allows it'),
          },
        },
      },
    })
}
