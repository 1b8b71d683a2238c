import type { AnyStateMachine } from 'xstate'
import * as t from '#texts/machinesRegistry.ts'
import { accountDeletionMachine } from './account-deletion.ts'
import { accountDeletionEvents, twoFactorSetUpEvents } from './scenarios/account.ts'
import { bulkStatusEvents } from './scenarios/bulk.ts'
import { bulkStatusMachine } from './bulk-status.ts'
import { deliveryAttemptMachine } from './delivery-attempt.ts'
import { deliveryRecordMachine } from './delivery-record.ts'
import { deliveryConfirmationMachine } from './delivery-confirmation.ts'
import { courierRunMachine } from './courier-run.ts'
import { courierRunEvents } from './scenarios/courier.ts'
import { csvImportEvents } from './scenarios/import.ts'
import { parcelBlockMachine } from './parcel-block.ts'
import { parcelCancelMachine } from './parcel-cancel.ts'
import {
  deliveryAttemptEvents,
  deliveryConfirmationEvents,
  deliveryRecordEvents,
  dispatched,
  parcelBlockEvents,
  parcelCancelEvents,
  parcelLifecycleEvents,
  parcelStatusEvents,
  requested,
} from './scenarios/parcel.ts'
import { csvImportMachine } from './csv-import.ts'
import { parcelLifecycleMachine } from './parcel-lifecycle.ts'
import { parcelStatusMachine } from './parcel-status.ts'
import { messageDeliveryEvents, webhookEndpointEvents } from './scenarios/messages.ts'
import { messageDeliveryMachine } from './message-delivery.ts'
import { runEvents } from './scenarios/run.ts'
import { runMachine } from './run.ts'
import { scanCameraEvents, scanSessionEvents } from './scenarios/scan.ts'
import { scanCameraMachine } from './scan-camera.ts'
import { scanSessionMachine } from './scan-session.ts'
import { sessionMachine } from './session.ts'
import { trackingMachine } from './tracking.ts'
import { twoFactorSetUpMachine } from './two-factor-set-up.ts'
import { webhookEndpointMachine } from './webhook-endpoint.ts'
import { sessionEvents, trackingEvents } from './scenarios/visitor.ts'
import type { Scenario } from './graph/paths.ts'

export interface RegisteredMachine extends Scenario {
  /** Name of its module and its drawings. */
  name: string
  title: string
  description: string
  machine: AnyStateMachine
}

/** All machines of the product, for the drawings, the tests and the page at `/machines`. */
export const registry: readonly RegisteredMachine[] = [
  {
    name: 'parcel-lifecycle',
    title: t.lifeOfAParcel,
    description: t.lifeOfAParcelAbout,
    machine: parcelLifecycleMachine,
    events: parcelLifecycleEvents,
  },
  {
    name: 'run',
    title: t.aCouriersRun,
    description: t.aCouriersRunAbout,
    machine: runMachine,
    events: runEvents,
  },
  {
    name: 'courier-run',
    title: t.sendWhatWasDoneOnARun,
    description: t.sendWhatWasDoneOnARunAbout,
    machine: courierRunMachine,
    events: courierRunEvents,
  },
  {
    name: 'parcel-status',
    title: t.updateAStatus,
    description: t.updateAStatusAbout,
    machine: parcelStatusMachine,
    input: { parcel: requested },
    events: parcelStatusEvents,
  },
  {
    name: 'bulk-status',
    title: t.setManyStatuses,
    description: t.setManyStatusesAbout,
    machine: bulkStatusMachine,
    events: bulkStatusEvents,
  },
  {
    name: 'scan-session',
    title: t.scanParcels,
    description: t.scanParcelsAbout,
    machine: scanSessionMachine,
    events: scanSessionEvents,
  },
  {
    name: 'scan-camera',
    title: t.scanWithTheCamera,
    description: t.scanWithTheCameraAbout,
    machine: scanCameraMachine,
    events: scanCameraEvents,
  },
  {
    name: 'delivery-record',
    title: t.recordADelivery,
    description: t.recordADeliveryAbout,
    machine: deliveryRecordMachine,
    input: { parcel: dispatched },
    events: deliveryRecordEvents,
  },
  {
    name: 'delivery-attempt',
    title: t.recordAFailedDelivery,
    description: t.recordAFailedDeliveryAbout,
    machine: deliveryAttemptMachine,
    input: { parcel: dispatched },
    events: deliveryAttemptEvents,
  },
  {
    name: 'parcel-block',
    title: t.blockOrUnblockAParcel,
    description: t.blockOrUnblockAParcelAbout,
    machine: parcelBlockMachine,
    input: { parcel: requested },
    events: parcelBlockEvents,
  },
  {
    name: 'csv-import',
    title: t.importAFile,
    description: t.importAFileAbout,
    machine: csvImportMachine,
    events: csvImportEvents,
  },
  {
    name: 'parcel-cancel',
    title: t.cancelAParcel,
    description: t.cancelAParcelAbout,
    machine: parcelCancelMachine,
    input: { parcel: requested },
    events: parcelCancelEvents,
  },
  {
    name: 'delivery-confirmation',
    title: t.confirmADelivery,
    description: t.confirmADeliveryAbout,
    machine: deliveryConfirmationMachine,
    input: { parcel: dispatched },
    events: deliveryConfirmationEvents,
  },
  {
    name: 'session',
    title: t.session,
    description: t.sessionAbout,
    machine: sessionMachine,
    events: sessionEvents,
  },
  {
    name: 'account-deletion',
    title: t.deleteAnAccount,
    description: t.deleteAnAccountAbout,
    machine: accountDeletionMachine,
    events: accountDeletionEvents,
  },
  {
    name: 'two-factor-set-up',
    title: t.setUpTwoFactorAuthentication,
    description: t.setUpTwoFactorAuthenticationAbout,
    machine: twoFactorSetUpMachine,
    events: twoFactorSetUpEvents,
  },
  {
    name: 'tracking',
    title: t.trackAParcel,
    description: t.trackAParcelAbout,
    machine: trackingMachine,
    events: trackingEvents,
  },
  {
    name: 'message-delivery',
    title: t.sendAMessage,
    description: t.sendAMessageAbout,
    machine: messageDeliveryMachine,
    events: messageDeliveryEvents,
  },
  {
    name: 'webhook-endpoint',
    title: t.endpointOfAWebhook,
    description: t.endpointOfAWebhookAbout,
    machine: webhookEndpointMachine,
    events: webhookEndpointEvents,
  },
]
