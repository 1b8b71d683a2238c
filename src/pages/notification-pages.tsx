import { useCurrentUser } from '../features/session/session.ts'
import { NotificationSettingsPage } from './notification-settings-page.tsx'
import { NotificationsPage } from './notifications-page.tsx'

/* One lazy part of the client: both are small, and lead to each other. The guard lets in those with a role. */

export function OwnNotificationsPage() {
  const role = useCurrentUser()?.role
  return role && <NotificationsPage area={role} />
}

export function OwnNotificationSettingsPage() {
  const role = useCurrentUser()?.role
  return role && <NotificationSettingsPage area={role} />
}
