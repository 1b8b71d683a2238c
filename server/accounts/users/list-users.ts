import { listAnswer } from '../../http/list-answer.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentUserTo } from './presenter.ts'
import { findUsersInOrder, listUserIds } from './repository.ts'

export const listUsers: OperationHandler<'listUsers'> = async ({ caller, query }, { db }) => {
  const { q: search, sort = 'name' } = query
  const answer = await listAnswer(query, {
    findIds: (window) => listUserIds(db, { search }, { sort, ...window }),
    find: (ids) => findUsersInOrder(db, ids),
    present: (row) => presentUserTo(row, caller),
  })
  return { message: 'Users', ...answer }
}
