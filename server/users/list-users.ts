import type { Handler } from '../operation.ts'
import { readUserList } from './read-user-list.ts'
import { presentUserTo } from './user-presenter.ts'

export const listUsers: Handler<'listUsers'> = async ({ caller, query }, { db }) => {
  const { rows, ...list } = await readUserList(db, query, { search: query.q })
  return { message: 'Users', data: rows.map((row) => presentUserTo(row, caller)), ...list }
}
