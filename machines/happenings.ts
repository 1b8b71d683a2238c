import type { AnyEventObject } from 'xstate'
import { deliveryStatuses } from './parcel-lifecycle.ts'
import type { FlowParcel } from './flow-parcel.ts'
import type { ParcelBlockEvent } from './parcel-block.ts'
import type { ParcelCancelEvent } from './parcel-cancel.ts'
import type { DeliveryConfirmationEvent } from './delivery-confirmation.ts'
import type { LifecycleEvent } from './parcel-lifecycle.ts'
import type { ParcelStatusEvent } from './parcel-status.ts'
import type { SessionEvent, SessionUser } from './session.ts'
import type { TrackingEvent } from './tracking.ts'
import type { Happening } from './walks.ts'

/** What XState itself sends: a call's answer, or that a delay is over. */
type Answer = { type: `xstate.${string}`; output?: unknown; error?: unknown }

type HappeningsOf<Event extends AnyEventObject> = readonly Happening<Event | Answer>[]

/*
 * All that can happen to each machine, with just enough different facts to make every guard answer
 * both ways.
 */

export const requested: FlowParcel = {
  id: 'parcel-1',
  status: 'REQUESTED',
  isBlocked: false,
  isCanceled: false,
  actions: ['updateStatus', 'block', 'cancel'],
}

export const dispatched: FlowParcel = {
  ...requested,
  status: 'DISPATCHED',
  actions: ['updateStatus', 'block', 'confirmDelivery'],
}

const delivered: FlowParcel = {
  ...requested,
  status: 'DELIVERED',
  actions: ['updateStatus', 'block'],
}

const canceled: FlowParcel = {
  ...requested,
  status: 'CANCELED',
  isCanceled: true,
  actions: ['updateStatus', 'block'],
}

const blocked: FlowParcel = {
  ...requested,
  status: 'BLOCKED',
  isBlocked: true,
  actions: ['updateStatus', 'unblock'],
}

export const ofParcelLifecycle: HappeningsOf<LifecycleEvent> = [
  ...deliveryStatuses.map((status) => ({
    says: `An administrator sets ${status}`,
    event: { type: `ADMIN.set.${status}` as const },
  })),
  { says: 'An administrator blocks the parcel', event: { type: 'ADMIN.block' } },
  { says: 'An administrator unblocks the parcel', event: { type: 'ADMIN.unblock' } },
  { says: 'The sender cancels the parcel', event: { type: 'SENDER.cancel' } },
  { says: 'The receiver confirms the delivery', event: { type: 'RECEIVER.confirmDelivery' } },
]

export const ofParcelStatus: HappeningsOf<ParcelStatusEvent> = [
  { says: 'Open the dialog', event: { type: 'OPEN' } },
  { says: 'Choose APPROVED', event: { type: 'CHOOSE', status: 'APPROVED' } },
  { says: 'Save', event: { type: 'SAVE' } },
  { says: 'Close the dialog', event: { type: 'CLOSE' } },
  {
    says: 'Someone else blocks the parcel',
    event: {
      type: 'parcel.changed',
      parcel: blocked,
    },
  },
  slow('parcelStatus.saving.attended.prompt'),
  succeeds('updateParcelStatus', 'The status is saved', { ...requested, status: 'APPROVED' }),
  fails('updateParcelStatus', 'Saving the status fails'),
]

export const ofParcelBlock: HappeningsOf<ParcelBlockEvent> = [
  { says: 'Press the block toggle', event: { type: 'TOGGLE' } },
  { says: 'Answer yes, block it', event: { type: 'CONFIRM' } },
  { says: 'Close the dialog', event: { type: 'KEEP' } },
  { says: 'Try again', event: { type: 'RETRY' } },
  {
    says: 'Someone else blocks the parcel',
    event: {
      type: 'parcel.changed',
      parcel: blocked,
    },
  },
  {
    says: 'Someone else dispatches the parcel',
    event: {
      type: 'parcel.changed',
      parcel: dispatched,
    },
  },
  slow('parcelBlock.saving.attended.prompt'),
  slow('parcelBlock.saving.unattended.prompt'),
  succeeds('blockParcel', 'The parcel is blocked', blocked),
  fails('blockParcel', 'The call fails'),
]

export const ofParcelCancel: HappeningsOf<ParcelCancelEvent> = [
  { says: 'Press Cancel Parcel', event: { type: 'CANCEL' } },
  { says: 'Answer yes, cancel it', event: { type: 'CONFIRM' } },
  { says: 'Close the dialog', event: { type: 'KEEP' } },
  { says: 'Try again', event: { type: 'RETRY' } },
  {
    says: 'Someone else dispatches the parcel',
    event: {
      type: 'parcel.changed',
      parcel: dispatched,
    },
  },
  {
    says: 'Someone else sets the parcel back to REQUESTED',
    event: {
      type: 'parcel.changed',
      parcel: requested,
    },
  },
  slow('parcelCancel.canceling.attended.prompt'),
  succeeds('cancelParcel', 'The parcel is canceled', canceled),
  fails('cancelParcel', 'Canceling fails'),
]

