import sql, { type Sql } from 'sql-template-tag'
import type {
  DeliveryFailure,
  DeliveryStatus,
  ParcelStatus,
  ParcelType,
  RunState,
  StopCoordinates,
} from '../../openapi.d.ts'
import type { Queryable, Transaction } from '../db/database.ts'
import { locateStops } from '../routing/locate-stops.ts'

/** A run with its stops in their order. */
export interface RunRow {
  id: string
  day: string
  name: string | null
  courier_id: string
  courier_name: string
  state: RunState
  version: number
  started_at: Date | null
  finished_at: Date | null
  stops: StopRow[]
}

/** A run that says where its stops are, as far as it is known. */
export interface LocatedRunRow extends RunRow {
  coordinates: ReadonlyMap<string, StopCoordinates>
}

export interface StopRow {
  id: string
  address: string
  parcels: StopParcelRow[]
}

export interface StopParcelRow {
  id: string
  tracking_id: string
  receiver_name: string
  /** Number that the sender gave, else the one in the receiver's account. */
  phone: string | null
  parcel_type: ParcelType
  weight_grams: number
  note: string | null
  delivery_status: DeliveryStatus
  is_blocked: boolean
  /** Null until something became of the parcel on this run. */
  result: ResultRow | null
}

/** The log entry that says what became of a parcel. */
export interface ResultRow {
  status: ParcelStatus
  failed_attempt: DeliveryFailure | null
  note: string | null
  /** JSON carries a time as text. */
  created_at: string
}

/** Sums of a run. */
export interface RunSummaryRow {
  id: string
  day: string
  name: string | null
  courier_id: string
  courier_name: string
  state: RunState
  version: number
  stops: number
  done_stops: number
  parcels: number
  done: number
  weight_grams: number
}

const result = sql`
  (
    select json_build_object('status', entry.status, 'failed_attempt', entry.failed_attempt,
      'note', entry.note, 'created_at', entry.created_at)
    from status_logs as entry
    where entry.parcel_id = planned.parcel_id and entry.entry_number = planned.entry_number
  )
`

const selectRuns = sql`
  select run.id, run.day::text as day, run.name, run.courier_id, courier.name as courier_name,
    run.state, run.version, run.started_at, run.finished_at,
    coalesce((
      select json_agg(json_build_object('id', stop.id, 'address', stop.address, 'parcels', (
        select json_agg(json_build_object('id', parcel.id, 'tracking_id', parcel.tracking_id,
          'receiver_name', receiver.name, 'phone', coalesce(parcel.receiver_phone, receiver.phone),
          'parcel_type', parcel.parcel_type, 'weight_grams', parcel.weight_grams,
          'note', parcel.note, 'delivery_status', parcel.delivery_status,
          'is_blocked', parcel.is_blocked, 'result', ${result}) order by parcel.tracking_id)
        from run_parcels as planned
          join parcels as parcel on parcel.id = planned.parcel_id
          join users as receiver on receiver.id = parcel.receiver_id
        where planned.stop_id = stop.id
      )) order by stop.position)
      from run_stops as stop where stop.run_id = run.id
    ), '[]') as stops
  from runs as run join users as courier on courier.id = run.courier_id
`

export async function findRun(db: Queryable, id: string): Promise<LocatedRunRow | undefined> {
  const rows = await db.query<RunRow>(sql`${selectRuns} where run.id = ${id}`)
  return (await locate(db, rows))[0]
}

/** Runs that the courier has on this day or later, the earliest first. */
export async function findRunsWithCourier(
  db: Queryable,
  courierId: string,
  today: string,
): Promise<LocatedRunRow[]> {
  const rows = await db.query<RunRow>(sql`
    ${selectRuns} where ${isWithCourier(courierId, today)} order by run.day, run.id
  `)
  return locate(db, rows)
}

async function locate(db: Queryable, rows: RunRow[]): Promise<LocatedRunRow[]> {
  const coordinates = await locateStops(
    db,
    rows.flatMap(({ stops }) => stops),
  )
  return rows.map((row) => ({ ...row, coordinates }))
}

