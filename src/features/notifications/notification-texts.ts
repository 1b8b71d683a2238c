import { stopsBeforeText } from '../../../domain/arrival-text.ts'
import { formatTimeOrDate } from '../../../domain/format.ts'
import { notifiedEventOf } from '../../../domain/notifiable-events.ts'
import { parcelsText } from '../../../domain/parcels-text.ts'
import type { Arrival, NotifiableEvent, Role } from '../../../openapi.d.ts'
import type { NotifiedParcel, Notification } from '../../api/model.ts'

/** Event in the words of the user who is told of it. */
export const eventText = (role: Role, event: NotifiableEvent): string => eventTexts[role][event]

const ofParcel = (subject: string) => ({
  APPROVED: `${subject} was approved`,
  DISPATCHED: `${subject} was dispatched`,
  IN_TRANSIT: `${subject} is on its way`,
  ARRIVAL: 'The courier is near',
  DELIVERY_ATTEMPT_FAILED: `${subject} could not be delivered`,
  DELIVERED: `${subject} was delivered`,
  CANCELED: `${subject} was canceled`,
  BLOCKED: `${subject} was blocked`,
  UNBLOCKED: `${subject} was unblocked`,
})

const eventTexts: Record<Role, Record<NotifiableEvent, string>> = {
  ADMIN: { REQUESTED: 'A parcel was requested', ...ofParcel('A parcel') },
  SENDER: { REQUESTED: 'You requested a parcel', ...ofParcel('Your parcel') },
  RECEIVER: { REQUESTED: 'A parcel for you was requested', ...ofParcel('Your parcel') },
  // Couriers are told of no parcels: they have their run.
  COURIER: { REQUESTED: 'A parcel was requested', ...ofParcel('A parcel') },
}

export function notificationText(role: Role, { parcel, count }: Notification): string {
  if (parcel === null) return 'A webhook was disabled'
  if (parcel.arrival !== null) return stopsBeforeText(parcel.arrival.stopsBefore)
  const event = notifiedEventOf(parcel)
  return count > 1 ? parcelsText(event, count) : eventText(role, event)
}

/** Reason, where a sentence is known. */
export function notificationNote({ parcel, webhook, count }: Notification): string | null {
  if (count > 1) return null
  if (parcel?.arrival) return expectedText(parcel.arrival)
  if (parcel !== null) return parcel.note
  const reason = webhook?.reason ?? null
  return reason === null ? null : webhookReasons[reason]
}

const expectedText = ({ from, to }: Arrival) =>
  `Expected between ${formatTimeOrDate(Date.parse(from))} and ${formatTimeOrDate(Date.parse(to))}.`

const webhookReasons = {
  GONE: 'It answered 410 (gone).',
  FAILING: 'It failed for too long.',
}

/** Name of the subject, as the user knows it. */
export const notificationSubject = ({ parcel, webhook }: Notification): string =>
  parcel?.trackingId ?? webhook?.url ?? ''

/** The other side, as in 'To Rita Receiver, Hill 7'; null on a host that does not say it. */
export function partyText(role: Role, { from, to }: NotifiedParcel): string | null {
  if (from === null || to === null) return null
  if (role === 'SENDER') return `To ${to.name}, ${to.address}`
  if (role === 'RECEIVER') return `From ${from.name}, ${from.address}`
  return `From ${from.name} to ${to.name}, ${to.address}`
}
