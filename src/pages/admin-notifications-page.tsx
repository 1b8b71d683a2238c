import { NotificationsPage } from './notifications-page.tsx'

export default function AdminNotificationsPage() {
  return <NotificationsPage area="ADMIN" />
}
