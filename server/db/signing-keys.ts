import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database, Queryable } from './database.ts'

/** Things signed so that they need no row: a link that stops emails, and a device that has logged in. */
export type SigningKeyName = 'unsubscribe' | 'device'

export async function findSigningKey(
  db: Queryable,
  name: SigningKeyName,
): Promise<Buffer | undefined> {
  const [row] = await db.query<{ value: Buffer }>(sql`
    select value from signing_keys where name = ${name}
  `)
  return row?.value
}

/** The key of all nodes; the first that needs it has made it. */
export async function findOrInsertSigningKey(db: Database, name: SigningKeyName): Promise<Buffer> {
  const found = await findSigningKey(db, name)
  if (found !== undefined) return found
  await db.transaction((transaction) =>
    transaction.query(sql`
      insert into signing_keys (name, value) values (${name}, ${randomBytes(32)})
      on conflict (name) do nothing
    `),
  )
  const made = await findSigningKey(db, name)
  if (made === undefined) throw new Error('An inserted key has no row')
  return made
}
