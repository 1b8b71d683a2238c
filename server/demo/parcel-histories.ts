import type { LifecycleEvent } from '../../machines/parcel-lifecycle.ts'

/** Hours after the request, and what happened then. */
export interface Step {
  hours: number
  event: LifecycleEvent
  note?: string
}

export type Journey =
  | 'requested'
  | 'approved'
  | 'dispatched'
  | 'inTransit'
  | 'delivered'
  | 'deliveredByCourier'
  | 'deliveredAfterBlock'
  | 'canceledBySender'
  | 'canceledAfterApproval'
  | 'canceledOnTheWay'
  | 'blockedRequest'
  | 'blockedOnTheWay'

const approved: Step = { hours: 3, event: { type: 'ADMIN.set.APPROVED' } }
const dispatched: Step = { hours: 20, event: { type: 'ADMIN.set.DISPATCHED' } }
const inTransit: Step = { hours: 31, event: { type: 'ADMIN.set.IN_TRANSIT' } }
const confirmed: Step = { hours: 55, event: { type: 'RECEIVER.confirmDelivery' } }
const block = (hours: number, note: string): Step => ({
  hours,
  event: { type: 'ADMIN.block' },
  note,
})

/** Ways that parcels have gone; each ends where its name says. */
export const journeys: Record<Journey, Step[]> = {
  requested: [],
  approved: [approved],
  dispatched: [approved, dispatched],
  inTransit: [approved, dispatched, inTransit],
  delivered: [approved, dispatched, inTransit, confirmed],
  deliveredByCourier: [
    approved,
    dispatched,
    inTransit,
    { hours: 49, event: { type: 'ADMIN.set.DELIVERED' }, note: 'Signed for at the front desk' },
  ],
  deliveredAfterBlock: [
    approved,
    block(8, 'Customs papers missing'),
    { hours: 16, event: { type: 'ADMIN.unblock' }, note: 'Customs papers received' },
    { ...dispatched, hours: 26 },
    { ...inTransit, hours: 40 },
    { ...confirmed, hours: 71 },
  ],
  canceledBySender: [{ hours: 2, event: { type: 'SENDER.cancel' } }],
  canceledAfterApproval: [approved, { hours: 6, event: { type: 'SENDER.cancel' } }],
  canceledOnTheWay: [
    approved,
    dispatched,
    { hours: 44, event: { type: 'ADMIN.set.CANCELED' }, note: 'Damaged at the depot, refunded' },
  ],
  blockedRequest: [block(1, 'Address could not be verified')],
  blockedOnTheWay: [approved, dispatched, inTransit, block(36, 'Held for inspection')],
}
