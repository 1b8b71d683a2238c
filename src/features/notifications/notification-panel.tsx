import { Link } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/notifications.ts'
import type { Role } from '../../../openapi.d.ts'
import { Button } from '../../ui/button/button.tsx'
import { Popover } from '../../ui/popover/popover.tsx'
import { paths } from '../../lib/paths.ts'
import { useNewestNotifications } from '../../stores/notifications.ts'
import { NewestNotifications } from './newest-notifications.tsx'
import { useMarkAllAsRead } from './use-mark-as-read.ts'

type NotificationPanelProps = {
  id: string
  role: Role
  trigger: HTMLElement | null
  onClose: () => void
}

const newest = 8

/** Popover with the newest notifications. */
export function NotificationPanel({ id, role, trigger, onClose }: NotificationPanelProps) {
  const view = useNewestNotifications(newest)
  const { mutate, isPending } = useMarkAllAsRead()
  const isAllRead = view.status === 'success' && view.rows.every(({ readAt }) => readAt !== null)
  return (
    <Popover
      id={id}
      title={common.notifications}
      closeLabel={t.closeNotifications}
      trigger={trigger}
      onClose={onClose}
      actions={
        <Button
          size="small"
          tone="ghost"
          busy={isPending}
          disabledReason={isAllRead ? t.allHaveBeenRead : undefined}
          onClick={() => mutate(view.rows[0]?.createdAt)}
        >
          {t.markAllAsRead}
        </Button>
      }
      foot={
        <>
          <Link href={paths.notifications(role)} onClick={onClose}>
            {t.seeAll}
          </Link>
          <Link href={paths.notificationSettings(role)} onClick={onClose}>
            {t.settings}
          </Link>
        </>
      }
    >
      <NewestNotifications view={view} role={role} onLeave={onClose} />
    </Popover>
  )
}
