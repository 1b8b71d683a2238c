import type { Meta } from '../../openapi.d.ts'
import type { Call, Tools } from '../operation.ts'
import { countUserRows, listUserRows, type UserFilter, type UserRow } from './user-rows.ts'

/** A caller who names no page gets the whole list, but never more rows than this. */
const wholeListCap = 10_000
const defaultLimit = 10

export async function readUserList(
  db: Tools['db'],
  query: Call<'listUsers'>['query'],
  filter: UserFilter,
): Promise<{ rows: UserRow[]; meta?: Meta }> {
  const { page = 1, limit = defaultLimit, sort = 'name' } = query
  if (Object.keys(query).length === 0) {
    return { rows: await listUserRows(db, filter, { sort, limit: wholeListCap, offset: 0 }) }
  }
  const [rows, total] = await Promise.all([
    listUserRows(db, filter, { sort, limit, offset: (page - 1) * limit }),
    countUserRows(db, filter),
  ])
  return { rows, meta: { page, limit, total } }
}
