import { useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import type { User } from '../api/model.ts'
import { Button } from '../ui/button/button.tsx'
import { lazyDialog } from '../ui/dialog/dialog.tsx'
import { PlusIcon } from '../ui/icons/icons.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { SearchBox, Toolbar } from '../ui/field/search-box.tsx'
import { useCurrentUser } from '../features/session/session.ts'
import type { AddCourierDialogProps } from '../features/users/add-courier-dialog.tsx'
import { userSorts } from '../features/users/user-columns.tsx'
import { pageSizes, UsersTable } from '../features/users/users-table.tsx'
import {
  oneOf,
  oneOfNumbers,
  positiveInteger,
  searchSchema,
  text,
  useSearchState,
} from '../lib/search-params.ts'
import { useUsers } from '../stores/users.ts'
import type { ResetLinkDialogProps } from './reset-link-dialog.tsx'

export default function AdminUsersPage() {
  const [{ page, size, sort, q }, setSearch] = useSearchState(search)
  const user = useCurrentUser()
  const view = useUsers({ page, limit: size, sort, q })
  const [isAdding, setAdding] = useState(false)
  const [forgetful, setForgetful] = useState<User | null>(null)

  return (
    <>
      <PageHeader
        title={common.manageUsers}
        description={t.everyoneWithAnAccount}
        actions={
          <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
            {t.addCourier}
          </Button>
        }
      />
      <Toolbar>
        <SearchBox
          label={t.searchUsers}
          placeholder={t.nameOrEmail}
          value={q}
          onSearch={(next) => setSearch({ q: next, page: 1 }, 'replace')}
        />
      </Toolbar>
      <UsersTable
        view={view}
        me={user ?? signedOut}
        page={page}
        size={size}
        sort={sort}
        onPage={(next, step) => setSearch({ page: next }, step)}
        onSize={(next) => setSearch({ size: next, page: 1 })}
        onSort={(next) => setSearch({ sort: next, page: 1 })}
        onResetLink={setForgetful}
      />
      {forgetful && (
        <ResetLinkDialog open me={user} user={forgetful} onClose={() => setForgetful(null)} />
      )}
      {isAdding && <AddCourierDialog open onClose={() => setAdding(false)} />}
    </>
  )
}

const AddCourierDialog = lazyDialog<AddCourierDialogProps>(
  async () => (await import('../features/users/add-courier-dialog.tsx')).AddCourierDialog,
)

const ResetLinkDialog = lazyDialog<ResetLinkDialogProps>(
  async () => (await import('./reset-link-dialog.tsx')).ResetLinkDialog,
)

const search = searchSchema({
  page: positiveInteger(1),
  size: oneOfNumbers(pageSizes, 10),
  sort: oneOf(userSorts, 'name'),
  q: text(),
})

const signedOut = { id: '', email: '' }
