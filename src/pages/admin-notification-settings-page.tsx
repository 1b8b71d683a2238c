import { NotificationSettingsPage } from './notification-settings-page.tsx'

export default function AdminNotificationSettingsPage() {
  return <NotificationSettingsPage area="ADMIN" />
}
