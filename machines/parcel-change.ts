import { assign, fromPromise, setup, stateIn } from 'xstate'
import type { EventObject, UnknownActorLogic } from 'xstate'
import type { ParcelAction, ParcelStatus } from '../openapi.d.ts'
import { slowAfter } from './slow.ts'
import type { FlowTag } from './slow.ts'

/*
 * Common parts of the flows of a parcel's card: a dialog, one call that changes the parcel, and
 * other users who may change it in the meantime. Closing the dialog during the call does not cancel
 * it: the answer still counts, and is announced instead of shown in the dialog.
 */

/** Fields of a parcel that the flows need; the client's own model of a parcel has more. */
export interface FlowParcel {
  id: string
  status: ParcelStatus
  isBlocked: boolean
  isCanceled: boolean
  /** Actions that the server allows the user now; missing if the server does not list them. */
  actions?: readonly ParcelAction[] | null | undefined
}

/** A newer version of the parcel has arrived, from another user, another tab or a new answer. */
export interface ParcelChanged {
  type: 'parcel.changed'
  parcel: FlowParcel
}

/** True if the user may do this now; without `actions`, the parcel's status decides. */
export function can(action: ParcelAction, parcel: FlowParcel): boolean {
  if (parcel.actions) return parcel.actions.includes(action)
  if (action === 'block') return !parcel.isBlocked
  if (action === 'unblock') return parcel.isBlocked
  if (action === 'cancel') return !parcel.isCanceled
  // A server without `actions` has no proofs and no failed attempts either.
  if (action === 'recordDelivery' || action === 'recordAttempt') return false
  if (action === 'confirmDelivery') return !parcel.isCanceled && parcel.status !== 'DELIVERED'
  return true
}

export interface ChangeContext {
  parcel: FlowParcel
  /** Text that the user wrote for the status log; empty if there is none. */
  note: string
  /** Error of the last call; null unless it failed. */
  error: unknown
}

interface WithParcel {
  parcel: FlowParcel
}

interface WithNote {
  note: string
}

interface WithError {
  error: unknown
}

export interface ChangeTypes<
  Event extends EventObject,
  Context extends ChangeContext = ChangeContext,
> {
  context: Context
  events: Event
  input: { parcel: FlowParcel }
  tags: FlowTag
}

/** `setup()` for such a flow, which adds its own guards and actions with `extend()`. */
export function setupParcelChange<
  Event extends EventObject,
  Context extends ChangeContext,
  // Without this parameter the machine would not know the name of its actor.
  // eslint-disable-next-line typescript/no-unnecessary-type-parameters
  Actors extends Record<string, UnknownActorLogic>,
>({ types, actors }: { types: ChangeTypes<Event, Context>; actors: Actors }) {
  return setup({
    types,
    actors,
    actions: {
      rememberParcel: assign(({ context }, { parcel }: WithParcel) => ({ ...context, parcel })),
      rememberNote: assign(({ context }, { note }: WithNote) => ({ ...context, note })),
      rememberError: assign(({ context }, { error }: WithError) => ({ ...context, error })),
      forgetError: assign(({ context }) => ({ ...context, error: null })),
      announceDone: (_args, _params: WithParcel) => {},
      announceFailure: (_args, _params: WithError) => {},
    },
    guards: { 'the dialog was closed': stateIn({ saving: 'unattended' }) },
    delays: { slow: slowAfter },
  })
}

/** Placeholder for the call, which the client provides. */
export const placeholderActor = <Input>(name: string) =>
  fromPromise<FlowParcel, Input>(() => Promise.reject(new Error(`${name} was not provided`)))

/** Params of guards about the parcel in the context. */
export const knownParcel = ({ context: { parcel } }: { context: ChangeContext }) => ({ parcel })

/** Params of guards about the changed parcel in the event. */
export const changedParcel = ({ event: { parcel } }: { event: ParcelChanged }) => ({ parcel })

export const rememberChanged = { type: 'rememberParcel', params: changedParcel } as const

/** Transition on `parcel.changed`, taken if the guard holds for the changed parcel. */
export const whenChanged = <Target extends string, Guard extends string>(
  target: Target,
  guard: Guard,
) => ({ target, guard: { type: guard, params: changedParcel }, actions: rememberChanged }) as const

/** Action on an event that may carry a note. */
export const rememberNote = { type: 'rememberNote', params: writtenNote } as const

/** State that asks before the call; `withdrawn` is the transition on a changed parcel. */
export const asking = <Withdrawn>(withdrawn: Withdrawn) =>
  ({
    tags: 'dialog',
    on: {
      CONFIRM: { target: 'saving', actions: rememberNote },
      KEEP: 'waiting',
      'parcel.changed': withdrawn,
    },
  }) as const

/** State of the dialog after a failed call. */
export const failed = <Withdrawn>(withdrawn: Withdrawn) =>
  failedDialog({
    RETRY: { target: 'saving', actions: rememberNote },
    KEEP: 'waiting',
    'parcel.changed': withdrawn,
  })

/** A failed dialog with other events. */
export const failedDialog = <const On>(on: On) =>
  ({ tags: 'dialog', exit: 'forgetError', on }) as const

/** Actions on the call's success. */
export const rememberAndAnnounce = [
  { type: 'rememberParcel', params: outputParcel },
  { type: 'announceDone', params: outputParcel },
] as const

/** Transitions on the call's failure: announced, and shown unless the dialog is closed by then. */
export const announceAndShow = <Closed extends string>(closed: Closed) =>
  [
    {
      target: closed,
      guard: 'the dialog was closed',
      actions: { type: 'announceFailure', params: callError },
    },
    {
      target: 'failed',
      actions: [
        { type: 'rememberError', params: callError },
        { type: 'announceFailure', params: callError },
      ],
    },
  ] as const

/** For a dialog that shows the failure itself: announces it only if the dialog was closed. */
export const showOrAnnounce = <Closed extends string>(closed: Closed) =>
  [
    announceAndShow(closed)[0],
    { target: 'failed', actions: { type: 'rememberError', params: callError } },
  ] as const

/** States inside the call, which continues when the dialog is closed. `on` has the events that close it. */
export const attended = <const On>(on: On) =>
  ({
    initial: 'attended',
    states: {
      attended: { tags: 'dialog', ...promptThenSlow, on },
      unattended: {},
    },
  }) as const

/** States inside a call that may take longer than usual. */
export const promptThenSlow = {
  initial: 'prompt',
  states: {
    prompt: { after: { slow: 'slow' } },
    slow: { tags: 'slow' },
  },
} as const

function outputParcel({ event }: { event: { output: FlowParcel } }): WithParcel {
  return { parcel: event.output }
}

function writtenNote({ event }: { event: { type: string; note?: string } }): WithNote {
  return { note: event.note ?? '' }
}

function callError({ event }: { event: { error: unknown } }): WithError {
  return { error: event.error }
}
