import type { Reader } from '../openapi/operation.ts'
import { readUserList } from './read-user-list.ts'
import { presentUserTo } from './presenter.ts'

export const listUsers: Reader<'listUsers'> = async ({ caller, query, read }, { db }) => {
  const { rows, ...list } = await readUserList({ db, read }, query, { search: query.q })
  return { message: 'Users', data: rows.map((row) => presentUserTo(row, caller())), ...list }
}
