import type { Role } from '../../openapi.d.ts'
import { NotificationSettings } from '../features/notifications/notification-settings.tsx'
import { paths } from '../lib/paths.ts'
import { useNotificationSettings } from '../stores/notifications.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

/** Notification choices of a user; each role's page gives its area. */
export function NotificationSettingsPage({ area }: { area: Role }) {
  const view = useNotificationSettings()
  return (
    <>
      <PageHeader
        title="Notification settings"
        description="Choose which updates you get, and how. You are not told about your own changes."
        actions={<LinkButton href={paths.notifications(area)}>All notifications</LinkButton>}
      />
      <NotificationSettings view={view} role={area} />
    </>
  )
}
