import sql, { raw, type Sql } from 'sql-template-tag'
import type { Role } from '../../openapi.d.ts'
import type { Database, Queryable } from '../db/database.ts'
import { asyncCommit } from '../db/async-commit.ts'
import { ownerColumn } from '../parcels/repository.ts'

/*
 * Proof that a subscriber misses nothing. The outbox is the table `parcel_changes`: every transaction that
 * adds an entry to a status log adds a row there, without a number. `numberChanges` sees the row only once
 * that is committed. It assigns the next numbers while it holds the lock on the one row of
 * `parcel_change_numbers`, until its own commit. So numbers have no gaps and become visible in order: a
 * poller that has read up to n never finds a smaller number later, however long a transaction took and
 * whatever the clocks of the nodes say. Transactions that change parcels never wait for each other here. When
 * several nodes number at the same time, all but one skip it.
 *
 * This also holds after a fail-over, which may lose the newest transactions, and after a restore, which
 * returns to an earlier time. Both keep what was committed up to some point, and assign the later numbers a
 * second time. So a change gets, with its number, a token that no other change has. As changes are numbered
 * one transaction after another, a change that still has its number and its token proves that all changes up
 * to it are those that were read. As changes are removed in order, it also proves that all after it are
 * there. If it is gone, or another change has its number, every subscriber starts over.
 */

/** The change up to which all were sent. */
export interface Cursor {
  number: number
  token: string
}

/** An entry of a parcel's status log, a change of a run, or a notification about an account or endpoint. */
export interface Change extends Cursor {
  /** ID of the parcel, of the run or of the notification. */
  parcelId: string
  entry: number
  isRun: boolean
  /** Owner of the account; null if it is not a notification. */
  userId: string | null
}

interface ChangeRow {
  parcel_id: string
  entry: number
  is_run: boolean
  user_id: string | null
  /** Null until it is numbered. */
  number: string | null
  token: string
}

/** Numbered changes that are kept; a subscriber that missed more is told to fetch its lists again. */
export const maxKeptChanges = 10_000

const maxReadAtOnce = 1_000
const maxNumberedAtOnce = 5_000

/**
 * Numbered changes after the cursor, in order, and whether others have no number yet; null if the
 * change at the cursor is gone.
 */
export async function findChanges(
  db: Queryable,
  cursor: Cursor,
): Promise<{ changes: Change[]; hasUnnumbered: boolean; hasMore: boolean } | null> {
  const rows = await db.query<ChangeRow>(sql`
    (
      select parcel_id, entry_number as entry, is_run, user_id, number, token from parcel_changes
      where number >= ${cursor.number} order by number limit ${maxReadAtOnce + 1}
    ) union all (
      select parcel_id, entry_number as entry, is_run, user_id, number, token from parcel_changes
      where number is null limit 1
    )
  `)
  const [current, ...changes] = toNumbered(rows).sort((one, other) => one.number - other.number)
  if (current?.number !== cursor.number || current.token !== cursor.token) return null
  return {
    changes,
    hasUnnumbered: rows.length > changes.length + 1,
    hasMore: changes.length === maxReadAtOnce,
  }
}

/** Numbers new changes; returns whether there were any, or false while another node does it. */
export const numberChanges = (db: Database): Promise<boolean> =>
  db.transaction(async (transaction) => {
    // A separate statement, so that the next one sees everything that the lock's last holder
    // committed.
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
        update parcel_changes as change
        set number = ${counter.last}::bigint + placed.place, token = default
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
      delete from parcel_changes where number < ${Number(counted.last) - maxKeptChanges}
    `)
    return true
  })

/**
 * Finds the last numbered change. If there is none, as in a new database or one restored from a
 * backup, it inserts one of no parcel, so that subscribers have a cursor and an event ID from the
 * beginning.
 */
export async function findLastChange(db: Queryable): Promise<Cursor> {
  await db.query(sql`
    insert into parcel_changes (parcel_id, entry_number, number)
    select '00000000-0000-0000-0000-000000000000', 0, last
    from parcel_change_numbers, ${asyncCommit}
    where not exists (select from parcel_changes where number is not null)
    on conflict do nothing
  `)
  const rows = await db.query<ChangeRow>(sql`
    select parcel_id, entry_number as entry, is_run, user_id, number, token from parcel_changes
    where number is not null order by number desc limit 1
  `)
  const [last] = toNumbered(rows)
  if (last === undefined) throw new Error('No change has a number')
  return last
}

/** True if the change still has its number and token, so that all changes after it are there as well. */
export async function hasChange(db: Queryable, { number, token }: Cursor): Promise<boolean> {
  const rows = await db.query(sql`
    select from parcel_changes where number = ${number} and token = ${token}
  `)
  return rows.length > 0
}

/**
 * Last change of each of the caller's parcels and runs between the cursors, and each notification about their
 * account or an endpoint of theirs, in order.
 */
export async function findMissedChanges(
  db: Queryable,
  { id, role }: { id: string; role: Role },
  { after, upTo, limit }: { after: Cursor; upTo: Cursor; limit: number },
): Promise<Change[]> {
  const isOwn = ownChanges(role, id)
  const rows = await db.query<ChangeRow>(sql`
    select parcel_id, entry, is_run, user_id, number, token
    from (
      (
        select distinct on (change.parcel_id)
          change.parcel_id, change.entry_number as entry, change.is_run, change.user_id,
          change.number, change.token
        from parcel_changes as change
        where change.number > ${after.number} and change.number <= ${upTo.number} ${isOwn}
        order by change.parcel_id, change.number desc
      ) union all (
        select parcel_id, entry_number as entry, is_run, user_id, number, token from parcel_changes
        where user_id = ${id} and number > ${after.number} and number <= ${upTo.number}
      )
    ) as missed
    order by number limit ${limit}
  `)
  return toNumbered(rows)
}

function ownChanges(role: Role, id: string): Sql {
  if (role === 'ADMIN') return sql`and change.user_id is null`
  if (role === 'COURIER') {
    return sql`and exists (
      select from runs where runs.id = change.parcel_id and runs.courier_id = ${id}
    )`
  }
  return sql`and exists (
    select from parcels as parcel
    where parcel.id = change.parcel_id and parcel.${raw(ownerColumn[role])} = ${id}
  )`
}

const toNumbered = (rows: ChangeRow[]): Change[] =>
  rows.flatMap(({ parcel_id: parcelId, entry, is_run: isRun, user_id: userId, number, token }) =>
    number === null ? [] : [{ parcelId, entry, isRun, userId, number: Number(number), token }],
  )
