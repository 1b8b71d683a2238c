import { listOfAll } from './exhaustive-list.ts'
import type { ParcelStatus } from '../openapi.d.ts'

/** Everything that can stand in a parcel's status log. */
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
