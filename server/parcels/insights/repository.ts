import sql from 'sql-template-tag'
import type { Queryable } from '../../db/database.ts'
import { unfoldedFrom } from '../kept-figures/kept-counts-repository.ts'
import type { Bucket } from '../kept-figures/durations.ts'

/** Days such as 2026-03-02, both included. */
export interface DayRange {
  from: string
  to: string
}

export interface CreatedDayRow {
  day: string
  created: number
}

export const countCreatedByDay = (
  db: Queryable,
  { from, to }: DayRange,
  timeZone: string,
): Promise<CreatedDayRow[]> =>
  db.query<CreatedDayRow>(sql`
    select day::text, count(*)::integer as created
    from parcels, lateral (select (created_at at time zone ${timeZone})::date as day) as its
    where created_at >= (${from}::date)::timestamp at time zone ${timeZone}
      and created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    group by day
  `)

export interface DeliveredDayRow {
  /** Null for all days together. */
  day: string | null
  delivered: number
  /** Hours from the request to the delivery. */
  median: number | null
}

export const countDeliveredByDay = (
  db: Queryable,
  { from, to }: DayRange,
  timeZone: string,
): Promise<DeliveredDayRow[]> =>
  db.query<DeliveredDayRow>(sql`
    select day::text, count(*)::integer as delivered,
      percentile_cont(0.5) within group (order by hours) as median
    from deliveries, lateral (select (delivered_at at time zone ${timeZone})::date as day) as its
    where delivered_at >= (${from}::date)::timestamp at time zone ${timeZone}
      and delivered_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    group by grouping sets ((day), ())
  `)

/** Finds the time zone whose days are kept: this one, or another until all of its days are counted. */
export async function findKeptTimeZone(
  db: Queryable,
  timeZone: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ time_zone: string }>(sql`
    select time_zone from kept_days where counted_to = 'infinity'
    order by time_zone = ${timeZone} desc, wanted_at desc limit 1
  `)
  return row?.time_zone
}

export interface KeptDayRow {
  day: string
  created: number
  delivered: number
  /** Hours; a delivery of the last second may not be in it. */
  median: number | null
}

/** Days of the range on which anything happened, by the kept sums and what is not in them yet. */
export const findKeptDays = (
  db: Queryable,
  { from, to }: DayRange,
  timeZone: string,
): Promise<KeptDayRow[]> =>
  db.query<KeptDayRow>(sql`
    select day::text, sum(created)::double precision as created,
      sum(delivered)::double precision as delivered, max(median) as median
    from (
      select day, created, delivered, median_hours as median from day_counts
      where time_zone = ${timeZone} and unit = 'DAY'
      union all
      select (created_at at time zone ${timeZone})::date, count, 0, null from parcel_count_changes
      where xid >= ${unfoldedFrom}
      union all
      select (delivered_at at time zone ${timeZone})::date, 0, count, null from delivery_count_changes
      where xid >= ${unfoldedFrom}
    ) as each
    where day between ${from}::date and ${to}::date
    group by day
  `)

/** Counts the deliveries of the range by how long they took; its whole months are added up already. */
export const findKeptDurations = (
  db: Queryable,
  { from, to }: DayRange,
  timeZone: string,
): Promise<Bucket[]> =>
  db.query<Bucket>(sql`
    with months as (
      select (date_trunc('month', ${from}::date - 1) + interval '1 month')::date as first,
        date_trunc('month', ${to}::date + 1)::date as next
    )
    select bucket, sum(count)::double precision as count from (
      select bucket, count from day_durations, months
      where time_zone = ${timeZone} and unit = 'MONTH' and day >= first and day < next
      union all
      select bucket, count from day_durations, months
      where time_zone = ${timeZone} and unit = 'DAY' and day >= ${from}::date and day < least(first, ${to}::date + 1)
      union all
      select bucket, count from day_durations, months
      where time_zone = ${timeZone} and unit = 'DAY' and day >= greatest(first, next) and day <= ${to}::date
      union all
      select duration_bucket(hours), count from delivery_count_changes
      where xid >= ${unfoldedFrom}
        and (delivered_at at time zone ${timeZone})::date between ${from}::date and ${to}::date
    ) as each
    group by bucket order by bucket
  `)
