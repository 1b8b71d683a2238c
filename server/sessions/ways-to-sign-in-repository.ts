import sql from 'sql-template-tag'
import type { Queryable } from '../db/database.ts'

/** In how many ways the user can sign in: by their password, and by each of their passkeys. */
export async function waysToSignIn(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ ways: number }>(sql`
    select (password_hash is not null)::integer
      + (select count(*) from passkeys where user_id = users.id)::integer as ways
    from users where id = ${userId}
  `)
  return row?.ways ?? 0
}
