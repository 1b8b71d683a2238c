import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'

/** Runs a statement, whose values become its bind parameters. */
export interface Sql {
  <Rows extends object[]>(text: TemplateStringsArray, ...values: unknown[]): Promise<Rows>
  /** Runs a text unchanged, so it must not contain anything from outside. */
  unsafe: (text: string) => Promise<object[]>
  end: () => Promise<void>
}

/** Opens one connection by default, so that temporary tables and settings last. */
export function connect(url: string, max = 1): Sql {
  const pool = new pg.Pool({ connectionString: url, max, idleTimeoutMillis: 0 })
  // Dropping a database breaks its idle connections.
  pool.on('error', () => undefined)
  return Object.assign(
    async <Rows extends object[]>(text: TemplateStringsArray, ...values: unknown[]) => {
      const statement = text.reduce((before, after, index) => `${before}$${index}${after}`)
      return (await pool.query(statement, values)).rows as Rows
    },
    {
      unsafe: async (text: string) => (await pool.query<object>(text)).rows,
      end: () => pool.end(),
    },
  )
}

export async function withDatabase<Result>(
  url: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const sql = connect(url)
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** Signs a user in for longer than any run takes; returns the access token. */
export async function insertSession(sql: Sql, userId: string): Promise<string> {
  const accessToken = randomBytes(32).toString('base64url')
  await sql`
    insert into sessions (id, family_id, user_id, access_hash, access_expires_at, refresh_hash,
      refresh_expires_at, created_at)
    values (${randomUUID()}, ${randomUUID()}, ${userId}, ${sha256(accessToken)},
      now() + interval '1 day', ${sha256(randomUUID())}, now() + interval '1 day', now())
  `
  return accessToken
}

const sha256 = (token: string) => createHash('sha256').update(token).digest()

/** Access tokens of users and IDs of parcels, for calls on a seeded database. */
export interface Dataset {
  parcels: number
  users: number
  admin: string
  /** Sends about twenty parcels, whatever the size. */
  sender: string
  /** Sends a tenth of all parcels. */
  bulkSender: string
  receiver: string
  /** Receives new parcels, and logs in. */
  addressee: { id: string; email: string }
  /** Tracking IDs spread evenly over all parcels. */
  trackingIds: string[]
  /** Parcels that are REQUESTED and not blocked. */
  requestedIds: string[]
}

export const openDataset = (url: string, parcels: number): Promise<Dataset> =>
  withDatabase(url, async (sql) => {
    const [counted] = await sql<{ users: number }[]>`select count(*)::integer as users from users`
    // Users were created in the order of their numbers: see seed.ts.
    const [admin, bulkSender] = await sql<{ id: string }[]>`
      select id from users order by created_at limit 2
    `
    const openUsers = (role: string, offset: number) => sql<{ id: string; email: string }[]>`
      select id, email from users where role = ${role} and not is_blocked
      order by created_at offset ${offset} limit 1
    `
    const [sender] = await openUsers('SENDER', 20)
    const [receiver] = await openUsers('RECEIVER', 20)
    const [addressee] = await openUsers('RECEIVER', 0)
    const tracked = await sql<{ tracking_id: string }[]>`
      select tracking_id from (
        select tracking_id, row_number() over (order by created_at) as number from parcels
      ) as numbered where number % ${Math.floor(parcels / 100)} = 0
    `
    const requested = await sql<{ id: string }[]>`
      select id from parcels where delivery_status = 'REQUESTED' and not is_blocked
      order by created_at limit 5000
    `
    return {
      parcels,
      users: counted?.users ?? 0,
      admin: await insertSession(sql, admin?.id ?? ''),
      sender: await insertSession(sql, sender?.id ?? ''),
      bulkSender: await insertSession(sql, bulkSender?.id ?? ''),
      receiver: await insertSession(sql, receiver?.id ?? ''),
      addressee: addressee ?? { id: '', email: '' },
      trackingIds: tracked.map(({ tracking_id: trackingId }) => trackingId),
      requestedIds: requested.map(({ id }) => id),
    }
  })
