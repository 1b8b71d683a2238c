import sql from 'sql-template-tag'
import type { DeliveryFailure, ParcelStatus, RunState } from '../../openapi.d.ts'
import type { Queryable } from '../db/database.ts'
import { byName } from '../db/name-order.ts'

/** Totals of one courier's runs on one day. */
export interface RunFiguresRow {
  day: string
  courier_id: string
  courier_name: string
  runs: number
  stops: number
  parcels: number
  delivered: number
  attempted: number
  open: number
  minutes: number
}

export const findRunFigures = (
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<RunFiguresRow[]> =>
  db.query<RunFiguresRow>(sql`
    select run.day::text as day, run.courier_id, courier.name as courier_name,
      count(*)::integer as runs, sum(own.stops)::integer as stops,
      sum(own.parcels)::integer as parcels, sum(own.delivered)::integer as delivered,
      sum(own.attempted)::integer as attempted, sum(own.open)::integer as open,
      round(sum(coalesce(
        greatest(extract(epoch from own.last_at - run.started_at), 0), 0
      )) / 60)::integer as minutes
    from runs as run
      join users as courier on courier.id = run.courier_id
      cross join lateral (
        select count(distinct planned.stop_id) as stops, count(*) as parcels,
          count(*) filter (where entry.status = 'DELIVERED') as delivered,
          count(*) filter (where entry.failed_attempt is not null) as attempted,
          count(*) filter (where planned.entry_number is null) as open,
          -- Leaves out entries sent after the end of the day, whose time is that of their arrival.
          max(entry.created_at) filter (
            where entry.created_at <= coalesce(run.finished_at, entry.created_at)
          ) as last_at
        from run_parcels as planned
          left join status_logs as entry on entry.parcel_id = planned.parcel_id
            and entry.entry_number = planned.entry_number
        where planned.run_id = run.id
      ) as own
    where run.day between ${from}::date and ${to}::date and run.state <> 'DRAFT'
    group by run.day, run.courier_id, courier.name
    order by run.day, ${byName(sql`courier.name`)}, run.courier_id
  `)

/** A parcel of a run, as in the exported file. */
export interface RunExportRow {
  day: string
  run_name: string | null
  state: RunState
  courier_name: string
  stop: number
  address: string
  tracking_id: string
  receiver_name: string
  weight_grams: number
  /** Null until the parcel has a result on this run. */
  status: ParcelStatus | null
  failed_attempt: DeliveryFailure | null
  note: string | null
  at: Date | null
  /** When a device recorded it that could not send it at once. */
  done_at: Date | null
}

/** Rows of one day; an export of many days reads them day by day. */
export const findRunExportRows = (db: Queryable, day: string): Promise<RunExportRow[]> =>
  db.query<RunExportRow>(sql`
    select run.day::text as day, run.name as run_name, run.state, courier.name as courier_name,
      dense_rank() over (partition by run.id order by stop.position)::integer as stop, stop.address,
      parcel.tracking_id, receiver.name as receiver_name, parcel.weight_grams, entry.status,
      entry.failed_attempt, entry.note, entry.created_at as at,
      entry.done_at
    from runs as run
      join users as courier on courier.id = run.courier_id
      join run_stops as stop on stop.run_id = run.id
      join run_parcels as planned on planned.stop_id = stop.id
      join parcels as parcel on parcel.id = planned.parcel_id
      join users as receiver on receiver.id = parcel.receiver_id
      left join status_logs as entry on entry.parcel_id = planned.parcel_id
        and entry.entry_number = planned.entry_number
    where run.day = ${day}::date and run.state <> 'DRAFT'
    order by ${byName(sql`courier.name`)}, run.id, stop.position, parcel.tracking_id
  `)
