import { listOfAll } from './exhaustive-list.ts'
import type { ParcelStatus } from '../openapi.d.ts'

/** Statuses of entries in a parcel's log. */
export const parcelStatuses = listOfAll<ParcelStatus>()([
  'REQUESTED',
  'APPROVED',
  'DISPATCHED',
  'IN_TRANSIT',
  'DELIVERED',
  'CANCELED',
  'BLOCKED',
  'UNBLOCKED',
])
