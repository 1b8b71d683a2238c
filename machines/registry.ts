import type { AnyStateMachine } from 'xstate'
import { accountDeletionMachine } from './account-deletion.ts'
import { accountDeletionEvents, twoFactorSetUpEvents } from './scenarios/account.ts'
import { bulkStatusEvents } from './scenarios/bulk.ts'
import { bulkStatusMachine } from './bulk-status.ts'
import { deliveryAttemptMachine } from './delivery-attempt.ts'
import { deliveryRecordMachine } from './delivery-record.ts'
import { outboxMachine } from './outbox.ts'
import { outboxEvents } from './scenarios/outbox.ts'
import { csvImportEvents } from './scenarios/import.ts'
import { parcelBlockMachine } from './parcel-block.ts'
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
import { deliveryConfirmationMachine, parcelCancelMachine } from './parcel-question.ts'
import { parcelStatusMachine } from './parcel-status.ts'
import { loginMachine } from './login.ts'
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
import { loginEvents, sessionEvents, trackingEvents } from './scenarios/visitor.ts'
import type { Scenario } from './graph/paths.ts'

export interface RegisteredMachine extends Scenario {
  /** Name of its drawings, and of its module unless that has several machines. */
  name: string
  module?: string
  title: string
  description: string
  machine: AnyStateMachine
}

/** All machines of the product, for the drawings, the tests and the page at `/machines`. */
export const registry: readonly RegisteredMachine[] = [
  {
    name: 'parcel-lifecycle',
    title: 'Life of a parcel',
    description: 'Where a delivery can stand, whether it is blocked, and who may change what.',
    machine: parcelLifecycleMachine,
    events: parcelLifecycleEvents,
  },
  {
    name: 'run',
    title: 'A courier’s run',
    description: 'What one courier delivers in a day, from its plan to its end.',
    machine: runMachine,
    events: runEvents,
  },
  {
    name: 'outbox',
    title: 'Send the outbox',
    description:
      'What a courier does on a run, and a handover without a connection, is stored in the browser first and sent in order, each once.',
    machine: outboxMachine,
    events: outboxEvents,
  },
  {
    name: 'parcel-status',
    title: 'Update a status',
    description: 'An administrator sets where a delivery stands, in the Update Status dialog.',
    machine: parcelStatusMachine,
    input: { parcel: requested },
    events: parcelStatusEvents,
  },
  {
    name: 'bulk-status',
    title: 'Set many statuses',
    description:
      'An administrator sets one status for many parcels, and reads what became of each.',
    machine: bulkStatusMachine,
    events: bulkStatusEvents,
  },
  {
    name: 'scan-session',
    title: 'Scan parcels',
    description:
      'An administrator scans parcels one after the other; what cannot be sent is kept and sent later.',
    machine: scanSessionMachine,
    events: scanSessionEvents,
  },
  {
    name: 'scan-camera',
    title: 'Scan with the camera',
    description:
      'The camera of the device reads codes, from the question for it until it is stopped.',
    machine: scanCameraMachine,
    events: scanCameraEvents,
  },
  {
    name: 'delivery-record',
    title: 'Record a delivery',
    description: 'An administrator hands a parcel over, and takes down who received it.',
    machine: deliveryRecordMachine,
    input: { parcel: dispatched },
    events: deliveryRecordEvents,
  },
  {
    name: 'delivery-attempt',
    title: 'Record a failed delivery',
    description: 'An administrator says why a parcel could not be handed over.',
    machine: deliveryAttemptMachine,
    input: { parcel: dispatched },
    events: deliveryAttemptEvents,
  },
  {
    name: 'parcel-block',
    title: 'Block or unblock a parcel',
    description: 'An administrator stops a delivery, after a question, or lets it go on, at once.',
    machine: parcelBlockMachine,
    input: { parcel: requested },
    events: parcelBlockEvents,
  },
  {
    name: 'csv-import',
    title: 'Import a file',
    description:
      'A sender creates many parcels, or saves many addresses, from a file whose every row was checked.',
    machine: csvImportMachine,
    events: csvImportEvents,
  },
  {
    name: 'parcel-cancel',
    module: 'parcel-question',
    title: 'Cancel a parcel',
    description: 'A sender takes back a request that has not been dispatched.',
    machine: parcelCancelMachine,
    input: { parcel: requested },
    events: parcelCancelEvents,
  },
  {
    name: 'delivery-confirmation',
    module: 'parcel-question',
    title: 'Confirm a delivery',
    description: 'A receiver says that a parcel has arrived.',
    machine: deliveryConfirmationMachine,
    input: { parcel: dispatched },
    events: deliveryConfirmationEvents,
  },
  {
    name: 'login',
    title: 'Log in',
    description:
      'With a password, a passkey or at the identity provider, and with a code where one is needed.',
    machine: loginMachine,
    input: { language: 'en' },
    events: loginEvents,
  },
  {
    name: 'session',
    title: 'Session',
    description: 'Who is signed in, from opening the page to logging out.',
    machine: sessionMachine,
    events: sessionEvents,
  },
  {
    name: 'account-deletion',
    title: 'Delete an account',
    description: 'A user gives up their account, after a question and with their password.',
    machine: accountDeletionMachine,
    events: accountDeletionEvents,
  },
  {
    name: 'two-factor-set-up',
    title: 'Set up two-factor authentication',
    description: 'A user gives an authenticator app its secret, and keeps the recovery codes.',
    machine: twoFactorSetUpMachine,
    events: twoFactorSetUpEvents,
  },
  {
    name: 'tracking',
    title: 'Track a parcel',
    description: 'Anyone looks a parcel up by its tracking ID.',
    machine: trackingMachine,
    events: trackingEvents,
  },
  {
    name: 'message-delivery',
    title: 'Send a message',
    description:
      'An email or a webhook, from the change that it tells of until it is sent or failed.',
    machine: messageDeliveryMachine,
    events: messageDeliveryEvents,
  },
  {
    name: 'webhook-endpoint',
    title: 'Endpoint of a webhook',
    description: 'Whether a sender’s system is told of parcels, and what ends that.',
    machine: webhookEndpointMachine,
    events: webhookEndpointEvents,
  },
]
