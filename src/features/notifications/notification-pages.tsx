import { useRef } from 'react'
import { styled } from 'styled-components'
import { isUnknownCall } from '../../api/api-error.ts'
import type { Role } from '../../../openapi.d.ts'
import type { Notification } from '../../api/model.ts'
import { Button, IconButton, LinkButton } from '../../ui/button/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state/empty-state.tsx'
import { useFocusAfter } from '../../ui/focus/focus-after.ts'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { StaleNotice } from '../../ui/notice/stale-notice.tsx'
import { NumberedPagination, useLastPage } from '../../ui/pagination/pagination.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { color, radius, shadow, space } from '../../ui/theme/tokens.ts'
import { paths } from '../../lib/paths.ts'
import type { ListView } from '../../stores/list-query.ts'
import { NotificationItem, NotificationList } from './notification-item.tsx'
import { notificationSubject, notificationText } from './notification-texts.ts'
import { markOneAsRead } from './use-mark-as-read.ts'

type NotificationPagesProps = {
  view: ListView<Notification>
  role: Role
  page: number
  onPage: (page: number, step?: 'replace') => void
  isFiltered: boolean
  onShowAll: () => void
}

/** All notifications with their pages, or what stands in their place while loading, failed or empty. */
export function NotificationPages({ view, role, page, onPage, ...filter }: NotificationPagesProps) {
  const list = useRef<HTMLDivElement>(null)
  const focusListAfter = useFocusAfter(list)
  useLastPage(view, page, onPage)

  if (view.status === 'pending') return <LoadingArea text="Loading notifications…" />
  if (view.status === 'error') return <Failed view={view} />
  if (view.total === 0)
    return filter.isFiltered ? (
      <EmptyState
        title="All caught up."
        action={<Button onClick={filter.onShowAll}>Show all notifications</Button>}
      >
        You have read everything.
      </EmptyState>
    ) : (
      <EmptyState
        title="No notifications yet."
        action={
          <LinkButton href={paths.notificationSettings(role)}>Choose your updates</LinkButton>
        }
      >
        Updates about parcels appear here.
      </EmptyState>
    )
  return (
    <>
      {view.error && (
        <StaleNotice
          text="Failed to load notifications. These may be out of date."
          busy={view.isFetching}
          onRetry={view.refetch}
        />
      )}
      <Frame ref={list} tabIndex={-1} aria-busy={view.isFetching}>
        <NotificationList aria-label="Notifications">
          {view.rows.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              role={role}
              control={
                notification.readAt === null && (
                  <Control>
                    <IconButton
                      ref={focusListAfter}
                      label={`Mark as read: ${notificationText(role, notification)}, ${notificationSubject(notification)}`}
                      onClick={() => markOneAsRead(notification.id)}
                    >
                      <CheckIcon />
                    </IconButton>
                  </Control>
                )
              }
            />
          ))}
        </NotificationList>
      </Frame>
      {view.pages > 1 && (
        <NumberedPagination
          label="Pages of notifications"
          page={page}
          pages={view.pages}
          onPage={onPage}
        />
      )}
    </>
  )
}

function Failed({ view }: Pick<NotificationPagesProps, 'view'>) {
  if (isUnknownCall(view.error))
    return <EmptyState title="No notifications here.">This server sends none.</EmptyState>
  return (
    <ErrorState
      title="Failed to load notifications."
      busy={view.isFetching}
      onRetry={view.refetch}
    />
  )
}

const Frame = styled.div`
  margin-bottom: ${space(6)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow: hidden;
  &:focus-visible {
    outline-offset: -3px;
  }
`

const Control = styled.div`
  padding-inline-end: ${space(2)};
`
