import sql from 'sql-template-tag'
import type { RunState } from '../../openapi.d.ts'
import type { Queryable, Transaction } from '../db/database.ts'

/** Fields of a locked run that decide whether a change is allowed. */
export interface LockedRunRow {
  id: string
  day: string
  courier_id: string
  state: RunState
  version: number
  ended_by_day: boolean
  stops: number
  done: number
  started_at: Date | null
  start_done_at: Date | null
}

/**
 * Locks runs in the order of their IDs, until the transaction ends. A transaction that locks parcels as well locks
 * them before the runs: so a locked parcel stays on its run, and transactions do not deadlock.
 */
export async function lockRuns(transaction: Transaction, ids: string[]): Promise<LockedRunRow[]> {
  await transaction.query(sql`
    select id from runs where id = any(${ids}::uuid[]) order by id for update
  `)
  // A separate statement, so that it sees what the last holder of the lock has committed.
  return transaction.query<LockedRunRow>(sql`
    select run.id, run.day::text as day, run.courier_id, run.state, run.version, run.ended_by_day,
      run.started_at, run.start_done_at,
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

/** False if the courier is missing or blocked, as deleted ones are. */
export async function insertRun(
  transaction: Transaction,
  { id, day, courierId, name, now }: NewRunRow,
): Promise<boolean> {
  const inserted = await transaction.query(sql`
    with courier as (
      select id from users where id = ${courierId} and role = 'COURIER' and not is_blocked
        for key share
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
  /** Raises the version, so that planners who have seen the previous one have to reload the run. */
  isPlanned: boolean
  /** The run was with its courier when its day ended. */
  endedByDay?: boolean
  /** When the courier's device recorded the start or the end that it could not send at once. */
  doneAt?: Date | null
  now: Date
}

/** Writes the state and the version of a locked run, and the event by which subscribers learn of it. */
export async function writeRun(
  transaction: Transaction,
  id: string,
  { state, isPlanned, endedByDay = false, doneAt = null, now }: RunWrite,
): Promise<void> {
  await transaction.query(sql`
    with run as (
      update runs set state = ${state}, version = version + ${isPlanned ? 1 : 0}::integer,
        changes = changes + 1, updated_at = ${now}, ended_by_day = ${endedByDay},
        started_at = case when ${state} = 'UNDER_WAY' then coalesce(started_at, ${now}) else started_at end,
        start_done_at = case when ${state} = 'UNDER_WAY' and started_at is null
          then ${doneAt}::timestamptz else start_done_at end,
        finished_at = case when ${state} = 'FINISHED' then ${now}::timestamptz end,
        finish_done_at = case when ${state} = 'FINISHED' then ${doneAt}::timestamptz end
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

/**
 * False if the courier is missing, or a new one is blocked, as deleted ones are. A recalled run that gets another
 * courier loses the start of the former one.
 */
export async function setRunDetails(
  transaction: Transaction,
  id: string,
  { day, courierId, name }: RunDetails,
): Promise<boolean> {
  const changed = await transaction.query(sql`
    with courier as (
      select users.id from users join runs on runs.id = ${id}
      where users.id = coalesce(${courierId ?? null}::uuid, runs.courier_id)
        and users.role = 'COURIER' and (users.id = runs.courier_id or not users.is_blocked)
      for key share of users
    )
    update runs set courier_id = courier.id, day = coalesce(${day ?? null}::date, day),
      started_at = case when courier.id = runs.courier_id then started_at end,
      start_done_at = case when courier.id = runs.courier_id then start_done_at end,
      name = case when ${name === undefined}::boolean then name else ${name ?? null} end
    from courier where runs.id = ${id}
    returning runs.id
  `)
  return changed.length > 0
}

/** Also inserts the event by which other planners learn of it. */
export async function deleteRunRow(transaction: Transaction, id: string): Promise<void> {
  await transaction.query(sql`
    with deleted as (delete from runs where id = ${id} returning id, changes + 1 as changes)
    insert into parcel_changes (parcel_id, entry_number, is_run) select id, changes, true from deleted
  `)
}

/** Unfinished runs of past days. */
export const findPastRuns = (
  db: Queryable,
  today: string,
  limit: number,
): Promise<{ id: string }[]> =>
  db.query<{ id: string }>(sql`
    select id from runs where day < ${today}::date and state <> 'FINISHED'
    order by day, id limit ${limit}
  `)
