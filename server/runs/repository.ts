import sql from 'sql-template-tag'
import type {
  DeliveryFailure,
  DeliveryStatus,
  ParcelStatus,
  ParcelType,
  RunState,
  StopCoordinates,
} from '../../openapi.d.ts'
import type { Config } from '../config/config.ts'
import type { Queryable } from '../db/database.ts'
import { locateStops } from './routing/locate-stops.ts'
import { isRunOfCourier } from './couriers-repository.ts'

/** Fields that a run has with or without its stops. */
export interface RunHeadRow {
  id: string
  day: string
  name: string | null
  courier_id: string
  courier_name: string
  state: RunState
  version: number
}

/** A run with its stops in their order. */
export interface RunRow extends RunHeadRow {
  started_at: Date | null
  /** When a device recorded the start that could not send it at once. */
  start_done_at: Date | null
  finished_at: Date | null
  finish_done_at: Date | null
  stops: StopRow[]
}

/** A run with the known coordinates of its stops, by their IDs. */
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
  /** Number that the sender gave, or the one in the receiver's account. */
  phone: string | null
  parcel_type: ParcelType
  weight_grams: number
  note: string | null
  delivery_status: DeliveryStatus
  is_blocked: boolean
  /** Null until the parcel has a result on this run. */
  result: ResultRow | null
}

/** Log entry with the result of a parcel on a run. */
export interface ResultRow {
  status: ParcelStatus
  failed_attempt: DeliveryFailure | null
  note: string | null
  /** JSON carries a time as text. */
  created_at: string
  /** When a device recorded it that could not send it at once; otherwise null. */
  done_at: string | null
}

const result = sql`
  (
    select json_build_object('status', entry.status, 'failed_attempt', entry.failed_attempt,
      'note', entry.note, 'created_at', entry.created_at, 'done_at', entry.done_at)
    from status_logs as entry
    where entry.parcel_id = planned.parcel_id and entry.entry_number = planned.entry_number
  )
`

/** Columns of `runs as run` and `users as courier`. */
export const headColumns = sql`
  run.id, run.day::text as day, run.name, run.courier_id, courier.name as courier_name, run.state,
  run.version
`

const selectRuns = sql`
  select ${headColumns}, run.started_at, run.start_done_at, run.finished_at, run.finish_done_at,
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

export async function findRun(
  db: Queryable,
  id: string,
  config: LocateConfig,
): Promise<LocatedRunRow | undefined> {
  const rows = await db.query<RunRow>(sql`${selectRuns} where run.id = ${id}`)
  return (await locate(db, rows, config))[0]
}

/** Runs that the courier has on this day or later, the earliest first. */
export async function findRunsWithCourier(
  db: Queryable,
  courierId: string,
  today: string,
  config: LocateConfig,
): Promise<LocatedRunRow[]> {
  const rows = await db.query<RunRow>(sql`
    ${selectRuns} where ${isRunOfCourier(courierId, today)} order by run.day, run.id
  `)
  return locate(db, rows, config)
}

/** Country whose postcodes are looked for first. */
type LocateConfig = Pick<Config, 'country'>

async function locate(
  db: Queryable,
  rows: RunRow[],
  { country }: LocateConfig,
): Promise<LocatedRunRow[]> {
  const coordinates = await locateStops(
    db,
    rows.flatMap(({ stops }) => stops),
    country,
  )
  return rows.map((row) => ({ ...row, coordinates }))
}
