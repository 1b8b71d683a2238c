import { NotificationSettingsPage } from './notification-settings-page.tsx'

export default function ReceiverNotificationSettingsPage() {
  return <NotificationSettingsPage area="RECEIVER" />
}