/** Of `runs as run`: this courier sees it, and acts on what is on it. */
const isWithCourier = (courierId: string, today: string): Sql => sql`
  run.courier_id = ${courierId} and run.state in ('GIVEN_OUT', 'UNDER_WAY')
    and run.day >= ${today}::date
`

/** A courier's run that a parcel is on. */
export interface RunOfParcelRow {
  run_id: string
  /** The run is not finished. */
  is_open: boolean
}

/** The run that this courier has now with the parcel on it. */
export async function findRunWithCourier(
  db: Queryable,
  parcelId: string,
  courierId: string,
  today: string,
): Promise<RunOfParcelRow | undefined> {
  const [row] = await db.query<RunOfParcelRow>(sql`
    select planned.run_id, planned.is_open
    from run_parcels as planned join runs as run on run.id = planned.run_id
    where planned.parcel_id = ${parcelId} and planned.is_open and ${isWithCourier(courierId, today)}
  `)
  return row
}

/** The run of this id, if this courier has it with the parcel on it, or had until the end of its day. */
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
      planned.is_open and ${isWithCourier(courierId, since)}
      or run.ended_by_day and run.courier_id = ${courierId} and run.day >= ${since}::date
    )
  `)
  return row
}

/** The run that a parcel is on until it is finished. */
export async function findOpenRun(db: Queryable, parcelId: string): Promise<string | undefined> {
  const [row] = await db.query<{ run_id: string }>(sql`
    select run_id from run_parcels where parcel_id = ${parcelId} and is_open
  `)
  return row?.run_id
}

export const findRunSummaries = (
  db: Queryable,
  which: { day: string } | { ids: string[] },
): Promise<RunSummaryRow[]> =>
  db.query<RunSummaryRow>(sql`
    select run.id, run.day::text as day, run.name, run.courier_id, courier.name as courier_name,
      run.state, run.version, ${sums}
    from runs as run join users as courier on courier.id = run.courier_id
    where ${'day' in which ? sql`run.day = ${which.day}::date` : sql`run.id = any(${which.ids}::uuid[])`}
    order by lower(run.name) nulls last, lower(courier.name), run.id
  `)

const sums = sql`
  (select count(*)::integer from run_stops where run_id = run.id) as stops,
  (
    select count(*)::integer from run_stops as stop where run_id = run.id and not exists (
      select from run_parcels where stop_id = stop.id and entry_number is null
    )
  ) as done_stops,
  (select count(*)::integer from run_parcels where run_id = run.id) as parcels,
  (select count(entry_number)::integer from run_parcels where run_id = run.id) as done,
  (
    select coalesce(sum(parcel.weight_grams), 0)::integer
    from run_parcels as planned join parcels as parcel on parcel.id = planned.parcel_id
    where planned.run_id = run.id
  ) as weight_grams
