import { eventOf } from '../../../domain/notifiable-events.ts'
import type { NotifiableEvent, Role } from '../../../openapi.d.ts'
import type { Notification } from '../../api/model.ts'

/** What happened, in the words of the user who is told of it. */
export const eventText = (role: Role, event: NotifiableEvent): string => eventTexts[role][event]

const ofParcel = (subject: string) => ({
  APPROVED: `${subject} was approved`,
  DISPATCHED: `${subject} was dispatched`,
  IN_TRANSIT: `${subject} is on its way`,
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
}

export function notificationText(role: Role, { parcel }: Notification): string {
  return parcel === null ? 'A webhook was disabled' : eventText(role, eventOf(parcel))
}

/** Why, where a sentence is known. */
export function notificationNote({ parcel, webhook }: Notification): string | null {
  if (parcel !== null) return parcel.note
  const reason = webhook?.reason ?? null
  return reason === null ? null : webhookReasons[reason]
}

const webhookReasons = {
  GONE: 'It answered 410 (gone).',
  FAILING: 'It failed for too long.',
}

/** What it is about, as the user knows it. */
export const notificationSubject = ({ parcel, webhook }: Notification): string =>
  parcel?.trackingId ?? webhook?.url ?? ''
