import sql from 'sql-template-tag'
import type { Queryable, Transaction } from '../../db/database.ts'

/** A kept sum beside what the rows of parcels and deliveries say. */
export interface Difference {
  /** As in 'SENT 0b1e… DELIVERED', or 'Europe/Berlin DAY 2026-03-02 created'. */
  sum: string
  kept: number
  counted: number
}

/** Finds the sums that differ from the rows, among those that are used: of what is still being counted, none is. */
export const findDifferences = (db: Queryable): Promise<Difference[]> =>
  db.query<Difference>(sql`
    with counted as (select from kept_counts where counted_to = 'infinity'),
    zones as (select time_zone from kept_days where counted_to = 'infinity'),
    sums as (
      select concat_ws(' ', scope, user_id, delivery_status,
          case when is_blocked then 'blocked' end, case when is_attempted then 'attempted' end) as sum,
        count as kept, 0 as counted
      from parcel_counts, counted
      union all
      select concat_ws(' ', its.scope, its.user_id, delivery_status,
          case when is_blocked then 'blocked' end, case when is_attempted then 'attempted' end),
        rows.kept, rows.counted
      from (
        select sender_id, receiver_id, delivery_status, is_blocked, is_attempted, count as kept,
          0 as counted
        from parcel_count_changes
        union all
        select sender_id, receiver_id, delivery_status, is_blocked, is_attempted, 0, 1 from parcels
      ) as rows, counted, lateral (values
        ('ALL', '00000000-0000-0000-0000-000000000000'::uuid), ('SENT', sender_id), ('RECEIVED', receiver_id)
      ) as its (scope, user_id)
      union all
      select concat_ws(' ', time_zone, unit, day, 'created'), created, 0 from day_counts join zones using (time_zone)
      union all
      select concat_ws(' ', time_zone, unit, day, 'delivered'), delivered, 0 from day_counts join zones using (time_zone)
      union all
      select concat_ws(' ', time_zone, unit, day, 'bucket', bucket), count, 0 from day_durations join zones using (time_zone)
      union all
      select concat_ws(' ', zone.time_zone, its.unit, its.day, what), rows.kept, rows.counted
      from zones as zone cross join (
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
      ) as rows,
      lateral (select (rows.at at time zone zone.time_zone)::date as date) as local,
      lateral (values ('DAY', local.date), ('MONTH', date_trunc('month', local.date)::date))
        as its (unit, day)
    )
    select sum, sum(kept)::double precision as kept, sum(counted)::double precision as counted
    from sums group by sum having sum(kept) <> sum(counted) order by sum
  `)

/** Returns whether parcels of before an upgrade, or days of a new time zone, are still being counted. */
export async function isCounting(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ is_counting: boolean }>(sql`
    select exists (select from kept_counts where counted_to < 'infinity')
      or exists (select from kept_days where counted_to < 'infinity') as is_counting
  `)
  return row?.is_counting ?? false
}

/** Makes the job count everything again. */
export async function forgetSums(transaction: Transaction): Promise<void> {
  await transaction.query(sql`select upto from kept_counts for update`)
  await transaction.query(sql`delete from parcel_count_changes`)
  await transaction.query(sql`delete from delivery_count_changes`)
  await transaction.query(sql`delete from parcel_counts`)
  await transaction.query(sql`delete from day_counts`)
  await transaction.query(sql`delete from day_durations`)
  await transaction.query(sql`update kept_days set counted_to = '-infinity'`)
  await transaction.query(sql`update kept_counts set counted_to = '-infinity'`)
}
