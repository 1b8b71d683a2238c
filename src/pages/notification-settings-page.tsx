import * as t from '#texts/pages.ts'
import type { Role } from '../../openapi.d.ts'
import { NotificationSettings } from '../features/notifications/notification-settings.tsx'
import { paths } from '../lib/paths.ts'
import { useNotificationSettings } from '../stores/notifications.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

/** Notification settings of a user; `area` is the user's role. */
export function NotificationSettingsPage({ area }: { area: Role }) {
  const view = useNotificationSettings()
  return (
    <>
      <PageHeader
        title={t.notificationSettings}
        description={t.chooseUpdates}
        actions={<LinkButton href={paths.notifications(area)}>{t.allNotifications}</LinkButton>}
      />
      <NotificationSettings view={view} role={area} />
    </>
  )
}
