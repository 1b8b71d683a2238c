import { toMeta, toPageWindow } from '../../http/paging.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentUserTo } from './presenter.ts'
import { listUserRows } from './repository.ts'

export const listUsers: OperationHandler<'listUsers'> = async ({ caller, query }, { db }) => {
  const { q: search, sort = 'name' } = query
  const found = await listUserRows(db, { search }, { sort, ...toPageWindow(query) })
  return {
    message: 'Users',
    data: found.rows.map((row) => presentUserTo(row, caller)),
    ...toMeta(query, found),
  }
}
