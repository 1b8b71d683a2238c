import type { DeliveryConfirmationEvent } from '../delivery-confirmation.ts'
import type { FlowParcel } from '../parcel-change.ts'
import { fails, slow, succeeds } from './events.ts'
import type { ScenarioEvents } from './events.ts'
import type { DeliveryRecordEvent } from '../delivery-record.ts'
import type { DeliveryAttemptEvent } from '../delivery-attempt.ts'
import type { ParcelBlockEvent } from '../parcel-block.ts'
import type { ParcelCancelEvent } from '../parcel-cancel.ts'
import type { LifecycleEvent } from '../parcel-lifecycle.ts'
import { deliveryStatuses, scannedStatuses } from '../parcel-lifecycle.ts'
import type { ParcelStatusEvent } from '../parcel-status.ts'

/*
 * All events that each parcel machine can meet, with just enough different facts to make every guard answer
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

export const parcelLifecycleEvents: ScenarioEvents<LifecycleEvent> = [
  ...deliveryStatuses.map((status) => ({
    description: `An administrator sets ${status}`,
    event: { type: `ADMIN.set.${status}` as const },
  })),
  ...scannedStatuses.map((status) => ({
    description: `An administrator scans it as ${status}`,
    event: { type: `ADMIN.scan.${status}` as const },
  })),
  {
    description: 'An administrator records the delivery',
    event: { type: 'ADMIN.recordDelivery' },
  },
  {
    description: 'An administrator records a failed delivery',
    event: { type: 'ADMIN.recordAttempt' },
  },
  ...scannedStatuses.flatMap((status) =>
    status === 'APPROVED'
      ? []
      : {
          description: `The courier scans it as ${status}`,
          event: { type: `COURIER.scan.${status}` as const },
        },
  ),
  { description: 'The courier records the delivery', event: { type: 'COURIER.recordDelivery' } },
  {
    description: 'The courier records a failed delivery',
    event: { type: 'COURIER.recordAttempt' },
  },
  { description: 'An administrator blocks the parcel', event: { type: 'ADMIN.block' } },
  { description: 'An administrator unblocks the parcel', event: { type: 'ADMIN.unblock' } },
  { description: 'The sender cancels the parcel', event: { type: 'SENDER.cancel' } },
  {
    description: 'The receiver confirms the delivery',
    event: { type: 'RECEIVER.confirmDelivery' },
  },
]

export const parcelStatusEvents: ScenarioEvents<ParcelStatusEvent> = [
  { description: 'Open the dialog', event: { type: 'OPEN' } },
  { description: 'Choose APPROVED', event: { type: 'CHOOSE', status: 'APPROVED' } },
  { description: 'Save', event: { type: 'SAVE' } },
  { description: 'Close the dialog', event: { type: 'CLOSE' } },
  {
    description: 'Someone else blocks the parcel',
    event: {
      type: 'parcel.changed',
      parcel: blocked,
    },
  },
  slow('parcelStatus.saving.attended.prompt'),
  succeeds('updateParcelStatus', 'The status is saved', { ...requested, status: 'APPROVED' }),
  fails('updateParcelStatus', 'Saving the status fails'),
]

export const parcelBlockEvents: ScenarioEvents<ParcelBlockEvent> = [
  { description: 'Press the block toggle', event: { type: 'TOGGLE' } },
  { description: 'Answer yes, block it', event: { type: 'CONFIRM' } },
  { description: 'Close the dialog', event: { type: 'KEEP' } },
  { description: 'Try again', event: { type: 'RETRY' } },
  {
    description: 'Someone else blocks the parcel',
    event: {
      type: 'parcel.changed',
      parcel: blocked,
    },
  },
  {
    description: 'Someone else dispatches the parcel',
    event: {
      type: 'parcel.changed',
      parcel: dispatched,
    },
  },
  slow('parcelBlock.saving.attended.prompt'),
  slow('parcelBlock.saving.unattended.prompt', '5 seconds pass, and no dialog is open'),
  succeeds('blockParcel', 'The parcel is blocked', blocked),
  fails('blockParcel', 'The call fails'),
]

export const parcelCancelEvents: ScenarioEvents<ParcelCancelEvent> = [
  { description: 'Press Cancel Parcel', event: { type: 'CANCEL' } },
  { description: 'Answer yes, cancel it', event: { type: 'CONFIRM' } },
  { description: 'Close the dialog', event: { type: 'KEEP' } },
  { description: 'Try again', event: { type: 'RETRY' } },
  {
    description: 'Someone else dispatches the parcel',
    event: {
      type: 'parcel.changed',
      parcel: dispatched,
    },
  },
  {
    description: 'Someone else sets the parcel back to REQUESTED',
    event: {
      type: 'parcel.changed',
      parcel: requested,
    },
  },
  slow('parcelCancel.canceling.attended.prompt'),
  succeeds('cancelParcel', 'The parcel is canceled', canceled),
  fails('cancelParcel', 'Canceling fails'),
]

export const deliveryConfirmationEvents: ScenarioEvents<DeliveryConfirmationEvent> = [
  { description: 'Press Confirm Delivery', event: { type: 'CONFIRM_DELIVERY' } },
  { description: 'Answer yes, it has arrived', event: { type: 'CONFIRM' } },
  { description: 'Close the dialog', event: { type: 'KEEP' } },
  { description: 'Try again', event: { type: 'RETRY' } },
  {
    description: 'Someone else blocks the parcel',
    event: {
      type: 'parcel.changed',
      parcel: blocked,
    },
  },
  {
    description: 'Someone else sets the parcel back to DISPATCHED',
    event: {
      type: 'parcel.changed',
      parcel: dispatched,
    },
  },
  slow('deliveryConfirmation.sendingConfirmation.attended.prompt'),
  succeeds('confirmDelivery', 'The delivery is confirmed', delivered),
  fails('confirmDelivery', 'Confirming fails'),
]

export const deliveryRecordEvents: ScenarioEvents<DeliveryRecordEvent> = [
  { description: 'Open the dialog', event: { type: 'OPEN' } },
  {
    description: 'Save that Rita received it',
    event: { type: 'SAVE', delivery: { receivedBy: 'Rita' } },
  },
  { description: 'Close the dialog', event: { type: 'CLOSE' } },
  {
    description: 'The receiver confirms the delivery',
    event: { type: 'parcel.changed', parcel: delivered },
  },
  {
    description: 'Someone else sets the parcel back to DISPATCHED',
    event: { type: 'parcel.changed', parcel: dispatched },
  },
  slow('deliveryRecord.saving.attended.prompt'),
  succeeds('recordDelivery', 'The delivery is recorded', delivered),
  fails('recordDelivery', 'Recording the delivery fails'),
]

export const deliveryAttemptEvents: ScenarioEvents<DeliveryAttemptEvent> = [
  { description: 'Open the dialog', event: { type: 'OPEN' } },
  { description: 'Choose NOBODY_HOME', event: { type: 'CHOOSE', reason: 'NOBODY_HOME' } },
  { description: 'Save', event: { type: 'SAVE' } },
  { description: 'Close the dialog', event: { type: 'CLOSE' } },
  {
    description: 'The receiver confirms the delivery',
    event: { type: 'parcel.changed', parcel: delivered },
  },
  {
    description: 'Someone else sets the parcel back to DISPATCHED',
    event: { type: 'parcel.changed', parcel: dispatched },
  },
  slow('deliveryAttempt.saving.attended.prompt'),
  succeeds('recordDeliveryAttempt', 'The attempt is recorded', dispatched),
  fails('recordDeliveryAttempt', 'Recording the attempt fails'),
]
