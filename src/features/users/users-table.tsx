import { useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { UserSort } from '../../../openapi.d.ts'
import type { User } from '../../api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { TablePager } from '../../ui/pager/pager.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { FailedState } from '../../ui/state/state.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { ListView } from '../../stores/list-query.ts'
import { media } from '../../lib/media.ts'
import { countText } from '../../lib/text.ts'
import { BlockUsersDialog } from './block-users-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useUserBlocking } from './use-user-blocking.ts'
import { userColumns } from './user-columns.tsx'
import { pageSizes, sortOf, userSortOf } from './user-sorts.ts'

type UsersTableProps = {
  view: ListView<User>
  me: Pick<User, 'id' | 'email'>
  page: number
  size: number
  sort: UserSort
  onPage: (page: number, step?: 'replace') => void
  onSize: (size: number) => void
  onSort: (sort: UserSort) => void
}

export function UsersTable({ view, me, page, size, sort, ...on }: UsersTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(none)
  const room = useRef<HTMLDivElement>(null)
  const blocking = useUserBlocking()
  const { busy, block, unblock } = blocking
  const columns = useMemo(
    () => userColumns({ me, busy, block, unblock }),
    [me, busy, block, unblock],
  )
  useEffect(() => {
    // Somebody searched, or an old address names a page too many.
    if (view.status === 'success' && !view.isFetching && page > view.pages)
      on.onPage(view.pages, 'replace')
  })

  if (view.status === 'pending') return <LoadingArea text="Loading users…" />
  if (view.status === 'error')
    return (
      <FailedState title="Failed to load users." busy={view.isFetching} onRetry={view.refetch} />
    )
  // Only what is in view counts as chosen: nobody is blocked unseen.
  const chosen = view.rows.filter((user) => selected.has(user.id))
  const clearing = <Value,>(act: (value: Value) => void) => {
    return (value: Value) => {
      setSelected(none)
      act(value)
    }
  }
  return (
    <>
      {view.error && (
        <Notice tone="danger">
          Failed to load users. These may be out of date.{' '}
          <Button size="small" busy={view.isFetching} onClick={view.refetch}>
            Try again
          </Button>
        </Notice>
      )}
      <Room ref={room} tabIndex={-1}>
        <DataTable
          caption="Users"
          columns={columns}
          rows={view.rows}
          rowKey={(user) => user.id}
          sort={sortOf(sort)}
          onSort={clearing((next) => on.onSort(userSortOf(next)))}
          selection={{ selected, onChange: setSelected, rowLabel: (user) => user.name }}
          emptyText="No results."
          busy={view.isFetching}
        />
      </Room>
      {chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          me={me}
          busy={blocking.busy.size > 0}
          onBlock={blocking.block}
          onUnblock={blocking.unblock}
          onClear={() => {
            setSelected(none)
            // The bar goes, and the focus with it, if it is not led back.
            room.current?.focus({ preventScroll: true })
          }}
        />
      )}
      <TablePager
        page={page}
        pages={view.pages}
        onPage={clearing((next: number) => on.onPage(next))}
        pageSize={size}
        pageSizes={pageSizes}
        onPageSize={clearing(on.onSize)}
        summary={countText(view, ['user', 'users'])}
      />
      <BlockUsersDialog
        asking={blocking.asking}
        busy={blocking.busy}
        onConfirm={blocking.confirm}
        onClose={blocking.dismiss}
      />
    </>
  )
}

// Beside an open sidebar the columns keep their words whole; the table scrolls instead.
const Room = styled.div`
  outline: none;
  @media ${media.tablet} {
    table {
      min-width: 41rem;
    }
    td {
      white-space: nowrap;
    }
  }
`

const none: ReadonlySet<string> = new Set()
