import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../../server/db/schema.ts'

// Not the counters of tries, which count what is refused, nor what is told to followers, later.
const tables = [
  'users',
  'sessions',
  'parcels',
  'parcel_search',
  'deliveries',
  'status_logs',
  'idempotency_keys',
]

/** Equal as long as no row that a call could change has changed, come or gone. */
export async function fingerprint(db: Kysely<Database>): Promise<string> {
  const each = tables.map(
    (table) => sql`
      (select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '')
       from (select md5(stored::text) as line from ${sql.table(table)} as stored) as lines)
    `,
  )
  const { rows } = await sql<{ print: string }>`
    select concat_ws('; ', ${sql.join(each)}) as print
  `.execute(db)
  return rows[0]?.print ?? ''
}

export async function removeEverything(db: Kysely<Database>): Promise<void> {
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(db)
}

export async function storedParcel(db: Kysely<Database>, id: string) {
  const parcel = await db
    .selectFrom('parcels')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const log = await db
    .selectFrom('status_logs')
    .selectAll()
    .where('parcel_id', '=', id)
    .orderBy('entry_number')
    .execute()
  return { parcel, log }
}
