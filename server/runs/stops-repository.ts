import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { foldText } from '../../domain/fold.ts'
import type { DeliveryStatus } from '../../openapi.d.ts'
import type { Queryable, Transaction } from '../db/database.ts'
import { conflict } from '../http/errors.ts'
import { withValues } from '../http/sentences.ts'

/** Fields of a locked parcel that decide whether it can be put on a run, and where. */
export interface PlannableRow {
  id: string
  tracking_id: string
  to_address: string
  delivery_status: DeliveryStatus
  is_blocked: boolean
}

/** Locks parcels in the order of their IDs, before any run; returns them in the requested order. */
export async function lockParcels(
  transaction: Transaction,
  ids: readonly string[],
): Promise<PlannableRow[]> {
  const rows = await transaction.query<PlannableRow>(sql`
    select id, tracking_id, to_address, delivery_status, is_blocked from parcels
    where id = any(${ids}::uuid[]) order by id for update
  `)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

/** Finds which of these parcels are on an unfinished run. */
export async function findPlanned(db: Queryable, parcelIds: string[]): Promise<Set<string>> {
  const rows = await db.query<{ parcel_id: string }>(sql`
    select parcel_id from run_parcels where parcel_id = any(${parcelIds}::uuid[]) and is_open
  `)
  return new Set(rows.map(({ parcel_id }) => parcel_id))
}

export interface OpenParcelRow {
  parcel_id: string
  stop_id: string
}

/** Open parcels of these stops of a run, in its order. */
export const findOpenParcels = (
  db: Queryable,
  runId: string,
  stopIds: string[],
): Promise<OpenParcelRow[]> =>
  db.query<OpenParcelRow>(sql`
    select planned.parcel_id, planned.stop_id
    from run_parcels as planned join run_stops as stop on stop.id = planned.stop_id
    where stop.run_id = ${runId} and stop.id = any(${stopIds}::uuid[])
      and planned.entry_number is null
    order by stop.position, planned.parcel_id
  `)

export async function findStopParcels(
  db: Queryable,
  runId: string,
  stopId: string,
): Promise<string[]> {
  const rows = await db.query<{ parcel_id: string }>(sql`
    select parcel_id from run_parcels where run_id = ${runId} and stop_id = ${stopId}
  `)
  return rows.map(({ parcel_id }) => parcel_id)
}

export interface RunStopRow {
  id: string
  address: string
  /** Each of its parcels has a result. */
  is_done: boolean
}

/** Stops of a locked run, in their order. */
export const findStops = (transaction: Transaction, runId: string): Promise<RunStopRow[]> =>
  transaction.query<RunStopRow>(sql`
    select stop.id, stop.address, not exists (
      select from run_parcels where stop_id = stop.id and entry_number is null
    ) as is_done
    from run_stops as stop where stop.run_id = ${runId} order by stop.position
  `)

/**
 * Puts locked parcels on a locked run: at an open stop with their address, or at a new one behind the last.
 * Receivers who were told a time on another run are told again if this run comes at another.
 */
export async function putOnRun(
  transaction: Transaction,
  runId: string,
  parcels: readonly Pick<PlannableRow, 'id' | 'to_address'>[],
): Promise<void> {
  const stops = await findStops(transaction, runId)
  const stopOf = new Map(
    stops.flatMap(({ id, address, is_done }) => (is_done ? [] : [[foldText(address), id]])),
  )
  const added: { id: string; address: string }[] = []
  const placed = parcels.map(({ id, to_address: address }) => {
    const stopId = stopOf.get(foldText(address)) ?? randomUUID()
    if (!stopOf.has(foldText(address))) {
      stopOf.set(foldText(address), stopId)
      added.push({ id: stopId, address })
    }
    return { id, stopId }
  })
  if (stops.length + added.length > maxStops)
    throw conflict(withValues('tooManyStops', { value: String(maxStops) }))
  await transaction.query(sql`
    insert into run_stops (id, run_id, position, address)
    select added.id, ${runId}::uuid, added.place + coalesce(
      (select max(position) from run_stops where run_id = ${runId}), 0
    ), added.address
    from unnest(${added.map(({ id }) => id)}::uuid[], ${added.map(({ address }) => address)}::text[])
      with ordinality as added (id, address, place)
  `)
  await transaction.query(sql`
    with placed as (
      select * from unnest(
        ${placed.map(({ stopId }) => stopId)}::uuid[], ${placed.map(({ id }) => id)}::uuid[]
      ) as placed (stop_id, parcel_id)
    ), told as (
      select parcel_id, told_from from taken_off_runs join placed using (parcel_id)
      where told_from is not null
    ), forgotten as (
      update taken_off_runs set told_from = null from placed
      where taken_off_runs.parcel_id = placed.parcel_id
    )
    insert into run_parcels (run_id, stop_id, parcel_id, told_from)
    select ${runId}::uuid, placed.stop_id, placed.parcel_id, told.told_from
    from placed left join told using (parcel_id)
  `)
}

/** As many as one order can name. */
const maxStops = 500

/** Takes open parcels off a locked run, and deletes stops without parcels; returns the IDs of those that it took off. */
export async function takeOffRun(
  transaction: Transaction,
  runId: string,
  parcelIds: string[],
): Promise<string[]> {
  const taken = await transaction.query<{ parcel_id: string }>(sql`
    with taken as (
      delete from run_parcels
      where run_id = ${runId} and parcel_id = any(${parcelIds}::uuid[]) and entry_number is null
      returning parcel_id, run_id, told_from
    )
    insert into taken_off_runs (parcel_id, run_id, told_from)
    select parcel_id, run_id, told_from from taken
    on conflict (parcel_id, run_id) do update set told_from = excluded.told_from
    returning parcel_id
  `)
  await transaction.query(sql`
    delete from run_stops as stop where run_id = ${runId} and not exists (
      select from run_parcels where stop_id = stop.id
    )
  `)
  return taken.map(({ parcel_id }) => parcel_id)
}

export async function setStopOrder(
  transaction: Transaction,
  runId: string,
  stopIds: string[],
): Promise<void> {
  await transaction.query(sql`
    update run_stops as stop set position = placed.place
    from unnest(${stopIds}::uuid[]) with ordinality as placed (id, place)
    where stop.run_id = ${runId} and stop.id = placed.id
  `)
}

export interface UnplannedRow {
  id: string
  tracking_id: string
  to_address: string
  receiver_name: string
  weight_grams: number
  delivery_status: DeliveryStatus
}

/** Parcels that could be on a run of this day and are on none, those that wait longest first. */
export const findUnplanned = (db: Queryable, day: string, limit: number): Promise<UnplannedRow[]> =>
  db.query<UnplannedRow>(sql`
    select parcel.id, parcel.tracking_id, parcel.to_address, receiver.name as receiver_name,
      parcel.weight_grams, parcel.delivery_status
    from parcels as parcel join users as receiver on receiver.id = parcel.receiver_id
    where parcel.delivery_status in ('APPROVED', 'DISPATCHED', 'IN_TRANSIT')
      and not parcel.is_blocked
      and not exists (
        select from run_parcels as planned where planned.parcel_id = parcel.id and planned.is_open
      )
      and not (parcel.is_attempted and exists (
        select from status_logs as later
        where later.parcel_id = parcel.id and later.next_attempt > ${day}::date
          and later.entry_number = (
            select max(entry_number) from status_logs as attempt
            where attempt.parcel_id = parcel.id and attempt.failed_attempt is not null
          )
      ))
    order by parcel.created_at, parcel.id limit ${limit}
  `)
