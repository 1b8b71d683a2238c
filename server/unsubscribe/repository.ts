import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { NotifiableEvent } from '../../openapi.d.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'

const keyName = 'unsubscribe'

export async function findSigningKey(db: Queryable): Promise<Buffer | undefined> {
  const [row] = await db.query<{ value: Buffer }>(sql`
    select value from signing_keys where name = ${keyName}
  `)
  return row?.value
}

/** The key of all nodes; the first that needs it has made it. */
export async function findOrInsertSigningKey(db: Database): Promise<Buffer> {
  const found = await findSigningKey(db)
  if (found !== undefined) return found
  await db.transaction((transaction) => insertSigningKey(transaction, randomBytes(32)))
  const made = await findSigningKey(db)
  if (made === undefined) throw new Error('An inserted key has no row')
  return made
}

async function insertSigningKey(transaction: Transaction, value: Buffer): Promise<void> {
  await transaction.query(sql`
    insert into signing_keys (name, value) values (${keyName}, ${value})
    on conflict (name) do nothing
  `)
}

/** Nothing, and false, where the user is not there any more. */
export async function stopEmails(
  transaction: Transaction,
  userId: string,
  events: readonly NotifiableEvent[],
): Promise<boolean> {
  const stopped = await transaction.query(sql`
    insert into notification_choices (user_id, event, channel, is_on)
    select users.id, event, 'EMAIL', false
    from users, unnest(${events}::text[]) as event
    where users.id = ${userId} and users.deleted_at is null
    on conflict (user_id, event, channel) do update set is_on = false
    returning user_id
  `)
  return stopped.length > 0
}