`

/** What decides about a change of a locked run. */
export interface LockedRunRow {
  id: string
  day: string
  courier_id: string
  state: RunState
  version: number
  ended_by_day: boolean
  stops: number
  done: number
}

/**
 * In the order of their ids, until the transaction ends. Parcels are locked before runs, wherever both are: so
 * the run of a locked parcel stays its run, and no two transactions wait for each other.
 */
export async function lockRuns(transaction: Transaction, ids: string[]): Promise<LockedRunRow[]> {
  await transaction.query(sql`
    select id from runs where id = any(${ids}::uuid[]) order by id for update
  `)
  // A statement of its own sees what the last holder of the lock has committed.
  return transaction.query<LockedRunRow>(sql`
    select run.id, run.day::text as day, run.courier_id, run.state, run.version, run.ended_by_day,
      (select count(*)::integer from run_stops where run_id = run.id) as stops,
      (select count(entry_number)::integer from run_parcels where run_id = run.id) as done
    from runs as run where run.id = any(${ids}::uuid[]) order by run.id
  `)
}

export interface NewRunRow {
  id: string
  day: string
  courierId: string
  name: string | null
  now: Date
}

/** False where there is no such courier who could log in. */
export async function insertRun(
  transaction: Transaction,
  { id, day, courierId, name, now }: NewRunRow,
): Promise<boolean> {
  const inserted = await transaction.query(sql`
    with courier as (
      select id from users where id = ${courierId} and role = 'COURIER' and not is_blocked
        and deleted_at is null for key share
    ), inserted as (
      insert into runs (id, day, courier_id, name, state, created_at, updated_at)
      select ${id}::uuid, ${day}::date, courier.id, ${name}, 'DRAFT', ${now}::timestamptz,
        ${now}::timestamptz
      from courier
      returning id, changes
    )
    insert into parcel_changes (parcel_id, entry_number, is_run) select id, changes, true from inserted
    returning parcel_id
  `)
  return inserted.length > 0
}

export interface RunWrite {
  state: RunState
  /** What planners have seen is no longer what there is. */
  isPlanned: boolean
  /** It was with its courier when its day ended. */
  endedByDay?: boolean
  now: Date
}

/** For a locked run: its state, its next version, and the event that says so. */
export async function writeRun(
  transaction: Transaction,
  id: string,
  { state, isPlanned, endedByDay = false, now }: RunWrite,
): Promise<void> {
  await transaction.query(sql`
    with run as (
      update runs set state = ${state}, version = version + ${isPlanned ? 1 : 0}::integer,
        changes = changes + 1, updated_at = ${now}, ended_by_day = ${endedByDay},
        started_at = case when ${state} = 'UNDER_WAY' then coalesce(started_at, ${now}) else started_at end,
        finished_at = case when ${state} = 'FINISHED' then ${now}::timestamptz end
      where id = ${id}
      returning id, changes
    ), closed as (
      update run_parcels set is_open = false where run_id = ${id} and ${state} = 'FINISHED'
    )
    insert into parcel_changes (parcel_id, entry_number, is_run) select id, changes, true from run
    returning parcel_id
  `)
}

export interface RunDetails {
  day: string | undefined
  courierId: string | undefined
  /** Undefined leaves the name as it is. */
  name: string | null | undefined
}

/** False where there is no such courier who could log in. */
export async function setRunDetails(
  transaction: Transaction,
  id: string,
  { day, courierId, name }: RunDetails,
): Promise<boolean> {
  const changed = await transaction.query(sql`
    with courier as (
      select users.id from users join runs on runs.id = ${id}
      where users.id = coalesce(${courierId ?? null}::uuid, runs.courier_id)
        and users.role = 'COURIER' and (
          users.id = runs.courier_id or not users.is_blocked and users.deleted_at is null
        )
      for key share of users
    )
    update runs set courier_id = courier.id, day = coalesce(${day ?? null}::date, day),
      name = case when ${name === undefined}::boolean then name else ${name ?? null} end
    from courier where runs.id = ${id}
    returning runs.id
  `)
  return changed.length > 0
}

/** With the event by which other planners learn of it. */
export async function deleteRunRow(transaction: Transaction, id: string): Promise<void> {
  await transaction.query(sql`
    with deleted as (delete from runs where id = ${id} returning id, changes + 1 as changes)
    insert into parcel_changes (parcel_id, entry_number, is_run) select id, changes, true from deleted
  `)
}

/** False where the courier of the run could not log in to see it. */
export async function hasActiveCourier(db: Queryable, id: string): Promise<boolean> {
  const found = await db.query(sql`
    select from runs as run join users as courier on courier.id = run.courier_id
    where run.id = ${id} and not courier.is_blocked and courier.deleted_at is null
  `)
  return found.length > 0
}

/** Runs of days that are over and that were not finished. */
export const findPastRuns = (
  db: Queryable,
  today: string,
  limit: number,
): Promise<{ id: string }[]> =>
  db.query<{ id: string }>(sql`
    select id from runs where day < ${today}::date and state <> 'FINISHED'
    order by day, id limit ${limit}
  `)

/** Whose a run is. */
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
    where role = 'COURIER' and not is_blocked and deleted_at is null order by lower(name), id
  `)
