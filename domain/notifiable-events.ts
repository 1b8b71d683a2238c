import type { NotifiableEvent, Role, StatusLog } from '../openapi.d.ts'
import { listOfAll } from './exhaustive-list.ts'

/** Roles whose users are told of parcels: couriers have their run. */
export type NotifiedRole = Exclude<Role, 'COURIER'>

/** In the order of a parcel's way. */
export const notifiableEvents = listOfAll<NotifiableEvent>()([
  'REQUESTED',
  'APPROVED',
  'DISPATCHED',
  'IN_TRANSIT',
  'DELIVERY_ATTEMPT_FAILED',
  'DELIVERED',
  'CANCELED',
  'BLOCKED',
  'UNBLOCKED',
])

/** Every entry of a parcel's log is one event. */
export const eventOf = ({
  status,
  failedAttempt,
}: {
  status: StatusLog['status']
  failedAttempt?: StatusLog['failedAttempt'] | null
}): NotifiableEvent => (failedAttempt ? 'DELIVERY_ATTEMPT_FAILED' : status)
