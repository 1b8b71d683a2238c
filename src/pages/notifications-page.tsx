import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import type { Role } from '../../openapi.d.ts'
import { NotificationPages } from '../features/notifications/notification-pages.tsx'
import { useMarkAllAsRead } from '../features/notifications/use-mark-as-read.ts'
import { paths } from '../lib/paths.ts'
import { oneOf, positiveInteger, searchSchema, useSearchState } from '../lib/search-params.ts'
import { useNotifications } from '../stores/notifications.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { FilterChips } from '../ui/field/filter-chips.tsx'
import { SlidersIcon } from '../ui/icons/notification-icons.tsx'
import { Stack } from '../ui/layout/layout.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

const perPage = 15

/** All notifications of a user; `area` is the user's role. */
export function NotificationsPage({ area }: { area: Role }) {
  const [{ page, show }, setSearch] = useSearchState(search)
  const isFiltered = show === 'unread'
  const view = useNotifications({ page, limit: perPage, unread: isFiltered })
  const { mutate, isPending } = useMarkAllAsRead()
  // On a later page, all notifications are marked, since the user has already passed the newest ones.
  const newest = page === 1 ? view.rows[0]?.createdAt : undefined

  return (
    <>
      <PageHeader
        title={common.notifications}
        description={t.updatesNewestFirst}
        actions={
          <>
            {view.total > 0 && (
              <Button busy={isPending} onClick={() => mutate(newest)}>
                {t.markAllAsRead}
              </Button>
            )}
            <LinkButton href={paths.notificationSettings(area)} icon={<SlidersIcon />}>
              {t.settings}
            </LinkButton>
          </>
        }
      />
      <Stack $gap={5}>
        <FilterChips
          label={t.show}
          value={show}
          onChange={(next) => setSearch({ show: next, page: 1 })}
          options={[
            { value: 'all', label: t.all },
            { value: 'unread', label: t.unread },
          ]}
        />
        <NotificationPages
          view={view}
          role={area}
          page={page}
          onPage={(next, step) => setSearch({ page: next }, step)}
          isFiltered={isFiltered}
          onShowAll={() => setSearch({ show: 'all', page: 1 })}
        />
      </Stack>
    </>
  )
}

const search = searchSchema({ page: positiveInteger(1), show: oneOf(['all', 'unread'], 'all') })
