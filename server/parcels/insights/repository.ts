import sql from 'sql-template-tag'
import type { Queryable } from '../../db/database.ts'

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

export interface StatusCountRow {
  status: string
  count: number
}

export const countByStatus = (db: Queryable): Promise<StatusCountRow[]> =>
  db.query<StatusCountRow>(sql`
    select delivery_status as status, count(*)::integer as count from parcels
    where not is_blocked group by delivery_status
    union all
    select 'BLOCKED', count(*)::integer from parcels where is_blocked
  `)
