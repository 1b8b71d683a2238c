import type { NotifiableEvent, Role, StatusLog } from '../openapi.d.ts'
import { listOfAll } from './exhaustive-list.ts'

/** Roles that are notified of parcels; couriers see theirs in their run. */
export type NotifiedRole = Exclude<Role, 'COURIER'>

/** Events in the order in which they happen to a parcel. */
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

/** Event of a log entry. */
export type LogEvent = Exclude<NotifiableEvent, 'ARRIVAL'>

interface Entry {
  status: StatusLog['status']
  failedAttempt?: StatusLog['failedAttempt'] | null
}

/** Every log entry has exactly one event. */
export const eventOf = ({ status, failedAttempt }: Entry): LogEvent =>
  failedAttempt ? 'DELIVERY_ATTEMPT_FAILED' : status

/** Event of a notice, which may also be about the courier being near. */
export const notifiedEventOf = (entry: Entry & { arrival?: unknown }): NotifiableEvent =>
  entry.arrival ? 'ARRIVAL' : eventOf(entry)
