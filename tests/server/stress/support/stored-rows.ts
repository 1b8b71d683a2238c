import { isDeepStrictEqual } from 'node:util'
import type { LightMyRequestResponse } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { statusOf } from '../../../../machines/parcel-lifecycle.ts'
import type { Parcel, User } from '../../../../openapi.d.ts'
import type { Database } from '../../../../server/db/schema.ts'
import { hashOfToken } from '../../../../server/sessions/tokens.ts'

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

/** Whether the rows are what the answer to a write says; null where it says nothing of any. */
export async function isStored(
  db: Kysely<Database>,
  { cookies, json }: LightMyRequestResponse,
): Promise<boolean | null> {
  const refresh = cookies.find(({ name }) => name === 'refreshToken')?.value ?? ''
  const { data } = json<{ data: Parcel | User | null }>()
  if (refresh !== '') return hasSession(db, refresh)
  if (data === null) return null
  return 'trackingId' in data ? hasParcel(db, data) : hasUser(db, data)
}

async function hasSession(db: Kysely<Database>, refreshToken: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('ended_at')
    .where('refresh_hash', '=', hashOfToken(refreshToken))
    .executeTakeFirst()
  return row?.ended_at === null
}

async function hasParcel(db: Kysely<Database>, told: Parcel): Promise<boolean> {
  const [row] = await db.selectFrom('parcels').selectAll().where('id', '=', told._id).execute()
  if (row === undefined) return false
  const { log } = await storedParcel(db, told._id)
  const state = { delivery: row.delivery_status, isBlocked: row.is_blocked }
  const stored = [row.tracking_id, row.from_address, row.to_address, statusOf(state)]
  return (
    isDeepStrictEqual(stored, [told.trackingId, told.fromAddress, told.toAddress, told.status]) &&
    log.length === told.statusLogs.length
  )
}

async function hasUser(db: Kysely<Database>, told: User): Promise<boolean> {
  const [row] = await db.selectFrom('users').selectAll().where('id', '=', told._id).execute()
  return (
    row !== undefined &&
    isDeepStrictEqual(
      [row.name, row.email, row.role, row.is_blocked],
      [told.name, told.email, told.role, told.isBlocked === 'BLOCKED'],
    )
  )
}
