import type { Meta } from '../../openapi.d.ts'
import type { ReadCall, Tools } from '../openapi/operation.ts'
import type { Read } from '../db/reading.ts'
import { metaOf, windowOf } from '../http/paging.ts'
import { findUserPage, type UserFilter, type UserRow } from './repository.ts'

export async function readUserList(
  { db, read }: { db: Tools['db']; read: Read },
  query: ReadCall<'listUsers'>['query'],
  filter: UserFilter,
): Promise<{ rows: UserRow[]; meta?: Meta }> {
  const { sort = 'name' } = query
  const found = await findUserPage(db, filter, { sort, ...windowOf(query) }, read)
  return { rows: found.rows, ...metaOf(query, found) }
}
