import sql from 'sql-template-tag'
import type { Queryable, Transaction } from '../db/database.ts'

/** `Idempotency-Key` of a call, with the hash of its content. */
export interface IdempotencyKey {
  key: string
  bodyHash: Buffer
}

const idempotencyHours = 24

/** Part of the statement that inserts a parcel; returns a row if `receiver` has one and the key is free. */
export const claimOfNewParcel = (
  { id, senderId, createdAt }: { id: string; senderId: string; createdAt: Date },
  { key, bodyHash }: IdempotencyKey,
) => sql`
  insert into idempotency_keys (user_id, key, body_hash, parcel_id, created_at)
  select ${senderId}::uuid, ${key}, ${bodyHash}::bytea, ${id}::uuid, ${createdAt}::timestamptz
  from receiver
  ${unlessInUse(createdAt)}
`

/** False if the key is in use; waits for another call that is claiming it. */
export async function claimKeyOfChange(
  transaction: Transaction,
  { key, bodyHash }: IdempotencyKey,
  { userId, parcelId, now }: { userId: string; parcelId: string; now: Date },
): Promise<boolean> {
  const claimed = await transaction.query(sql`
    insert into idempotency_keys (user_id, key, body_hash, parcel_id, created_at)
    values (${userId}, ${key}, ${bodyHash}, ${parcelId}, ${now})
    ${unlessInUse(now)}
  `)
  return claimed.length > 0
}

const unlessInUse = (now: Date) => sql`
  on conflict (user_id, key) do update set body_hash = excluded.body_hash,
      parcel_id = excluded.parcel_id, created_at = excluded.created_at
    where idempotency_keys.created_at <= ${keptSince(now)}
  returning key
`

/** Finds the parcel and the hash that the key was used for, unless it has expired. */
export async function findIdempotencyKey(
  db: Queryable,
  { userId, key, now }: { userId: string; key: string; now: Date },
): Promise<{ body_hash: Buffer; parcel_id: string } | undefined> {
  const [row] = await db.query<{ body_hash: Buffer; parcel_id: string }>(sql`
    select body_hash, parcel_id from idempotency_keys
    where user_id = ${userId} and key = ${key} and created_at > ${keptSince(now)}
  `)
  return row
}

export async function removeExpiredKeys(transaction: Transaction, now: Date): Promise<void> {
  // Skips rows that another call is removing right now.
  await transaction.query(sql`
    delete from idempotency_keys where (user_id, key) in (
      select user_id, key from idempotency_keys where created_at <= ${keptSince(now)}
      order by created_at limit 100
      for update skip locked
    )
  `)
}

/** Keys from this time or earlier have expired. */
const keptSince = (now: Date) => new Date(now.getTime() - idempotencyHours * 3_600_000)
