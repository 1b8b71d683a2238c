import type { ParcelAction } from '../openapi.d.ts'
import { listOfAll } from './exhaustive-list.ts'

/** What a user may do to a parcel. */
export const parcelActions = listOfAll<ParcelAction>()([
  'updateStatus',
  'recordDelivery',
  'recordAttempt',
  'block',
  'unblock',
  'cancel',
  'confirmDelivery',
])
