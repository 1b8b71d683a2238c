import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Days as in 2026-03-02, of UTC, both included. */
export interface DayRange {
  from: string
  to: string
}

export interface DeliveredRow {
  /** Null for all days together. */
  day: string | null
  delivered: number
  median: number | null
}

export async function countCreatedByDay(
  db: Kysely<Database>,
  { from, to }: DayRange,
): Promise<{ day: string; created: number }[]> {
  const { rows } = await sql<{ day: string; created: number }>`
    select (created_at at time zone 'UTC')::date::text as day, count(*)::integer as created
    from parcels
    where created_at >= (${from}::date)::timestamp at time zone 'UTC'
      and created_at < (${to}::date + 1)::timestamp at time zone 'UTC'
    group by (created_at at time zone 'UTC')::date
  `.execute(db)
  return rows
}

export async function countDeliveredByDay(
  db: Kysely<Database>,
  { from, to }: DayRange,
): Promise<DeliveredRow[]> {
  const { rows } = await sql<DeliveredRow>`
    select delivered_on::text as day, count(*)::integer as delivered,
      percentile_cont(0.5) within group (order by hours) as median
    from deliveries
    where delivered_on between ${from}::date and ${to}::date
    group by grouping sets ((delivered_on), ())
  `.execute(db)
  return rows
}

export async function countByStatus(
  db: Kysely<Database>,
): Promise<{ status: string; count: number }[]> {
  const { rows } = await sql<{ status: string; count: number }>`
    select delivery_status as status, count(*)::integer as count from parcels
    where not is_blocked group by delivery_status
    union all
    select 'BLOCKED', count(*)::integer from parcels where is_blocked
  `.execute(db)
  return rows
}