export const ofDeliveryConfirmation: HappeningsOf<DeliveryConfirmationEvent> = [
  { says: 'Press Confirm Delivery', event: { type: 'CONFIRM_DELIVERY' } },
  { says: 'Answer yes, it has arrived', event: { type: 'CONFIRM' } },
  { says: 'Close the dialog', event: { type: 'KEEP' } },
  { says: 'Try again', event: { type: 'RETRY' } },
  {
    says: 'Someone else blocks the parcel',
    event: {
      type: 'parcel.changed',
      parcel: blocked,
    },
  },
  {
    says: 'Someone else sets the parcel back to DISPATCHED',
    event: {
      type: 'parcel.changed',
      parcel: dispatched,
    },
  },
  slow('deliveryConfirmation.sendingConfirmation.attended.prompt'),
  succeeds('confirmDelivery', 'The delivery is confirmed', delivered),
  fails('confirmDelivery', 'Confirming fails'),
]

const ada: SessionUser = { id: 'user-1', name: 'Ada', email: 'ada@example.com', role: 'SENDER' }

export const ofSession: HappeningsOf<SessionEvent> = [
  { says: 'Log in as Ada', event: { type: 'LOGGED_IN', user: ada } },
  { says: 'Log out', event: { type: 'LOGOUT' } },
  { says: 'A call is answered 401', event: { type: 'SESSION_EXPIRED' } },
  { says: 'Another tab signs in or out', event: { type: 'USER_CHANGED' } },
  { says: 'Try again', event: { type: 'RETRY' } },
  succeeds('getCurrentUser', 'The server says it is Ada', ada),
  succeeds('getCurrentUser', 'The server says that nobody is signed in', null),
  fails('getCurrentUser', 'The server answers 401', { status: 401 }),
  fails('getCurrentUser', 'The server answers 403, the account is blocked', { status: 403 }),
  fails('getCurrentUser', 'The server cannot be reached'),
  succeeds('refreshSession', 'The session is renewed for Ada', ada),
  succeeds('refreshSession', 'The session is renewed, the server does not say for whom', null),
  fails('refreshSession', 'The renewal is refused', { status: 401 }),
  fails('refreshSession', 'The server cannot be reached for the renewal'),
  succeeds('getRenewedUser', 'Asked again, the server says it is Ada', ada),
  succeeds('getRenewedUser', 'Asked again, the server says that nobody is signed in', null),
  fails('getRenewedUser', 'Asked again, the server answers 401', { status: 401 }),
  fails('getRenewedUser', 'Asked again, the server cannot be reached'),
  succeeds('logoutUser', 'The server has ended the session', null),
  fails('logoutUser', 'The server says that the session was over', { status: 401 }),
  fails('logoutUser', 'The server cannot be reached to log out'),
]

export const ofTracking: HappeningsOf<TrackingEvent> = [
  {
    says: 'Track TRK-7H2K-9QXM-3VBT-RD4W',
    event: {
      type: 'TRACK',
      trackingId: 'TRK-7H2K-9QXM-3VBT-RD4W',
    },
  },
  { says: 'Track with nothing typed', event: { type: 'TRACK', trackingId: ' ' } },
  { says: 'Clear the form', event: { type: 'CLEAR' } },
  { says: 'Try again', event: { type: 'RETRY' } },
  slow('tracking.lookingUp.prompt'),
  succeeds('trackParcel', 'The answer holds the parcel', [
    { trackingId: 'TRK-7H2K-9QXM-3VBT-RD4W' },
  ]),
  succeeds('trackParcel', 'The answer holds other parcels only', [
    { trackingId: 'TRK-0000-0000-0000-0000' },
  ]),
  succeeds('trackParcel', 'The answer holds no parcels', []),
  fails('trackParcel', 'The server answers 404', { status: 404 }),
  fails('trackParcel', 'The server cannot be reached'),
]

function succeeds(call: string, says: string, output: unknown): Happening<Answer> {
  return { says, event: { type: `xstate.done.actor.${call}`, output } }
}

function fails(call: string, says: string, error: unknown = 'no connection'): Happening<Answer> {
  return { says, event: { type: `xstate.error.actor.${call}`, error } }
}

function slow(state: string): Happening<Answer> {
  return {
    says: '5 seconds pass without an answer',
    event: { type: `xstate.after.slow.${state}` },
  }
}
