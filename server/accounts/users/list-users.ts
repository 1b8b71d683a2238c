import { toMeta, toPageWindow } from '../../http/paging.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentUserTo } from './presenter.ts'
import { readList } from '../../http/long-list.ts'
import { findUsersInOrder, listUserIds } from './repository.ts'

export const listUsers: OperationHandler<'listUsers'> = async ({ caller, query }, { db }) => {
  const { q: search, sort = 'name' } = query
  const found = await listUserIds(db, { search }, { sort, ...toPageWindow(query) })
  return {
    message: 'Users',
    data: await readList(found.ids, {
      find: (ids) => findUsersInOrder(db, ids),
      present: (row) => presentUserTo(row, caller),
    }),
    ...toMeta(query, found),
  }
}
