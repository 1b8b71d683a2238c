import { useCurrentUser } from '../features/session/session.ts'
import { NotificationSettingsPage } from './notification-settings-page.tsx'
import { NotificationsPage } from './notifications-page.tsx'

/* One chunk, since both pages are small and link to each other. The guard admits only users with a role. */

export function OwnNotificationsPage() {
  const role = useCurrentUser()?.role
  return role && <NotificationsPage area={role} />
}

export function OwnNotificationSettingsPage() {
  const role = useCurrentUser()?.role
  return role && <NotificationSettingsPage area={role} />
}
