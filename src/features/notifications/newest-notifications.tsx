import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/notifications.ts'
import type { Notification, Role } from '../../../openapi.d.ts'
import { Button } from '../../ui/button/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Delayed, Skeleton } from '../../ui/progress/skeleton.tsx'
import { color, space } from '../../ui/theme/tokens.ts'
import type { ListView } from '../../stores/query/query.ts'
import { NotificationItem, NotificationList } from './notification-item.tsx'

type NewestNotificationsProps = {
  view: ListView<Notification>
  role: Role
  /** Called when the user follows a link. */
  onLeave: () => void
}

/** Content of the panel, or its loading, error or empty state. */
export function NewestNotifications({ view, role, onLeave }: NewestNotificationsProps) {
  if (view.status === 'pending')
    return (
      <Delayed>
        <VisuallyHidden as="output">{t.loadingNotifications}</VisuallyHidden>
        <Message aria-hidden="true">
          <Skeleton $width="80%" />
          <Skeleton $width="55%" />
          <Skeleton $width="70%" />
        </Message>
      </Delayed>
    )
  if (view.status === 'error')
    return (
      <Message role="alert">
        <p>{t.failedToLoadNotifications}</p>
        <Button size="small" busy={view.isFetching} onClick={view.refetch}>
          {common.tryAgain}
        </Button>
      </Message>
    )
  if (view.rows.length === 0)
    return (
      <Message>
        <p>{t.nothingYet}</p>
      </Message>
    )
  return (
    <NotificationList>
      {view.rows.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          role={role}
          onLeave={onLeave}
        />
      ))}
    </NotificationList>
  )
}

const Message = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(5)} ${space(4)};
  color: ${color.textMuted};
`
