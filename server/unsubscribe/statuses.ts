import { listOfAll } from '../../domain/exhaustive-list.ts'
import type { ParcelStatus } from '../../openapi.d.ts'

/** Everything that e-mails tell of. */
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
