import { assign, stateIn } from 'xstate'
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
import type { ChangeContext, ChangeTypes, FlowParcel, ParcelChanged } from './parcel-change.ts'

/**
 * `TOGGLE` opens the dialog, or unblocks at once; `CONFIRM` blocks; `KEEP` closes the dialog without a
 * change.
 */
export type ParcelBlockEvent =
  | { type: 'TOGGLE' }
  | { type: 'CONFIRM'; note?: string }
  | { type: 'KEEP' }
  | { type: 'RETRY'; note?: string }
  | ParcelChanged

export interface ParcelBlockContext extends ChangeContext {
  /** Requested change: true blocks the parcel, false unblocks it. */
  block: boolean
}

const noLonger = whenChanged('waiting', 'it is blocked already')

/**
 * An administrator blocks or unblocks a parcel. Blocking stops a delivery, so a dialog asks first; unblocking
 * only restores the previous state, and is done at once, without a dialog.
 */
export const parcelBlockMachine = setupParcelChange({
  types: {} as ChangeTypes<ParcelBlockEvent, ParcelBlockContext>,
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
      'no dialog is open': stateIn({ saving: 'unattended' }),
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
          TOGGLE: [
            {
              target: 'saving.unattended',
              guard: 'the parcel can be unblocked',
              actions: 'askToUnblock',
            },
            { target: 'confirming', guard: 'the parcel can be blocked', actions: 'askToBlock' },
          ],
        },
      },
      confirming: asking('saving', noLonger),
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
          onError: announceAndShow('waiting', 'no dialog is open'),
        },
        initial: 'attended',
        states: {
          attended: { tags: 'dialog', ...promptThenSlow, on: { KEEP: 'unattended' } },
          unattended: promptThenSlow,
        },
      },
      failed: failed('saving', noLonger),
    },
  })
