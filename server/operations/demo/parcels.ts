import type { LifecycleEvent } from '../../../machines/parcel-lifecycle.ts'
import type { DeliveryFailure, ParcelType } from '../../../openapi.d.ts'
import type { DemoPerson } from '../../accounts/users/demo-accounts.ts'

type DemoSender = Extract<DemoPerson, `sender${string}`>
type DemoReceiver = Extract<DemoPerson, `receiver${string}`>

/** Event of a parcel, this many hours after the request. */
export interface Step {
  hours: number
  event: LifecycleEvent
  note?: string
  /** Required for `ADMIN.recordAttempt`. */
  failure?: DeliveryFailure
}

const approved: Step = { hours: 3, event: { type: 'ADMIN.set.APPROVED' } }
const dispatched: Step = { hours: 20, event: { type: 'ADMIN.set.DISPATCHED' } }
const inTransit: Step = { hours: 31, event: { type: 'ADMIN.set.IN_TRANSIT' } }
const confirmed: Step = { hours: 55, event: { type: 'RECEIVER.confirmDelivery' } }
const block = (hours: number, note: string): Step => ({
  hours,
  event: { type: 'ADMIN.block' },
  note,
})

// Named after the status in which each one ends.
export const histories = {
  requested: [],
  approved: [approved],
  dispatched: [approved, dispatched],
  inTransit: [approved, dispatched, inTransit],
  attempted: [
    approved,
    dispatched,
    inTransit,
    { hours: 47, event: { type: 'ADMIN.recordAttempt' }, failure: 'NOBODY_HOME' },
  ],
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
} satisfies Record<string, Step[]>

export type DemoParcel = [
  from: DemoSender,
  to: DemoReceiver,
  type: ParcelType,
  kilograms: number,
  requestedHoursAgo: number,
  history: keyof typeof histories,
  note?: string,
]

export const demoParcels: DemoParcel[] = [
  ['sender', 'receiver', 'PACKAGE', 4.2, 1010, 'delivered', 'Ceramics: please keep upright'],
  ['sender2', 'receiver', 'DOCUMENT', 0.2, 968, 'delivered', 'Signed lease, two copies'],
  ['sender', 'receiver2', 'PACKAGE', 12.5, 921, 'deliveredByCourier'],
  ['sender2', 'receiver2', 'PACKAGE', 1.75, 877, 'canceledBySender', 'Wrong colour, resending'],
  ['sender', 'receiver', 'PACKAGE', 0.9, 830, 'delivered'],
  ['sender', 'receiver2', 'DOCUMENT', 0.15, 796, 'delivered', 'Passport renewal papers'],
  ['sender2', 'receiver', 'PACKAGE', 22, 741, 'deliveredAfterBlock', 'Espresso machine'],
  ['sender', 'receiver', 'PACKAGE', 3.3, 688, 'canceledOnTheWay', 'Framed print behind glass'],
  ['sender2', 'receiver2', 'DOCUMENT', 0.4, 645, 'delivered'],
  ['sender', 'receiver2', 'PACKAGE', 7.8, 590, 'delivered', 'Winter boots and a coat'],
  ['sender', 'receiver', 'PACKAGE', 1.2, 534, 'deliveredByCourier'],
  ['sender2', 'receiver', 'PACKAGE', 0.65, 489, 'canceledAfterApproval'],
  ['sender', 'receiver2', 'PACKAGE', 15.4, 437, 'delivered', 'Bicycle wheel set'],
  ['sender', 'receiver2', 'PACKAGE', 5.5, 301, 'blockedOnTheWay', 'Lithium batteries, declared'],
  ['sender2', 'receiver2', 'PACKAGE', 2.05, 284, 'delivered'],
  ['sender', 'receiver', 'PACKAGE', 31.5, 214, 'inTransit', 'Two people to carry'],
  ['sender', 'receiver', 'DOCUMENT', 0.3, 196, 'delivered', 'Contract for countersigning'],
  ['sender2', 'receiver2', 'DOCUMENT', 0.1, 178, 'canceledBySender'],
  ['sender', 'receiver', 'PACKAGE', 2.6, 151, 'inTransit'],
  ['sender', 'receiver2', 'PACKAGE', 6.4, 127, 'attempted', 'Ring twice, second floor'],
  ['sender2', 'receiver', 'PACKAGE', 9.99, 118, 'delivered'],
  ['sender2', 'receiver', 'PACKAGE', 0.8, 98, 'blockedOnTheWay'],
  ['sender2', 'receiver2', 'PACKAGE', 18.25, 81, 'dispatched', 'Garden table, flat-packed'],
  ['sender', 'receiver', 'DOCUMENT', 0.25, 66, 'dispatched', 'Exam certificates: do not bend'],
  ['sender', 'receiver2', 'PACKAGE', 3.7, 52, 'dispatched'],
  ['sender2', 'receiver', 'PACKAGE', 1.1, 41, 'approved'],
  ['sender', 'receiver', 'PACKAGE', 8.35, 29, 'approved', 'Leave with the neighbour at no. 9'],
  ['sender', 'receiver2', 'DOCUMENT', 0.5, 19, 'blockedRequest'],
  ['sender', 'receiver', 'PACKAGE', 2.2, 11, 'canceledAfterApproval'],
  ['sender2', 'receiver2', 'PACKAGE', 4.45, 6, 'approved'],
  ['sender', 'receiver2', 'PACKAGE', 1.6, 4, 'requested', 'Birthday gift, deliver by Friday'],
  ['sender2', 'receiver', 'DOCUMENT', 0.35, 2, 'requested'],
  ['sender', 'receiver', 'PACKAGE', 10.75, 1, 'requested', 'Record player, fragile'],
]

/** Addresses that each person sends from or receives at. */
export const demoAddresses: Record<DemoSender | DemoReceiver, [string, ...string[]]> = {
  sender: ['118 Alder Street, Portland, OR 97205', 'Unit 4, 2300 Kerns Avenue, Portland, OR 97232'],
  sender2: ['907 Rosewood Lane, Austin, TX 78702', '55 Mercado Plaza, San Antonio, TX 78207'],
  receiver: [
    '42 Birchwood Court, Minneapolis, MN 55408',
    'Lindqvist Instruments, 610 Foundry Row, Chicago, IL 60607',
    '9 Lakeview Terrace, Duluth, MN 55802',
  ],
  receiver2: [
    '1275 Juniper Hill Road, Denver, CO 80206',
    'Apartment 3B, 88 Canal Walk, Seattle, WA 98109',
  ],
}
