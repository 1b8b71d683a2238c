import type {
  NotifiableEvent,
  Notification,
  NotificationChannel,
  NotificationSettings,
  UnreadCount,
} from '../../openapi.d.ts'
import type { Caller } from '../sessions/authenticate.ts'
import { maxUnread, type ChoiceRow, type NotificationRow } from './center-repository.ts'
import { eventsFor, recipientRoles } from './defaults.ts'

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    ...parcelOf(row),
    ...webhookOf(row),
  }
}

function parcelOf(row: NotificationRow): Pick<Notification, 'parcel'> {
  const { parcel_id, tracking_id, status, note, failed_attempt } = row
  if (parcel_id === null || tracking_id === null || status === null) return {}
  return {
    parcel: {
      _id: parcel_id,
      trackingId: tracking_id,
      status,
      ...(note === null ? {} : { note }),
      ...(failed_attempt === null ? {} : { failedAttempt: failed_attempt }),
    },
  }
}

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

/** What the caller chose, and what their role is told by default of all else. */
export function presentSettings(
  { role, email }: Caller,
  choices: ChoiceRow[],
  { sendsEmail }: { sendsEmail: boolean },
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
  }
}
