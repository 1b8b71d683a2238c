import { assign } from 'xstate'
import {
  announceAndShow,
  asking,
  can,
  failed,
  placeholderActor,
  promptThenSlow,
  rememberAndAnnounce,
  rememberChanged,
  setupParcelChange,
  whenChanged,
} from './parcel-change.ts'
import type { ChangeContext, ChangeTypes, FlowParcel } from './parcel-change.ts'
import type { ParcelQuestionEvent } from './parcel-question.ts'

export interface ParcelBlockContext extends ChangeContext {
  /** Requested change: true blocks the parcel, false unblocks it. */
  block: boolean
}

const noLonger = whenChanged('waiting', 'it is blocked already')

/**
 * An administrator blocks or unblocks a parcel. Blocking stops a delivery, so a dialog asks first;
 * unblocking only restores the previous state, and a `PRESS` does it immediately, without a dialog.
 */
export const parcelBlockMachine = setupParcelChange({
  types: {} as ChangeTypes<ParcelQuestionEvent, ParcelBlockContext>,
  actors: {
    blockParcel: placeholderActor<{ parcelId: string; block: boolean; note: string }>(
      'blockParcel',
    ),
  },
})
  .extend({
    actions: {
      askToBlock: assign({ block: true, note: '' }),
      askToUnblock: assign({ block: false, note: '' }),
    },
    guards: {
      'the parcel can be blocked': ({ context }) => can('block', context.parcel),
      'the parcel can be unblocked': ({ context }) => can('unblock', context.parcel),
      'it is blocked already': (_, params: { parcel: FlowParcel }) => params.parcel.isBlocked,
    },
  })
  .createMachine({
    id: 'parcelBlock',
    context: ({ input }) => ({ parcel: input.parcel, block: false, note: '', error: null }),
    on: { 'parcel.changed': { actions: rememberChanged } },
    initial: 'waiting',
    states: {
      waiting: {
        on: {
          PRESS: [
            {
              target: 'saving.unattended',
              guard: 'the parcel can be unblocked',
              actions: 'askToUnblock',
            },
            { target: 'confirming', guard: 'the parcel can be blocked', actions: 'askToBlock' },
          ],
        },
      },
      confirming: asking(noLonger),
      saving: {
        tags: 'busy',
        invoke: {
          id: 'blockParcel',
          src: 'blockParcel',
          input: ({ context }) => ({
            parcelId: context.parcel.id,
            block: context.block,
            note: context.note,
          }),
          onDone: { target: 'waiting', actions: rememberAndAnnounce },
          onError: announceAndShow('waiting'),
        },
        initial: 'attended',
        states: {
          attended: { tags: 'dialog', ...promptThenSlow, on: { KEEP: 'unattended' } },
          unattended: promptThenSlow,
        },
      },
      failed: failed(noLonger),
    },
  })
