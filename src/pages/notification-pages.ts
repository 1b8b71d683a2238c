// One lazy part of the client: both are small, and lead to each other.
export { NotificationSettingsPage } from './notification-settings-page.tsx'
export { NotificationsPage } from './notifications-page.tsx'
