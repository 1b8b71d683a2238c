import { useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/users.ts'
import { formatCount } from '../../../domain/format.ts'
import type { UserSort } from '../../../openapi.d.ts'
import type { User } from '../../api/model.ts'
import { TablePagination, useLastPage } from '../../ui/pagination/pagination.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import { tableSortOf } from '../../ui/table/wire-sort.ts'
import type { ListView } from '../../stores/query/query.ts'
import { media } from '../../lib/media.ts'
import { UserSelectionBar } from './selection-bar.tsx'
import { BlockUsersDialog, useUserBlocking } from './user-blocking.tsx'
import { userColumns, userSortOf } from './user-columns.tsx'
import type { Me } from './user-columns.tsx'

type UsersTableProps = {
  view: ListView<User>
  me: Me
  page: number
  size: number
  sort: UserSort
  onPage: (page: number, step?: 'replace') => void
  onSize: (size: number) => void
  onSort: (sort: UserSort) => void
  onResetLink: (user: User) => void
}

export const pageSizes = [5, 10, 25, 50] as const

export function UsersTable({ view, me, page, size, sort, ...on }: UsersTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(none)
  const frame = useRef<HTMLDivElement>(null)
  const blocking = useUserBlocking()
  const { onResetLink: makeResetLink } = on
  const { busy, block, unblock } = blocking
  const columns = useMemo(
    () => userColumns({ me, busy, block, unblock, makeResetLink }),
    [me, busy, block, unblock, makeResetLink],
  )
  useLastPage(view, page, on.onPage)

  // Only users in view count as selected, so that none is blocked unseen.
  const selectedUsers = view.rows.filter((user) => selected.has(user.id))
  const clearing = <Value,>(act: (value: Value) => void) => {
    return (value: Value) => {
      setSelected(none)
      act(value)
    }
  }
  return (
    <>
      <QueryBoundary query={view} loading={t.loadingUsers} failed={t.failedToLoadUsers}>
        {({ rows }) => (
          <>
            <TableFrame ref={frame} tabIndex={-1}>
              <DataTable
                caption={common.usersTitle}
                columns={columns}
                rows={rows}
                rowKey={(user) => user.id}
                sort={tableSortOf(sort)}
                onSort={clearing((next) => on.onSort(userSortOf(next)))}
                selection={{ selected, onChange: setSelected, selectLabel: t.selectUser }}
                emptyText={common.noResults}
                busy={view.isFetching}
              />
            </TableFrame>
            {selectedUsers.length > 0 && (
              <UserSelectionBar
                users={selectedUsers}
                me={me}
                busy={busy.size > 0}
                onBlock={block}
                onUnblock={unblock}
                onClear={() => {
                  setSelected(none)
                  // Moves the focus, which would be lost with the bar.
                  frame.current?.focus({ preventScroll: true })
                }}
              />
            )}
            <TablePagination
              page={page}
              pages={view.pages}
              onPage={clearing((next: number) => on.onPage(next))}
              pageSize={size}
              pageSizes={pageSizes}
              onPageSize={clearing(on.onSize)}
              summary={t.countOfUsers({
                count: view.total,
                text: formatCount({ count: view.total, isCapped: view.totalIsCapped }),
              })}
            />
          </>
        )}
      </QueryBoundary>
      <BlockUsersDialog blocking={blocking} />
    </>
  )
}

// Beside an open sidebar the table scrolls, instead of breaking words.
const TableFrame = styled.div`
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
