import type { Meta } from '../../openapi.d.ts'
import type { Call, Tools } from '../operation.ts'
import { metaOf, windowOf } from '../http/paging.ts'
import { findUserPage, type UserFilter, type UserRow } from './user-rows.ts'

export async function readUserList(
  db: Tools['db'],
  query: Call<'listUsers'>['query'],
  filter: UserFilter,
): Promise<{ rows: UserRow[]; meta?: Meta }> {
  const { sort = 'name' } = query
  const found = await findUserPage(db, filter, { sort, ...windowOf(query) })
  return { rows: found.rows, ...metaOf(query, found) }
}
