import sql from 'sql-template-tag'
import type { Queryable } from '../../db/database.ts'
import { asyncCommit } from '../../db/async-commit.ts'

export interface Try {
  key: string
  now: Date
  resetsAt: Date
}

export interface CounterRow {
  count: number
  resets_at: Date
}

/*
 * Counters commit asynchronously, because reads are counted, too: a visitor who tracks a parcel
 * must not wait for a standby that is away. A count that is lost when the server crashes allows a
 * few more tries.
 */

// Keeps the column from overflowing, however long a caller keeps trying.
const maxCount = 1_000_000

/** Milliseconds by which the clocks of nodes may differ. */
const clockTolerance = 5 * 60_000

/**
 * The latest time at which a counter of this window can end. One that ends later was made while the clock was
 * ahead, and no longer counts.
 */
export const lastPossibleEnd = (resetsAt: Date): Date =>
  new Date(resetsAt.getTime() + clockTolerance)

export async function countTry(db: Queryable, { key, now, resetsAt }: Try): Promise<CounterRow> {
  const isOver = sql`(rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${lastPossibleEnd(resetsAt)})`
  const [counter] = await db.query<CounterRow>(sql`
    insert into rate_limits (key, count, resets_at)
    select ${key}::text, 1, ${resetsAt}::timestamptz from ${asyncCommit}
    on conflict (key) do update set
      count = case
        when ${isOver} then 1
        else least(rate_limits.count + 1, ${maxCount})
      end,
      resets_at = case
        when ${isOver} then excluded.resets_at
        else rate_limits.resets_at
      end
    returning count, resets_at
  `)
  if (counter === undefined) throw new Error('A counted try has no count')
  return counter
}

export async function takeBackTry(db: Queryable, key: string): Promise<void> {
  await db.query(sql`
    update rate_limits set count = count - 1 from ${asyncCommit}
    where key = ${key} and count > 0
  `)
}

export async function removeCounter(db: Queryable, key: string): Promise<void> {
  await db.query(sql`delete from rate_limits using ${asyncCommit} where key = ${key}`)
}

export async function removeExpired(db: Queryable, now: Date): Promise<void> {
  // Skips rows that another node is updating or removing.
  await db.query(sql`
    delete from rate_limits using ${asyncCommit} where key in (
      select key from rate_limits where resets_at <= ${now}
      order by resets_at limit 100
      for update skip locked
    )
  `)
}
