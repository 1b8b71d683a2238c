import sql from 'sql-template-tag'
import type { Queryable } from '../../db/database.ts'

/** Days such as 2026-03-02, in UTC, both included. */
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
): Promise<CreatedDayRow[]> =>
  db.query<CreatedDayRow>(sql`
    select (created_at at time zone 'UTC')::date::text as day, count(*)::integer as created
    from parcels
    where created_at >= (${from}::date)::timestamp at time zone 'UTC'
      and created_at < (${to}::date + 1)::timestamp at time zone 'UTC'
    group by (created_at at time zone 'UTC')::date
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
): Promise<DeliveredDayRow[]> =>
  db.query<DeliveredDayRow>(sql`
    select delivered_on::text as day, count(*)::integer as delivered,
      percentile_cont(0.5) within group (order by hours) as median
    from deliveries
    where delivered_on between ${from}::date and ${to}::date
    group by grouping sets ((delivered_on), ())
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
