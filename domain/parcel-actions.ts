import type { ParcelAction } from '../openapi.d.ts'
import { listOfAll } from './exhaustive-list.ts'

/** Actions on a parcel, of all roles. */
export const parcelActions = listOfAll<ParcelAction>()([
  'updateStatus',
  'recordDelivery',
  'recordAttempt',
  'block',
  'unblock',
  'cancel',
  'confirmDelivery',
])
