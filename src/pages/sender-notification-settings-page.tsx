import { NotificationSettingsPage } from './notification-settings-page.tsx'

export default function SenderNotificationSettingsPage() {
  return <NotificationSettingsPage area="SENDER" />
}
