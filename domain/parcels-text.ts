import * as ownTexts from '#texts/parcelCounts.ts'
import type { NotifiableEvent } from '../openapi.d.ts'

/**
 * Says what happened to a number of parcels, as in '50 parcels approved', in the language of the given texts.
 */
export const parcelsText = (event: NotifiableEvent, count: number, t = ownTexts): string =>
  t[keys[event]]({ count })

const keys: Record<NotifiableEvent, keyof typeof ownTexts> = {
  REQUESTED: 'requested',
  APPROVED: 'approved',
  DISPATCHED: 'dispatched',
  IN_TRANSIT: 'outForDelivery',
  ARRIVAL: 'aboutToArrive',
  DELIVERY_ATTEMPT_FAILED: 'couldNotBeDelivered',
  DELIVERED: 'delivered',
  CANCELED: 'canceled',
  BLOCKED: 'blocked',
  UNBLOCKED: 'unblocked',
}
