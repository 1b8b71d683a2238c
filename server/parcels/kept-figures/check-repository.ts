import sql from 'sql-template-tag'
import type { Queryable, Transaction } from '../../db/database.ts'
import { everything } from './kept-counts-repository.ts'

/** A kept sum beside what the rows of parcels and deliveries say. */
export interface Difference {
  /** As in 'SENT 0b1e… DELIVERED', or 'Europe/Berlin DAY 2026-03-02 created'. */
  sum: string
  kept: number
  counted: number
}

/** Finds the sums that differ from the rows, among those that are used: what is still being counted is not. */
export const findDifferences = (db: Queryable): Promise<Difference[]> =>
  db.query<Difference>(sql`
    with used as (select from kept_counts where counted_to = 'infinity'),
    zones as (select time_zone from kept_days where counted_to = 'infinity'),
    states as (
      select sender_id, delivery_status, is_blocked, is_attempted, sum(kept) as kept,
        sum(counted) as counted
      from (
        select sender_id, delivery_status, is_blocked, is_attempted, count as kept, 0 as counted
        from parcel_count_changes
        union all
        select sender_id, delivery_status, is_blocked, is_attempted, 0, 1 from parcels
      ) as each
      group by 1, 2, 3, 4
    ), counts as (
      select scope, user_id, delivery_status, is_blocked, is_attempted, count as kept, 0 as counted
      from parcel_counts
      union all
      select 'SENT', sender_id, delivery_status, is_blocked, is_attempted, kept, counted from states
      union all
      select 'ALL', ${everything}::uuid, delivery_status, is_blocked, is_attempted,
        kept, counted
      from states
    ), days as (
      select time_zone, unit, day, 'created' as what, created as kept, 0 as counted from day_counts
      union all
      select time_zone, unit, day, 'delivered', delivered, 0 from day_counts
      union all
      select time_zone, unit, day, 'bucket ' || bucket, count, 0 from day_durations
      union all
      select time_zone, its.unit, its.day, events.what, events.kept, events.counted
      from zones cross join (
        select created_at as at, 'created' as what, count as kept, 0 as counted
        from parcel_count_changes
        union all
        select created_at, 'created', 0, 1 from parcels
        union all
        select delivered_at, each.what, count, 0 from delivery_count_changes,
          lateral (values ('delivered'), ('bucket ' || duration_bucket(hours))) as each (what)
        union all
        select delivered_at, each.what, 0, 1 from deliveries,
          lateral (values ('delivered'), ('bucket ' || duration_bucket(hours))) as each (what)
      ) as events,
      lateral (select (events.at at time zone time_zone)::date as date) as local,
      lateral (values ('DAY', local.date), ('MONTH', date_trunc('month', local.date)::date))
        as its (unit, day)
    ), differing as (
      select concat_ws(' ', scope, user_id, delivery_status, case when is_blocked then 'blocked' end,
          case when is_attempted then 'attempted' end) as sum, sum(kept) as kept, sum(counted) as counted
      from counts, used
      group by scope, user_id, delivery_status, is_blocked, is_attempted
      having sum(kept) <> sum(counted)
      union all
      select concat_ws(' ', time_zone, unit, day, what), sum(kept), sum(counted)
      from days join zones using (time_zone)
      group by time_zone, unit, day, what having sum(kept) <> sum(counted)
    )
    select sum, kept::double precision as kept, counted::double precision as counted from differing
    order by sum
  `)

/** Returns whether earlier parcels, or days of a new time zone, are still being counted. */
export async function isCounting(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ is_counting: boolean }>(sql`
    select exists (select from kept_counts where counted_to < 'infinity')
      or exists (select from kept_days where counted_to < 'infinity') as is_counting
  `)
  return row?.is_counting ?? false
}

/** Makes the job count everything again. */
export async function resetSums(transaction: Transaction): Promise<void> {
  await transaction.query(sql`select upto from kept_counts for update`)
  await transaction.query(sql`delete from parcel_count_changes`)
  await transaction.query(sql`delete from delivery_count_changes`)
  await transaction.query(sql`delete from parcel_counts`)
  await transaction.query(sql`delete from day_counts`)
  await transaction.query(sql`delete from day_durations`)
  await transaction.query(sql`update kept_days set counted_to = '-infinity'`)
  await transaction.query(sql`update kept_counts set counted_to = '-infinity'`)
}
