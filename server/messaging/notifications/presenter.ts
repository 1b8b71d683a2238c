import type {
  Arrival,
  NotifiableEvent,
  Notification,
  NotificationChannel,
  NotificationSettings,
  NotifiedParcel,
  UnreadCount,
} from '../../../openapi.d.ts'
import type { Caller } from '../../http/openapi/caller.ts'
import type { ToldArrival } from './arrival-repository.ts'
import {
  maxUnread,
  type ChoiceRow,
  type GatheredParcel,
  type NotificationRow,
} from './center-repository.ts'
import type { MailScheduleRow } from './mail-schedule-repository.ts'
import { eventsFor, recipientRoles } from './defaults.ts'

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    ...parcelOf(row),
    ...manyOf(row),
    ...webhookOf(row),
    ...(row.account_event !== null && { account: row.account_event }),
  }
}

function parcelOf(row: NotificationRow): Pick<Notification, 'parcel'> {
  const { parcel_id, tracking_id, status, note, failed_attempt, arrival } = row
  if (parcel_id === null || tracking_id === null || status === null) return {}
  return {
    parcel: {
      _id: parcel_id,
      trackingId: tracking_id,
      status,
      ...(arrival === null
        ? entryOf({ note, failedAttempt: failed_attempt })
        : { arrival: presentArrival(arrival) }),
      ...partiesOf(row),
    },
  }
}

/** Without what is stored for later notices. */
const presentArrival = ({ stopsBefore, from, to }: ToldArrival): Arrival => ({
  stopsBefore,
  from,
  to,
})

function partiesOf(row: NotificationRow): Pick<NotifiedParcel, 'from' | 'to'> {
  const { sender_name, from_address, receiver_name, to_address } = row
  if (sender_name === null || from_address === null) return {}
  if (receiver_name === null || to_address === null) return {}
  return {
    from: { name: sender_name, address: from_address },
    to: { name: receiver_name, address: to_address },
  }
}

/** Empty for a single parcel, which is in `parcel`. */
function manyOf({ count, parcels }: NotificationRow): Pick<Notification, 'count' | 'parcels'> {
  if (count === null || parcels === null || count < 2) return {}
  return { count, parcels: parcels.map(presentGathered) }
}

const presentGathered = ({ note, failedAttempt, ...parcel }: GatheredParcel): NotifiedParcel => ({
  ...parcel,
  ...entryOf({ note, failedAttempt }),
})

const entryOf = ({ note, failedAttempt }: Pick<GatheredParcel, 'note' | 'failedAttempt'>) => ({
  ...(note !== null && { note }),
  ...(failedAttempt !== null && { failedAttempt }),
})

function webhookOf({
  endpoint_id: id,
  url,
  disabled_because,
}: NotificationRow): Pick<Notification, 'webhook'> {
  if (id === null || url === null) return {}
  return { webhook: { id, url, reason: disabled_because === 'OWNER' ? null : disabled_because } }
}

export const presentUnreadCount = (count: number): UnreadCount => ({
  count: Math.min(count, maxUnread),
  isCapped: count > maxUnread,
})

/** Presents the caller's choices, and the defaults of their role if they have made none. */
export function presentSettings(
  { role, email }: Caller,
  choices: ChoiceRow[],
  { sendsEmail, schedule }: { sendsEmail: boolean; schedule: MailScheduleRow | undefined },
): NotificationSettings {
  const isOn = (event: NotifiableEvent, channel: NotificationChannel): boolean =>
    choices.find((choice) => choice.event === event && choice.channel === channel)?.is_on ??
    recipientRoles(event, channel).includes(role)
  return {
    settings: eventsFor(role).map((event) => ({
      event,
      center: isOn(event, 'CENTER'),
      email: isOn(event, 'EMAIL'),
    })),
    sendsEmail,
    email,
    daily: schedule === undefined ? null : { hour: schedule.hour, timeZone: schedule.time_zone },
  }
}
