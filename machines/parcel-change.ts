import { assign, fromPromise, setup } from 'xstate'
import type { EventObject, UnknownActorLogic } from 'xstate'
import type { ParcelAction, ParcelStatus } from '../openapi.d.ts'
import { slowAfter } from './slow.ts'
import type { FlowTag } from './slow.ts'

/*
 * Common parts of the flows of a parcel's card: a dialog, one call that changes the parcel, and another user
 * who may change it meanwhile. Closing the dialog during the call does not call it back: the answer still
 * counts, it is only announced instead of shown.
 */

/** Fields of a parcel that the flows need; the client's own model of a parcel has more. */
export interface FlowParcel {
  id: string
  status: ParcelStatus
  isBlocked: boolean
  isCanceled: boolean
  /** Actions open to the user now, according to the host; missing where the host does not say. */
  actions?: readonly ParcelAction[] | null | undefined
}

/** Another user, another tab or a fresh answer brought a newer parcel. */
export interface ParcelChanged {
  type: 'parcel.changed'
  parcel: FlowParcel
}

/** True if the user may do this now; a host without `actions` is taken at its statuses. */
export function can(action: ParcelAction, parcel: FlowParcel): boolean {
  if (parcel.actions) return parcel.actions.includes(action)
  if (action === 'block') return !parcel.isBlocked
  if (action === 'unblock') return parcel.isBlocked
  if (action === 'cancel') return !parcel.isCanceled
  // A host without them has no proofs and no failed attempts either.
  if (action === 'recordDelivery' || action === 'recordAttempt') return false
  if (action === 'confirmDelivery') return !parcel.isCanceled && parcel.status !== 'DELIVERED'
  return true
}

export interface ChangeContext {
  parcel: FlowParcel
  /** Text that the user wrote for the status log; empty where there is none. */
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

/** `setup()` for such a flow; guards and actions of its own are added by `extend()`. */
export function setupParcelChange<
  Event extends EventObject,
  Context extends ChangeContext,
  // Without it the machine would not know its actor by name.
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
    delays: { slow: slowAfter },
  })
}

/** Stands for the call until the client provides it. */
export const placeholderActor = <Input>(name: string) =>
  fromPromise<FlowParcel, Input>(() => Promise.reject(new Error(`${name} was not provided`)))

/** For guards that ask about the parcel as the flow knows it. */
export const knownParcel = ({ context: { parcel } }: { context: ChangeContext }) => ({ parcel })

/** For guards that ask about the parcel as it has become. */
export const changedParcel = ({ event: { parcel } }: { event: ParcelChanged }) => ({ parcel })

export const rememberChanged = { type: 'rememberParcel', params: changedParcel } as const

/** On `parcel.changed`, where the guard holds for the parcel as it has become. */
export const whenChanged = <Target extends string, Guard extends string>(
  target: Target,
  guard: Guard,
) => ({ target, guard: { type: guard, params: changedParcel }, actions: rememberChanged }) as const

/** On an event that may bring a note along. */
export const rememberNote = { type: 'rememberNote', params: writtenNote } as const

/** The question before the call; `withdrawn` is where a changed parcel leads. */
export const asking = <Calling extends string, Withdrawn>(calling: Calling, withdrawn: Withdrawn) =>
  ({
    tags: 'dialog',
    on: {
      CONFIRM: { target: calling, actions: rememberNote },
      KEEP: 'waiting',
      'parcel.changed': withdrawn,
    },
  }) as const

/** Dialog after a call that failed. */
export const failed = <Calling extends string, Withdrawn>(calling: Calling, withdrawn: Withdrawn) =>
  failedDialog({
    RETRY: { target: calling, actions: rememberNote },
    KEEP: 'waiting',
    'parcel.changed': withdrawn,
  })

/** The same with other events. */
export const failedDialog = <const On>(on: On) =>
  ({ tags: 'dialog', exit: 'forgetError', on }) as const

/** The call became impossible while the dialog asked about it. */
export const superseded = <Guard extends string>(possible: Guard) =>
  ({
    tags: 'dialog',
    on: { KEEP: 'waiting', 'parcel.changed': whenChanged('confirming', possible) },
  }) as const

/** On the call's success. */
export const rememberAndAnnounce = [
  { type: 'rememberParcel', params: outputParcel },
  { type: 'announceDone', params: outputParcel },
] as const

/** On the call's failure: announced, and shown unless the dialog was closed meanwhile. */
export const announceAndShow = <Closed extends string, Guard extends string>(
  closed: Closed,
  dialogIsClosed: Guard,
) =>
  [
    {
      target: closed,
      guard: dialogIsClosed,
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

/** The same where the dialog itself says what failed: announced only once that was closed. */
export const showOrAnnounce = <Closed extends string, Guard extends string>(
  closed: Closed,
  dialogIsClosed: Guard,
) =>
  [
    announceAndShow(closed, dialogIsClosed)[0],
    { target: 'failed', actions: { type: 'rememberError', params: callError } },
  ] as const

/** The call; closing the dialog leaves it under way. `on` says what closes it. */
export const attended = <const On>(on: On) =>
  ({
    initial: 'attended',
    states: {
      attended: { tags: 'dialog', ...promptThenSlow, on },
      unattended: {},
    },
  }) as const

/** The states inside a call that may take longer than usual. */
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
