import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface LiveSession {
  began: Date
  renewed: Date
  ends: Date
}

/** One for each family of tokens that can still be renewed, newest first. */
export async function findLiveSessions(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<LiveSession[]> {
  const { rows } = await sql<LiveSession>`
    select min(created_at) as began, max(created_at) as renewed, max(refresh_expires_at) as ends
    from sessions
    where user_id = ${userId}
    group by family_id
    having bool_or(ended_at is null and rotated_at is null and refresh_expires_at > ${now})
    order by began desc
  `.execute(db)
  return rows
}
