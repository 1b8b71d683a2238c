import type { NotifiableEvent } from '../openapi.d.ts'

/** Says what happened to so many parcels, as in '50 parcels approved'. */
export const parcelsText = (event: NotifiableEvent, count: number): string =>
  `${count} ${count === 1 ? 'parcel' : 'parcels'} ${happened[event]}`

const happened: Record<NotifiableEvent, string> = {
  REQUESTED: 'requested',
  APPROVED: 'approved',
  DISPATCHED: 'dispatched',
  IN_TRANSIT: 'out for delivery',
  ARRIVAL: 'about to arrive',
  DELIVERY_ATTEMPT_FAILED: 'could not be delivered',
  DELIVERED: 'delivered',
  CANCELED: 'canceled',
  BLOCKED: 'blocked',
  UNBLOCKED: 'unblocked',
}
