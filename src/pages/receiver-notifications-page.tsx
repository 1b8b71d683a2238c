import { NotificationsPage } from './notifications-page.tsx'

export default function ReceiverNotificationsPage() {
  return <NotificationsPage area="RECEIVER" />
}
