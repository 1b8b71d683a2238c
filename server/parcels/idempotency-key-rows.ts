import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

interface KeyOfSender {
  senderId: string
  key: string
}

const hoursKept = 24
const removedInPassing = 100

/** The parcel that this key stands for, while the key is kept. */
export const findKey = (db: Kysely<Database>, { senderId, key }: KeyOfSender, now: Date) =>
  db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'parcel_id'])
    .where('sender_id', '=', senderId)
    .where('key', '=', key)
    .where('created_at', '>', oldest(now))
    .executeTakeFirst()

/**
 * Answers whether the key was free. A repeat that runs at the same time waits here, at the unique
 * key, until the first one is through.
 */
export async function takeKey(
  transaction: Transaction<Database>,
  { senderId, key }: KeyOfSender,
  { bodyHash, parcelId, now }: { bodyHash: Buffer; parcelId: string; now: Date },
): Promise<boolean> {
  await transaction
    .deleteFrom('idempotency_keys')
    .where('sender_id', '=', senderId)
    .where('key', '=', key)
    .where('created_at', '<=', oldest(now))
    .execute()
  const taken = await transaction
    .insertInto('idempotency_keys')
    .values({
      sender_id: senderId,
      key,
      body_hash: bodyHash,
      parcel_id: parcelId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['sender_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

export async function removeOldKeys(transaction: Transaction<Database>, now: Date): Promise<void> {
  await transaction
    .deleteFrom('idempotency_keys')
    .where((eb) => {
      // Rows that another caller is removing right now are that caller's.
      const old = eb
        .selectFrom('idempotency_keys')
        .select(['sender_id', 'key'])
        .where('created_at', '<=', oldest(now))
        .orderBy('created_at')
        .limit(removedInPassing)
        .forUpdate()
        .skipLocked()
      return eb(eb.refTuple('sender_id', 'key'), 'in', old.$asTuple('sender_id', 'key'))
    })
    .execute()
}

const oldest = (now: Date) => new Date(now.getTime() - hoursKept * 3_600_000)
