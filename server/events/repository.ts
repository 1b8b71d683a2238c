import { sql, type Kysely } from 'kysely'
import type { Role } from '../../openapi.d.ts'
import type { Database } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { selectParcels, sideOf } from '../parcels/repository.ts'

/*
 * Why a follower misses nothing. A change is written without a number, in the transaction that makes
 * it. Only when that is committed can `numberChanges` see the row; it gives the next numbers under
 * the lock of one row, which it keeps until its own commit. So numbers have no gaps and appear in
 * their order: whoever has read up to number n will never find a smaller one later, however long a
 * transaction took and whatever the clocks of the nodes say. The cost is that those who write
 * parcels never wait for each other here; only the numbering nodes do, and they skip it then.
 */

export interface Change {
  parcelId: string
  /** Of the status log. */
  entry: number
  number: number
}

/** Numbered changes that are kept; whoever comes back from before them fetches everything anew. */
export const changesKept = 10_000

const mostAtOnce = 1_000
const numberedAtOnce = 5_000

/** Numbered changes after the cursor, in order, and whether others wait for their number. */
export async function findChanges(
  db: Kysely<Database>,
  after: number,
): Promise<{ changes: Change[]; someWait: boolean; areMore: boolean }> {
  const { rows } = await sql<{ parcel_id: string; entry: number; number: string | null }>`
    (
      select parcel_id, entry_number as entry, number from parcel_changes
      where number > ${after} order by number limit ${sql.lit(mostAtOnce)}
    ) union all (
      select parcel_id, entry_number as entry, number from parcel_changes
      where number is null limit 1
    )
  `.execute(db)
  const changes = rows.flatMap(({ parcel_id: parcelId, entry, number }) =>
    number === null ? [] : [{ parcelId, entry, number: Number(number) }],
  )
  changes.sort((one, other) => one.number - other.number)
  return {
    changes,
    someWait: rows.length > changes.length,
    areMore: changes.length === mostAtOnce,
  }
}

/** Answers how many changes got their number; 0 also while another node is at it. */
export const numberChanges = (db: Kysely<Database>): Promise<number> =>
  inTransaction(db, async (transaction) => {
    const counter = await transaction
      .selectFrom('parcel_change_numbers')
      .select('last')
      .where('id', '=', 1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (counter === undefined) return 0

    const last = Number(counter.last)
    // A parcel's entries are committed one after another, so their order within a round is kept too.
    const { numAffectedRows = 0n } = await sql`
      update parcel_changes as change set number = ${last}::bigint + fresh.place
      from (
        select parcel_id, entry_number,
          row_number() over (order by parcel_id, entry_number) as place
        from (
          select parcel_id, entry_number from parcel_changes where number is null
          order by parcel_id, entry_number limit ${sql.lit(numberedAtOnce)}
        ) as waiting
      ) as fresh
      where change.parcel_id = fresh.parcel_id and change.entry_number = fresh.entry_number
    `.execute(transaction)
    const numbered = Number(numAffectedRows)
    if (numbered === 0) return 0

    await sql`update parcel_change_numbers set last = ${last + numbered} where id = 1`.execute(
      transaction,
    )
    await sql`
      delete from parcel_changes where number <= ${last + numbered - changesKept}
    `.execute(transaction)
    return numbered
  })

export async function readCounter(db: Kysely<Database>): Promise<{ last: number; secret: string }> {
  const { last, secret } = await db
    .selectFrom('parcel_change_numbers')
    .select(['last', 'secret'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return { last: Number(last), secret }
}

/** Each of a person's parcels that changed in between, with its last number, in order. */
export async function findMissed(
  db: Kysely<Database>,
  reader: { id: string; role: Role },
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<Change[]> {
  const side = sideOf[reader.role]
  const own =
    side === null
      ? sql`true`
      : sql`exists (
          select 1 from parcels as parcel
          where parcel.id = change.parcel_id and ${sql.ref(`parcel.${side}`)} = ${reader.id}
        )`
  const { rows } = await sql<{ parcel_id: string; entry: number; number: string }>`
    select change.parcel_id, max(change.entry_number) as entry, max(change.number) as number
    from parcel_changes as change
    where change.number > ${after} and change.number <= ${upTo} and ${own}
    group by change.parcel_id order by max(change.number) limit ${sql.lit(limit)}
  `.execute(db)
  return rows.map(({ parcel_id: parcelId, entry, number }) => ({
    parcelId,
    entry,
    number: Number(number),
  }))
}

export const findParcels = (db: Kysely<Database>, ids: string[]) =>
  selectParcels(db)
    .where(sql<boolean>`parcel.id = any(${ids}::uuid[])`)
    .execute()

/** Those of the families whose session goes on, and whose user is not blocked. */
export async function findLivingFamilies(
  db: Kysely<Database>,
  families: string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ family_id: string }>`
    select distinct session.family_id from sessions as session
      join users on users.id = session.user_id
    where session.family_id = any(${families}::uuid[])
      and session.ended_at is null and not users.is_blocked
  `.execute(db)
  return new Set(rows.map((row) => row.family_id))
}
