import type { AnyStateMachine } from 'xstate'
import * as bulkHappenings from './bulk-scenario-events.ts'
import { bulkStatusMachine } from './bulk-status.ts'
import { deliveryConfirmationMachine } from './delivery-confirmation.ts'
import * as importHappenings from './import-scenario-events.ts'
import { parcelBlockMachine } from './parcel-block.ts'
import { parcelCancelMachine } from './parcel-cancel.ts'
import * as parcelHappenings from './parcel-scenario-events.ts'
import { parcelImportMachine } from './parcel-import.ts'
import { parcelLifecycleMachine } from './parcel-lifecycle.ts'
import { parcelStatusMachine } from './parcel-status.ts'
import { sessionMachine } from './session.ts'
import { trackingMachine } from './tracking.ts'
import * as visitorHappenings from './visitor-scenario-events.ts'
import type { Walkable } from './paths.ts'

export interface CatalogueEntry extends Walkable {
  /** The name of its module and of its drawings. */
  name: string
  title: string
  description: string
  machine: AnyStateMachine
}

/** Every machine of the product, as it is drawn, walked and tried out. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    name: 'parcel-lifecycle',
    title: 'Life of a parcel',
    description: 'Where a delivery can stand, whether it is blocked, and who may change what.',
    machine: parcelLifecycleMachine,
    happenings: parcelHappenings.ofParcelLifecycle,
  },
  {
    name: 'parcel-status',
    title: 'Update a status',
    description: 'An administrator sets where a delivery stands, in the Update Status dialog.',
    machine: parcelStatusMachine,
    input: { parcel: parcelHappenings.requested },
    happenings: parcelHappenings.ofParcelStatus,
  },
  {
    name: 'bulk-status',
    title: 'Set many statuses',
    description:
      'An administrator sets one status for many parcels, and reads what became of each.',
    machine: bulkStatusMachine,
    happenings: bulkHappenings.ofBulkStatus,
  },
  {
    name: 'parcel-block',
    title: 'Block or unblock a parcel',
    description: 'An administrator stops a delivery, after a question, or lets it go on, at once.',
    machine: parcelBlockMachine,
    input: { parcel: parcelHappenings.requested },
    happenings: parcelHappenings.ofParcelBlock,
  },
  {
    name: 'parcel-import',
    title: 'Import parcels',
    description:
      'A sender creates many parcels from a file, after every row of it has been checked.',
    machine: parcelImportMachine,
    happenings: importHappenings.ofParcelImport,
  },
  {
    name: 'parcel-cancel',
    title: 'Cancel a parcel',
    description: 'A sender takes back a request that has not been dispatched.',
    machine: parcelCancelMachine,
    input: { parcel: parcelHappenings.requested },
    happenings: parcelHappenings.ofParcelCancel,
  },
  {
    name: 'delivery-confirmation',
    title: 'Confirm a delivery',
    description: 'A receiver says that a parcel has arrived.',
    machine: deliveryConfirmationMachine,
    input: { parcel: parcelHappenings.dispatched },
    happenings: parcelHappenings.ofDeliveryConfirmation,
  },
  {
    name: 'session',
    title: 'Session',
    description: 'Who is signed in, from opening the page to logging out.',
    machine: sessionMachine,
    happenings: visitorHappenings.ofSession,
  },
  {
    name: 'tracking',
    title: 'Track a parcel',
    description: 'Anyone looks a parcel up by its tracking ID.',
    machine: trackingMachine,
    happenings: visitorHappenings.ofTracking,
  },
]
