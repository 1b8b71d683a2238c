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
  'ARRIVAL',
  'DELIVERY_ATTEMPT_FAILED',
  'DELIVERED',
  'CANCELED',
  'BLOCKED',
  'UNBLOCKED',
])

/** What an entry of a parcel's log tells. */
export type LogEvent = Exclude<NotifiableEvent, 'ARRIVAL'>

interface Entry {
  status: StatusLog['status']
  failedAttempt?: StatusLog['failedAttempt'] | null
}

/** Every entry of a parcel's log is one event. */
export const eventOf = ({ status, failedAttempt }: Entry): LogEvent =>
  failedAttempt ? 'DELIVERY_ATTEMPT_FAILED' : status

/** The same, where a notice may tell of the courier who is near. */
export const notifiedEventOf = (entry: Entry & { arrival?: unknown }): NotifiableEvent =>
  entry.arrival ? 'ARRIVAL' : eventOf(entry)
