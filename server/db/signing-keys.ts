import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database, Queryable } from './database.ts'

/** Purposes of the keys: links that stop emails and cookies of known devices are signed, and need no row. */
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

/** Finds the key that all nodes share; the first node that needs it creates it. */
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
