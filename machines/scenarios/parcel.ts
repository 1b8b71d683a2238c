import type { FlowParcel } from '../parcel-change.ts'
import { nameOf } from '../graph/paths.ts'
import { fails, happens, slow, succeeds } from './events.ts'
import type { ScenarioEvents } from './events.ts'
import type { DeliveryRecordEvent } from '../delivery-record.ts'
import type { DeliveryAttemptEvent } from '../delivery-attempt.ts'
import type { LifecycleEvent } from '../parcel-lifecycle.ts'
import { deliveryStatuses, scannedStatuses } from '../parcel-lifecycle.ts'
import type { ParcelQuestionEvent } from '../parcel-question.ts'
import type { ParcelStatusEvent } from '../parcel-status.ts'

/*
 * All events that each parcel machine can receive, with just enough variants to make every guard pass and
 * fail.
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
  actions: ['updateStatus', 'recordDelivery', 'recordAttempt', 'block', 'confirmDelivery'],
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

const setBackTo = (parcel: FlowParcel) => ({
  name: `someone-else-sets-the-parcel-back-to-${nameOf(parcel.status)}`,
  description: `Someone else sets the parcel back to ${parcel.status}`,
  event: { type: 'parcel.changed' as const, parcel },
})

export const parcelLifecycleEvents: ScenarioEvents<LifecycleEvent> = [
  ...deliveryStatuses.map((status) => ({
    name: `an-administrator-sets-${nameOf(status)}`,
    description: `An administrator sets ${status}`,
    event: { type: `ADMIN.set.${status}` as const },
  })),
  ...scannedStatuses.map((status) => ({
    name: `an-administrator-scans-it-as-${nameOf(status)}`,
    description: `An administrator scans it as ${status}`,
    event: { type: `ADMIN.scan.${status}` as const },
  })),
  happens('An administrator records the delivery', { type: 'ADMIN.recordDelivery' }),
  happens('An administrator records a failed delivery', { type: 'ADMIN.recordAttempt' }),
  happens('An administrator takes a failed delivery back', { type: 'ADMIN.undoAttempt' }),
  ...scannedStatuses.flatMap((status) =>
    status === 'APPROVED'
      ? []
      : {
          name: `the-courier-scans-it-as-${nameOf(status)}`,
          description: `The courier scans it as ${status}`,
          event: { type: `COURIER.scan.${status}` as const },
        },
  ),
  happens('The courier records the delivery', { type: 'COURIER.recordDelivery' }),
  happens('The courier records a failed delivery', { type: 'COURIER.recordAttempt' }),
  happens('The courier takes a failed delivery back', { type: 'COURIER.undoAttempt' }),
  ...(['DISPATCHED', 'IN_TRANSIT'] as const).map((status) => ({
    name: `the-courier-takes-a-delivery-back-to-${nameOf(status)}`,
    description: `The courier takes a delivery back to ${status}`,
    event: { type: `COURIER.undoDelivery.${status}` as const },
  })),
  happens('An administrator blocks the parcel', { type: 'ADMIN.block' }),
  happens('An administrator unblocks the parcel', { type: 'ADMIN.unblock' }),
  happens('The sender cancels the parcel', { type: 'SENDER.cancel' }),
  happens('The receiver confirms the delivery', { type: 'RECEIVER.confirmDelivery' }),
]

export const parcelStatusEvents: ScenarioEvents<ParcelStatusEvent> = [
  happens('Open the dialog', { type: 'OPEN' }),
  {
    name: 'choose-approved',
    description: 'Choose APPROVED',
    event: { type: 'CHOOSE', status: 'APPROVED' },
  },
  happens('Save', { type: 'SAVE' }),
  happens('Close the dialog', { type: 'CLOSE' }),
  happens('Someone else blocks the parcel', {
    type: 'parcel.changed',
    parcel: blocked,
  }),
  slow('parcelStatus.saving.attended.prompt'),
  succeeds('updateParcelStatus', 'The status is saved', { ...requested, status: 'APPROVED' }),
  fails('updateParcelStatus', 'Saving the status fails'),
]

export const parcelBlockEvents: ScenarioEvents<ParcelQuestionEvent> = [
  happens('Press the block toggle', { type: 'PRESS' }),
  happens('Answer yes, block it', { type: 'CONFIRM' }),
  happens('Close the dialog', { type: 'KEEP' }),
  happens('Try again', { type: 'RETRY' }),
  happens('Someone else blocks the parcel', {
    type: 'parcel.changed',
    parcel: blocked,
  }),
  happens('Someone else dispatches the parcel', {
    type: 'parcel.changed',
    parcel: dispatched,
  }),
  slow('parcelBlock.saving.attended.prompt'),
  slow('parcelBlock.saving.unattended.prompt', '5 seconds pass, and no dialog is open'),
  succeeds('blockParcel', 'The parcel is blocked', blocked),
  fails('blockParcel', 'The call fails'),
]

export const parcelCancelEvents: ScenarioEvents<ParcelQuestionEvent> = [
  happens('Press Cancel Parcel', { type: 'PRESS' }),
  happens('Answer yes, cancel it', { type: 'CONFIRM' }),
  happens('Close the dialog', { type: 'KEEP' }),
  happens('Try again', { type: 'RETRY' }),
  happens('Someone else dispatches the parcel', {
    type: 'parcel.changed',
    parcel: dispatched,
  }),
  setBackTo(requested),
  slow('parcelCancel.saving.attended.prompt'),
  succeeds('cancelParcel', 'The parcel is canceled', canceled),
  fails('cancelParcel', 'Canceling fails'),
]

export const deliveryConfirmationEvents: ScenarioEvents<ParcelQuestionEvent> = [
  happens('Press Confirm Delivery', { type: 'PRESS' }),
  happens('Answer yes, it has arrived', { type: 'CONFIRM' }),
  happens('Close the dialog', { type: 'KEEP' }),
  happens('Try again', { type: 'RETRY' }),
  happens('Someone else blocks the parcel', {
    type: 'parcel.changed',
    parcel: blocked,
  }),
  setBackTo(dispatched),
  slow('deliveryConfirmation.saving.attended.prompt'),
  succeeds('confirmDelivery', 'The delivery is confirmed', delivered),
  fails('confirmDelivery', 'Confirming fails'),
]

export const deliveryRecordEvents: ScenarioEvents<DeliveryRecordEvent> = [
  happens('Open the dialog', { type: 'OPEN' }),
  happens('Save that Rita received it', { type: 'SAVE', delivery: { receivedBy: 'Rita' } }),
  happens('Close the dialog', { type: 'CLOSE' }),
  happens('The receiver confirms the delivery', { type: 'parcel.changed', parcel: delivered }),
  setBackTo(dispatched),
  slow('deliveryRecord.saving.attended.prompt'),
  succeeds('recordDelivery', 'The delivery is recorded', delivered),
  fails('recordDelivery', 'Recording the delivery fails'),
]

export const deliveryAttemptEvents: ScenarioEvents<DeliveryAttemptEvent> = [
  happens('Open the dialog', { type: 'OPEN' }),
  {
    name: 'choose-nobody-home',
    description: 'Choose NOBODY_HOME',
    event: { type: 'CHOOSE', reason: 'NOBODY_HOME' },
  },
  happens('Save', { type: 'SAVE' }),
  happens('Close the dialog', { type: 'CLOSE' }),
  happens('The receiver confirms the delivery', { type: 'parcel.changed', parcel: delivered }),
  setBackTo(dispatched),
  slow('deliveryAttempt.saving.attended.prompt'),
  succeeds('recordDeliveryAttempt', 'The attempt is recorded', dispatched),
  fails('recordDeliveryAttempt', 'Recording the attempt fails'),
]
