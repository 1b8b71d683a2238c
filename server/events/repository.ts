import sql, { empty, raw } from 'sql-template-tag'
import type { Role } from '../../openapi.d.ts'
import type { Database, Queryable } from '../db/database.ts'
import { ownerColumn } from '../parcels/repository.ts'

/*
 * Why a subscriber misses nothing. The outbox is the table `parcel_changes`: every transaction that
 * adds an entry to a status log adds a row there, without a number. Only once that is committed can
 * `numberChanges` see the row; it gives out the next numbers while it holds the lock on the one row
 * of `parcel_change_numbers`, until its own commit. So numbers have no gaps and become visible in
 * their order: a poller that has read up to n will never find a smaller one later, however long a
 * transaction took and whatever the clocks of the nodes say. Transactions that change parcels never
 * wait for each other here. Only nodes that number at the same time meet, and all but one skip it.
 */

/** An entry of a parcel's status log. */
export interface Change {
  parcelId: string
  entry: number
  number: number
}

/** Numbered changes that are kept; a subscriber from before them is told to fetch its lists anew. */
export const maxKeptChanges = 10_000

const maxReadAtOnce = 1_000
const maxNumberedAtOnce = 5_000

/** Numbered changes after the cursor, in order, and whether others wait for their number. */
export async function findChanges(
  db: Queryable,
  cursor: number,
): Promise<{ changes: Change[]; hasUnnumbered: boolean; hasMore: boolean }> {
  const rows = await db.query<{ parcel_id: string; entry: number; number: string | null }>(sql`
    (
      select parcel_id, entry_number as entry, number from parcel_changes
      where number > ${cursor} order by number limit ${maxReadAtOnce}
    ) union all (
      select parcel_id, entry_number as entry, number from parcel_changes
      where number is null limit 1
    )
  `)
  const changes = rows
    .flatMap(({ number, ...row }) => (number === null ? [] : [toChange({ ...row, number })]))
    .sort((one, other) => one.number - other.number)
  return {
    changes,
    hasUnnumbered: rows.length > changes.length,
    hasMore: changes.length === maxReadAtOnce,
  }
}

/** Answers whether changes got their number; false also while another node is at it. */
export const numberChanges = (db: Database): Promise<boolean> =>
  db.transaction(async (transaction) => {
    // A statement of its own, so that the next one sees all that the lock's last holder committed.
    const [counter] = await transaction.query<{ last: string }>(sql`
      select last from parcel_change_numbers where id = 1 for update skip locked
    `)
    if (counter === undefined) return false

    // A parcel's entries are committed one after another, so ordering them here keeps their order.
    const [counted] = await transaction.query<{ last: string }>(sql`
      with unnumbered as (
        select parcel_id, entry_number from parcel_changes where number is null
        order by parcel_id, entry_number limit ${maxNumberedAtOnce}
      ), placed as (
        select parcel_id, entry_number,
          row_number() over (order by parcel_id, entry_number) as place
        from unnumbered
      ), numbered as (
        update parcel_changes as change set number = ${counter.last}::bigint + placed.place
        from placed
        where change.parcel_id = placed.parcel_id and change.entry_number = placed.entry_number
        returning change.number
      )
      update parcel_change_numbers set last = (select max(number) from numbered)
      where id = 1 and exists (select from numbered)
      returning last
    `)
    if (counted === undefined) return false

    await transaction.query(sql`
      delete from parcel_changes where number <= ${Number(counted.last) - maxKeptChanges}
    `)
    return true
  })

export async function findLastNumber(db: Queryable): Promise<number> {
  const [counter] = await db.query<{ last: string }>(sql`
    select last from parcel_change_numbers where id = 1
  `)
  if (counter === undefined) throw new Error('The counter of changes has no row')
  return Number(counter.last)
}

/** Each of the caller's parcels that changed in between, with its last change, in order. */
export async function findMissedChanges(
  db: Queryable,
  { id, role }: { id: string; role: Role },
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<Change[]> {
  const column = ownerColumn[role]
  const isOwn =
    column === null
      ? empty
      : sql`and exists (
          select from parcels as parcel
          where parcel.id = change.parcel_id and parcel.${raw(column)} = ${id}
        )`
  const rows = await db.query<{ parcel_id: string; entry: number; number: string }>(sql`
    select change.parcel_id, max(change.entry_number) as entry, max(change.number) as number
    from parcel_changes as change
    where change.number > ${after} and change.number <= ${upTo} ${isOwn}
    group by change.parcel_id
    order by max(change.number) limit ${limit}
  `)
  return rows.map(toChange)
}

const toChange = (row: { parcel_id: string; entry: number; number: string }): Change => ({
  parcelId: row.parcel_id,
  entry: row.entry,
  number: Number(row.number),
})
