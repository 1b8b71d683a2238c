import { NotificationsPage } from './notifications-page.tsx'

export default function SenderNotificationsPage() {
  return <NotificationsPage area="SENDER" />
}
