import * as t from '#texts/machinesSteps.ts'
import type { DeliveryConfirmationEvent } from '../delivery-confirmation.ts'
import type { FlowParcel } from '../parcel-change.ts'
import { nameOf } from '../graph/paths.ts'
import { fails, happens, slow, succeeds } from './events.ts'
import type { ScenarioEvents } from './events.ts'
import type { DeliveryRecordEvent } from '../delivery-record.ts'
import type { DeliveryAttemptEvent } from '../delivery-attempt.ts'
import type { ParcelBlockEvent } from '../parcel-block.ts'
import type { ParcelCancelEvent } from '../parcel-cancel.ts'
import type { LifecycleEvent } from '../parcel-lifecycle.ts'
import { deliveryStatuses, scannedStatuses } from '../parcel-lifecycle.ts'
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
  description: t.someoneElseSetsTheParcelBackTo({ status: parcel.status }),
  event: { type: 'parcel.changed' as const, parcel },
})

export const parcelLifecycleEvents: ScenarioEvents<LifecycleEvent> = [
  ...deliveryStatuses.map((status) => ({
    name: `an-administrator-sets-${nameOf(status)}`,
    description: t.anAdministratorSets({ status }),
    event: { type: `ADMIN.set.${status}` as const },
  })),
  ...scannedStatuses.map((status) => ({
    name: `an-administrator-scans-it-as-${nameOf(status)}`,
    description: t.anAdministratorScansItAs({ status }),
    event: { type: `ADMIN.scan.${status}` as const },
  })),
  happens('anAdministratorRecordsTheDelivery', { type: 'ADMIN.recordDelivery' }),
  happens('anAdministratorRecordsAFailedDelivery', { type: 'ADMIN.recordAttempt' }),
  ...scannedStatuses.flatMap((status) =>
    status === 'APPROVED'
      ? []
      : {
          name: `the-courier-scans-it-as-${nameOf(status)}`,
          description: t.theCourierScansItAs({ status }),
          event: { type: `COURIER.scan.${status}` as const },
        },
  ),
  happens('theCourierRecordsTheDelivery', { type: 'COURIER.recordDelivery' }),
  happens('theCourierRecordsAFailedDelivery', { type: 'COURIER.recordAttempt' }),
  happens('anAdministratorBlocksTheParcel', { type: 'ADMIN.block' }),
  happens('anAdministratorUnblocksTheParcel', { type: 'ADMIN.unblock' }),
  happens('theSenderCancelsTheParcel', { type: 'SENDER.cancel' }),
  happens('theReceiverConfirmsTheDelivery', { type: 'RECEIVER.confirmDelivery' }),
]

export const parcelStatusEvents: ScenarioEvents<ParcelStatusEvent> = [
  happens('openTheDialog', { type: 'OPEN' }),
  {
    name: 'choose-approved',
    description: t.choose({ value: 'APPROVED' }),
    event: { type: 'CHOOSE', status: 'APPROVED' },
  },
  happens('save', { type: 'SAVE' }),
  happens('closeTheDialog', { type: 'CLOSE' }),
  happens('someoneElseBlocksTheParcel', {
    type: 'parcel.changed',
    parcel: blocked,
  }),
  slow('parcelStatus.saving.attended.prompt'),
  succeeds('updateParcelStatus', 'theStatusIsSaved', { ...requested, status: 'APPROVED' }),
  fails('updateParcelStatus', 'savingTheStatusFails'),
]

export const parcelBlockEvents: ScenarioEvents<ParcelBlockEvent> = [
  happens('pressTheBlockToggle', { type: 'TOGGLE' }),
  happens('answerYesBlockIt', { type: 'CONFIRM' }),
  happens('closeTheDialog', { type: 'KEEP' }),
  happens('tryAgain', { type: 'RETRY' }),
  happens('someoneElseBlocksTheParcel', {
    type: 'parcel.changed',
    parcel: blocked,
  }),
  happens('someoneElseDispatchesTheParcel', {
    type: 'parcel.changed',
    parcel: dispatched,
  }),
  slow('parcelBlock.saving.attended.prompt'),
  slow('parcelBlock.saving.unattended.prompt', 'secondsPassAndNoDialogIsOpen'),
  succeeds('blockParcel', 'theParcelIsBlocked', blocked),
  fails('blockParcel', 'theCallFails'),
]

export const parcelCancelEvents: ScenarioEvents<ParcelCancelEvent> = [
  happens('pressCancelParcel', { type: 'CANCEL' }),
  happens('answerYesCancelIt', { type: 'CONFIRM' }),
  happens('closeTheDialog', { type: 'KEEP' }),
  happens('tryAgain', { type: 'RETRY' }),
  happens('someoneElseDispatchesTheParcel', {
    type: 'parcel.changed',
    parcel: dispatched,
  }),
  setBackTo(requested),
  slow('parcelCancel.canceling.attended.prompt'),
  succeeds('cancelParcel', 'theParcelIsCanceled', canceled),
  fails('cancelParcel', 'cancelingFails'),
]

export const deliveryConfirmationEvents: ScenarioEvents<DeliveryConfirmationEvent> = [
  happens('pressConfirmDelivery', { type: 'CONFIRM_DELIVERY' }),
  happens('answerYesItHasArrived', { type: 'CONFIRM' }),
  happens('closeTheDialog', { type: 'KEEP' }),
  happens('tryAgain', { type: 'RETRY' }),
  happens('someoneElseBlocksTheParcel', {
    type: 'parcel.changed',
    parcel: blocked,
  }),
  setBackTo(dispatched),
  slow('deliveryConfirmation.sendingConfirmation.attended.prompt'),
  succeeds('confirmDelivery', 'theDeliveryIsConfirmed', delivered),
  fails('confirmDelivery', 'confirmingFails'),
]

export const deliveryRecordEvents: ScenarioEvents<DeliveryRecordEvent> = [
  happens('openTheDialog', { type: 'OPEN' }),
  happens('saveThatRitaReceivedIt', { type: 'SAVE', delivery: { receivedBy: 'Rita' } }),
  happens('closeTheDialog', { type: 'CLOSE' }),
  happens('theReceiverConfirmsTheDelivery', { type: 'parcel.changed', parcel: delivered }),
  setBackTo(dispatched),
  slow('deliveryRecord.saving.attended.prompt'),
  succeeds('recordDelivery', 'theDeliveryIsRecorded', delivered),
  fails('recordDelivery', 'recordingTheDeliveryFails'),
]

export const deliveryAttemptEvents: ScenarioEvents<DeliveryAttemptEvent> = [
  happens('openTheDialog', { type: 'OPEN' }),
  {
    name: 'choose-nobody-home',
    description: t.choose({ value: 'NOBODY_HOME' }),
    event: { type: 'CHOOSE', reason: 'NOBODY_HOME' },
  },
  happens('save', { type: 'SAVE' }),
  happens('closeTheDialog', { type: 'CLOSE' }),
  happens('theReceiverConfirmsTheDelivery', { type: 'parcel.changed', parcel: delivered }),
  setBackTo(dispatched),
  slow('deliveryAttempt.saving.attended.prompt'),
  succeeds('recordDeliveryAttempt', 'theAttemptIsRecorded', dispatched),
  fails('recordDeliveryAttempt', 'recordingTheAttemptFails'),
]
