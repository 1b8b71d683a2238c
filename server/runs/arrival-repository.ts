import sql from 'sql-template-tag'
import type { Queryable } from '../db/database.ts'

/** Fields of a run under way from which arrivals are estimated. */
export interface RunUnderWayRow {
  id: string
  /** Never null for a run that is under way. */
  started_at: Date | null
  /** When it was started or planned, or had a result, for the last time. */
  changed_at: Date
  /** In the order of the run. */
  stops: {
    /** Parcels without a result. `told_from`: the time that was expected when the receiver was told; null if they were not. */
    open: { parcel_id: string; told_from: string | null }[]
    /** When the last of them had its result; null while one is open. JSON carries a time as text. */
    ended_at: string | null
  }[]
}

/** Finds the runs under way among these runs. */
export const findRunsUnderWay = (db: Queryable, runIds: string[]): Promise<RunUnderWayRow[]> =>
  db.query<RunUnderWayRow>(sql`${selectRuns} and run.id = any(${runIds}::uuid[])`)

/** Finds a batch of all runs under way, in the order of their IDs; null begins with the first. */
export const findNextRunsUnderWay = (
  db: Queryable,
  after: string | null,
  limit: number,
): Promise<RunUnderWayRow[]> =>
  db.query<RunUnderWayRow>(sql`
    ${selectRuns} and (${after}::uuid is null or run.id > ${after}::uuid)
    order by run.id limit ${limit}
  `)

const selectRuns = sql`
  select run.id, run.started_at, greatest(run.updated_at, (
    select max(entry.created_at) from run_parcels as planned
      join status_logs as entry on entry.parcel_id = planned.parcel_id
        and entry.entry_number = planned.entry_number
    where planned.run_id = run.id
  )) as changed_at, coalesce((
    select json_agg(json_build_object('open', stop.open_parcels, 'ended_at', stop.ended_at)
      order by stop.position)
    from (
      select one.position,
        coalesce(
          json_agg(json_build_object('parcel_id', planned.parcel_id, 'told_from', planned.told_from))
          filter (where planned.entry_number is null), '[]') as open_parcels,
        case when bool_and(entry.created_at is not null) then max(entry.created_at) end as ended_at
      from run_stops as one
        join run_parcels as planned on planned.stop_id = one.id
        left join status_logs as entry on entry.parcel_id = planned.parcel_id
          and entry.entry_number = planned.entry_number
      where one.run_id = run.id
      group by one.id
    ) as stop
  ), '[]') as stops
  from runs as run
  where run.state = 'UNDER_WAY'
`

/** Finds which of these parcels are on one of these runs, even if it has just finished. */
export async function findParcelsOnRuns(
  db: Queryable,
  runIds: string[],
  parcelIds: string[],
): Promise<string[]> {
  const rows = await db.query<{ parcel_id: string }>(sql`
    select parcel_id from run_parcels
    where run_id = any(${runIds}::uuid[]) and parcel_id = any(${parcelIds}::uuid[])
  `)
  return rows.map(({ parcel_id }) => parcel_id)
}
