import type {
  Notification,
  NotificationChannel,
  NotificationSettings,
  ParcelStatus,
  UnreadCount,
} from '../../openapi.d.ts'
import type { Caller } from '../sessions/authenticate.ts'
import { maxUnread, type ChoiceRow, type NotificationRow } from './center-repository.ts'
import { recipientRoles, notifiableStatuses } from './defaults.ts'

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
  const { parcel_id, tracking_id, status, note } = row
  if (parcel_id === null || tracking_id === null || status === null) return {}
  const parcel = { _id: parcel_id, trackingId: tracking_id, status }
  return { parcel: note === null ? parcel : { ...parcel, note } }
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
  const isOn = (status: ParcelStatus, channel: NotificationChannel): boolean =>
    choices.find((choice) => choice.status === status && choice.channel === channel)?.is_on ??
    recipientRoles(status, channel).includes(role)
  return {
    settings: notifiableStatuses(role).map((status) => ({
      status,
      center: isOn(status, 'CENTER'),
      email: isOn(status, 'EMAIL'),
    })),
    sendsEmail,
    email,
  }
}
