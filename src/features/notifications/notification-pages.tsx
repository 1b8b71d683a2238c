import { useRef } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/notifications.ts'
import { formatDateTime } from '../../../domain/format.ts'
import type { Notification, Role } from '../../../openapi.d.ts'
import { Button, IconButton, LinkButton } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { useFocusAfter } from '../../ui/focus/lost-focus.tsx'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { NumberedPagination, useLastPage } from '../../ui/pagination/pagination.tsx'
import { color, radius, shadow, space } from '../../ui/theme/tokens.ts'
import { paths } from '../../lib/paths.ts'
import type { ListView } from '../../stores/query/query.ts'
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

/** All notifications with pagination, or their loading, error or empty state. */
export function NotificationPages({ view, role, page, onPage, ...filter }: NotificationPagesProps) {
  useLastPage(view, page, onPage)
  return (
    <QueryBoundary
      query={view}
      loading={t.loadingNotifications}
      failed={t.failedToLoadNotifications}
      unsupported={<EmptyState title={t.noNotificationsHere}>{t.thisServerSendsNone}</EmptyState>}
    >
      {({ rows }) =>
        view.total === 0 ? (
          <Empty role={role} {...filter} />
        ) : (
          <>
            <Rows rows={rows} role={role} isFetching={view.isFetching} />
            {view.pages > 1 && (
              <NumberedPagination
                label={t.pagesOfNotifications}
                page={page}
                pages={view.pages}
                onPage={onPage}
              />
            )}
          </>
        )
      }
    </QueryBoundary>
  )
}

type EmptyProps = Pick<NotificationPagesProps, 'role' | 'isFiltered' | 'onShowAll'>

function Empty({ role, isFiltered, onShowAll }: EmptyProps) {
  return isFiltered ? (
    <EmptyState
      title={t.allCaughtUp}
      action={<Button onClick={onShowAll}>{t.showAllNotifications}</Button>}
    >
      {t.youHaveReadEverything}
    </EmptyState>
  ) : (
    <EmptyState
      title={t.noNotificationsYet}
      action={
        <LinkButton href={paths.notificationSettings(role)}>{t.chooseYourUpdates}</LinkButton>
      }
    >
      {t.updatesAppearHere}
    </EmptyState>
  )
}

type RowsProps = { rows: Notification[]; role: Role; isFetching: boolean }

function Rows({ rows, role, isFetching }: RowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const focusListAfter = useFocusAfter(list)
  return (
    <Frame ref={list} tabIndex={-1} aria-busy={isFetching}>
      <NotificationList aria-label={common.notifications}>
        {rows.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            role={role}
            control={
              notification.readAt === null && (
                <Control>
                  <IconButton
                    ref={focusListAfter}
                    label={t.markAsRead({
                      text: notificationText(role, notification),
                      subject:
                        notificationSubject(notification) || formatDateTime(notification.createdAt),
                    })}
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
