import type { AnyStateMachine } from 'xstate'
import { deliveryConfirmationMachine } from './delivery-confirmation.ts'
import * as happenings from './happenings.ts'
import { parcelBlockMachine } from './parcel-block.ts'
import { parcelCancelMachine } from './parcel-cancel.ts'
import { parcelLifecycleMachine } from './parcel-lifecycle.ts'
import { parcelStatusMachine } from './parcel-status.ts'
import { sessionMachine } from './session.ts'
import { trackingMachine } from './tracking.ts'
import type { Walkable } from './walks.ts'

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
    happenings: happenings.ofParcelLifecycle,
  },
  {
    name: 'parcel-status',
    title: 'Update a status',
    description: 'An administrator sets where a delivery stands, in the Update Status dialog.',
    machine: parcelStatusMachine,
    input: { parcel: happenings.requested },
    happenings: happenings.ofParcelStatus,
  },
  {
    name: 'parcel-block',
    title: 'Block or unblock a parcel',
    description: 'An administrator stops a delivery, after a question, or lets it go on, at once.',
    machine: parcelBlockMachine,
    input: { parcel: happenings.requested },
    happenings: happenings.ofParcelBlock,
  },
  {
    name: 'parcel-cancel',
    title: 'Cancel a parcel',
    description: 'A sender takes back a request that has not been dispatched.',
    machine: parcelCancelMachine,
    input: { parcel: happenings.requested },
    happenings: happenings.ofParcelCancel,
  },
  {
    name: 'delivery-confirmation',
    title: 'Confirm a delivery',
    description: 'A receiver says that a parcel has arrived.',
    machine: deliveryConfirmationMachine,
    input: { parcel: happenings.dispatched },
    happenings: happenings.ofDeliveryConfirmation,
  },
  {
    name: 'session',
    title: 'Session',
    description: 'Who is signed in, from opening the page to logging out.',
    machine: sessionMachine,
    happenings: happenings.ofSession,
  },
  {
    name: 'tracking',
    title: 'Track a parcel',
    description: 'Anyone looks a parcel up by its tracking ID.',
    machine: trackingMachine,
    happenings: happenings.ofTracking,
  },
]
