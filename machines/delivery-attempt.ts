import { assign } from 'xstate'
import type { DeliveryFailure } from '../openapi.d.ts'
import {
  attended,
  can,
  failedDialog,
  knownParcel,
  placeholderActor,
  rememberAndAnnounce,
  rememberChanged,
  rememberNote,
  setupParcelChange,
  showOrAnnounce,
  whenChanged,
} from './parcel-change.ts'
import type { ChangeContext, ChangeTypes, FlowParcel, ParcelChanged } from './parcel-change.ts'

export type DeliveryAttemptEvent =
  | { type: 'OPEN' }
  | { type: 'CHOOSE'; reason: DeliveryFailure }
  | { type: 'SAVE'; note?: string; nextAttempt?: string }
  | { type: 'CLOSE' }
  | ParcelChanged

export interface DeliveryAttemptContext extends ChangeContext {
  /** Reason why the delivery failed; null until one is chosen. */
  reason: DeliveryFailure | null
  /** Day of the next attempt, as YYYY-MM-DD; empty if it is not known. */
  nextAttempt: string
}

const choose = { type: 'choose', params: chosenReason } as const
const saved = [rememberNote, { type: 'rememberNextAttempt', params: plannedAttempt }] as const
const noLonger = whenChanged('superseded', 'no attempt can be recorded any more')

/** An administrator records that a delivery failed. The parcel keeps its status. */
export const deliveryAttemptMachine = setupParcelChange({
  types: {} as ChangeTypes<DeliveryAttemptEvent, DeliveryAttemptContext>,
  actors: {
    recordDeliveryAttempt: placeholderActor<{
      parcelId: string
      reason: DeliveryFailure
      note: string
      nextAttempt: string
    }>('recordDeliveryAttempt'),
  },
})
  .extend({
    actions: {
      forgetReason: assign({ reason: null }),
      rememberNextAttempt: assign((_, params: { nextAttempt: string }) => params),
      choose: assign((_, params: { reason: DeliveryFailure }) => ({ reason: params.reason })),
    },
    guards: {
      'an attempt can be recorded': (_, params: { parcel: FlowParcel }) =>
        can('recordAttempt', params.parcel),
      'no attempt can be recorded any more': (_, params: { parcel: FlowParcel }) =>
        !can('recordAttempt', params.parcel),
      'a reason is chosen': ({ context }) => context.reason !== null,
    },
  })
  .createMachine({
    id: 'deliveryAttempt',
    context: ({ input }) => ({
      parcel: input.parcel,
      reason: null,
      nextAttempt: '',
      note: '',
      error: null,
    }),
    on: { 'parcel.changed': { actions: rememberChanged } },
    initial: 'closed',
    states: {
      closed: {
        on: {
          OPEN: {
            target: 'choosing',
            guard: { type: 'an attempt can be recorded', params: knownParcel },
            actions: 'forgetReason',
          },
        },
      },
      choosing: {
        tags: 'dialog',
        on: {
          CHOOSE: { actions: choose },
          SAVE: { target: 'saving', guard: 'a reason is chosen', actions: saved },
          CLOSE: 'closed',
          'parcel.changed': noLonger,
        },
      },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'recordDeliveryAttempt',
          src: 'recordDeliveryAttempt',
          input: ({ context }) => ({
            parcelId: context.parcel.id,
            reason: reasonOf(context),
            note: context.note,
            nextAttempt: context.nextAttempt,
          }),
          onDone: { target: 'closed', actions: rememberAndAnnounce },
          onError: showOrAnnounce('closed'),
        },
        ...attended({ CLOSE: 'unattended' }),
      },
      failed: failedDialog({
        CHOOSE: { actions: choose },
        SAVE: { target: 'saving', actions: saved },
        CLOSE: 'closed',
        'parcel.changed': noLonger,
      }),
      superseded: {
        tags: 'dialog',
        on: {
          CLOSE: 'closed',
          'parcel.changed': whenChanged('choosing', 'an attempt can be recorded'),
        },
      },
    },
  })

function chosenReason({ event }: { event: { reason: DeliveryFailure } }) {
  return { reason: event.reason }
}

function plannedAttempt({ event }: { event: { nextAttempt?: string } }) {
  return { nextAttempt: event.nextAttempt ?? '' }
}

function reasonOf({ reason }: DeliveryAttemptContext): DeliveryFailure {
  if (reason === null) throw new Error('Saving without a reason')
  return reason
}
