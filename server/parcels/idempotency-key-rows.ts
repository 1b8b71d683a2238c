import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { PlaceOf } from '../db/kept-texts.ts'
import type { Database } from '../db/schema.ts'

/** A sender's name for a creation, and what they asked for under it. */
export interface SendersKey {
  key: string
  bodyHash: Buffer
}

const hoursKept = 24
const removedInPassing = 100

/** The parcel that this key stands for, while the key is kept. */
export const findKey = (
  db: Kysely<Database>,
  { senderId, key }: { senderId: string; key: string },
  now: Date,
) =>
  db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'parcel_id'])
    .where('sender_id', '=', senderId)
    .where('key', '=', key)
    .where('created_at', '>', oldestKept(now))
    .executeTakeFirst()

/**
 * Parts of a creation: `known` is the parcel that the key stands for, `taken` has a row where the key
 * was free. A repeat that runs at the same time waits here, at the unique key, until the first one is
 * through.
 */
export const takeKey = (place: PlaceOf<ValuesOfKey>, source: RawBuilder<unknown>) => sql`
  known as (
    select body_hash, parcel_id from idempotency_keys
    where sender_id = ${place('senderId')} and key = ${place('key')}
      and created_at > ${place('oldestKept')}
  ), taken as (
    insert into idempotency_keys (sender_id, key, body_hash, parcel_id, created_at)
    select ${place('senderId')}::uuid, ${place('key')}, ${place('bodyHash')}::bytea,
      ${place('id')}::uuid, ${place('createdAt')}::timestamptz
    from ${source} where not exists (select from known)
    on conflict (sender_id, key) do update set body_hash = excluded.body_hash,
        parcel_id = excluded.parcel_id, created_at = excluded.created_at
      where idempotency_keys.created_at <= ${place('oldestKept')}
    returning key
  ), removed as (
    -- Rows that another caller is removing right now are that caller's.
    delete from idempotency_keys where (sender_id, key) in (
      select sender_id, key from idempotency_keys
      where created_at <= ${place('oldestKept')}
        and (sender_id, key) <> (${place('senderId')}, ${place('key')})
      order by created_at limit ${sql.lit(removedInPassing)}
      for update skip locked
    )
  )
`

export type ValuesOfKey = Readonly<
  Partial<SendersKey> & { senderId: string; id: string; createdAt: Date; oldestKept: Date }
>

export const oldestKept = (now: Date) => new Date(now.getTime() - hoursKept * 3_600_000)
