import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../db/database.ts'
import { byName } from '../db/name-order.ts'

/** Condition on `runs as run`: the courier may see it, and act on its parcels. */
export const isRunOfCourier = (courierId: string, today: string): Sql => sql`
  run.courier_id = ${courierId} and run.state in ('GIVEN_OUT', 'UNDER_WAY')
    and run.day >= ${today}::date
`

/** A courier's run that a parcel is on. */
export interface RunOfParcelRow {
  run_id: string
  /** The run is not finished. */
  is_open: boolean
}

/** Finds the run with this parcel that the courier has now. */
export async function findRunWithCourier(
  db: Queryable,
  parcelId: string,
  courierId: string,
  today: string,
): Promise<RunOfParcelRow | undefined> {
  const [row] = await db.query<RunOfParcelRow>(sql`
    select planned.run_id, planned.is_open
    from run_parcels as planned join runs as run on run.id = planned.run_id
    where planned.parcel_id = ${parcelId} and planned.is_open and ${isRunOfCourier(courierId, today)}
  `)
  return row
}

/** Finds the run if the parcel is on it and the courier has it, or had it until the end of its day. */
export async function findRunSince(
  db: Queryable,
  parcelId: string,
  courierId: string,
  { runId, since }: { runId: string; since: string },
): Promise<RunOfParcelRow | undefined> {
  const [row] = await db.query<RunOfParcelRow>(sql`
    select planned.run_id, planned.is_open
    from run_parcels as planned join runs as run on run.id = planned.run_id
    where planned.run_id = ${runId} and planned.parcel_id = ${parcelId} and (
      ${isRunOfCourier(courierId, since)}
      or run.ended_by_day and run.courier_id = ${courierId} and run.day >= ${since}::date
    )
  `)
  return row
}

/** True if planners took the parcel off this run, which is the courier's and of one of these days. */
export async function wasTakenOff(
  db: Queryable,
  parcelId: string,
  { runId, courierId, from, to }: { runId: string; courierId: string; from: string; to: string },
): Promise<boolean> {
  const found = await db.query(sql`
    select from taken_off_runs as taken join runs as run on run.id = taken.run_id
    where taken.parcel_id = ${parcelId} and run.id = ${runId} and run.courier_id = ${courierId}
      and run.day between ${from}::date and ${to}::date
  `)
  return found.length > 0
}

export interface RunStartRow {
  day: string
  started_at: Date | null
  start_done_at: Date | null
}

/** Finds the start of the first of these runs that is the courier's, and of this day or later. */
export async function findRunStart(
  db: Queryable,
  courierId: string,
  { runIds, since }: { runIds: string[]; since: string },
): Promise<RunStartRow | undefined> {
  const [row] = await db.query<RunStartRow>(sql`
    select day::text as day, started_at, start_done_at
    from runs join unnest(${runIds}::uuid[]) with ordinality as named (id, place) using (id)
    where courier_id = ${courierId} and day >= ${since}::date
    order by named.place limit 1
  `)
  return row
}

/** Time of what another courier did last with the parcel: at the door, if their device told it. */
export async function findLastByOtherCourier(
  db: Queryable,
  parcelId: string,
  courierId: string,
): Promise<Date | undefined> {
  const [row] = await db.query<{ done: Date }>(sql`
    select coalesce(log.done_at, log.created_at) as done
    from status_logs as log join users as author on author.id = log.updated_by
    where log.parcel_id = ${parcelId} and author.role = 'COURIER' and author.id <> ${courierId}
    order by log.entry_number desc limit 1
  `)
  return row?.done
}

/** ID of the unfinished run that the parcel is on. */
export async function findOpenRun(db: Queryable, parcelId: string): Promise<string | undefined> {
  const [row] = await db.query<{ run_id: string }>(sql`
    select run_id from run_parcels where parcel_id = ${parcelId} and is_open
  `)
  return row?.run_id
}

/** False if the courier of the run is blocked, as deleted ones are, and so cannot log in to see it. */
export async function hasActiveCourier(db: Queryable, id: string): Promise<boolean> {
  const found = await db.query(sql`
    select from runs as run join users as courier on courier.id = run.courier_id
    where run.id = ${id} and not courier.is_blocked
  `)
  return found.length > 0
}

export interface RunCourierRow {
  id: string
  courier_id: string
}

export const findRunCouriers = (db: Queryable, ids: string[]): Promise<RunCourierRow[]> =>
  db.query<RunCourierRow>(sql`select id, courier_id from runs where id = any(${ids}::uuid[])`)

export interface CourierRow {
  id: string
  name: string
}

export const findCouriers = (db: Queryable): Promise<CourierRow[]> =>
  db.query<CourierRow>(sql`
    select id, name from users
    where role = 'COURIER' and not is_blocked order by ${byName(sql`name`)}, id
  `)
