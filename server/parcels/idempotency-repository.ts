import sql from 'sql-template-tag'
import type { Queryable, Transaction } from '../db/database.ts'

/** `Idempotency-Key` of a call, with the hash of its content. */
export interface IdempotencyKey {
  key: string
  bodyHash: Buffer
}

const idempotencyHours = 24

/** Parts of the statement that inserts a parcel; `claimed_key` has a row if `receiver` has one and the key is free. */
export const claimOfNewParcel = (
  { id, senderId, createdAt }: { id: string; senderId: string; createdAt: Date },
  { key, bodyHash }: IdempotencyKey,
) => sql`
  expired_keys as (${removalOfExpired({ userId: senderId, key, now: createdAt })}),
  claimed_key as (
    insert into idempotency_keys (user_id, key, body_hash, parcel_id, created_at)
    select ${senderId}::uuid, ${key}, ${bodyHash}::bytea, ${id}::uuid, ${createdAt}::timestamptz
    from receiver
    ${unlessInUse(createdAt)}
  ),
`

/** False if the key is in use; waits for another call that is claiming it. */
export async function claimKeyOfChange(
  transaction: Transaction,
  { key, bodyHash }: IdempotencyKey,
  { userId, parcelId, now }: { userId: string; parcelId: string; now: Date },
): Promise<boolean> {
  const claimed = await transaction.query(sql`
    with expired_keys as (${removalOfExpired({ userId, key, now })})
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
  { userId, key, now }: KeyOfUser,
): Promise<{ body_hash: Buffer; parcel_id: string } | undefined> {
  const [row] = await db.query<{ body_hash: Buffer; parcel_id: string }>(sql`
    select body_hash, parcel_id from idempotency_keys
    where user_id = ${userId} and key = ${key} and created_at > ${keptSince(now)}
  `)
  return row
}

interface KeyOfUser {
  userId: string
  key: string
  now: Date
}

/**
 * Removes the oldest keys that have expired, with each claim of another one. Skips rows that another call is removing
 * right now, and the claimed key, which one statement cannot both remove and write again.
 */
const removalOfExpired = ({ userId, key, now }: KeyOfUser) => sql`
  delete from idempotency_keys where (user_id, key) in (
    select user_id, key from idempotency_keys
    where created_at <= ${keptSince(now)} and (user_id, key) <> (${userId}::uuid, ${key})
    order by created_at limit 100
    for update skip locked
  )
`

/** Keys from this time or earlier have expired. */
const keptSince = (now: Date) => new Date(now.getTime() - idempotencyHours * 3_600_000)
