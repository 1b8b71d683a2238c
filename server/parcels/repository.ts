import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { LifecycleState } from '../../machines/parcel-lifecycle.ts'
import type { DeliveryStatus, ParcelStatus, Role } from '../../openapi.d.ts'
import { planKept } from '../db/kept-plans.ts'
import { findByValue, keepText, rowsOf, type PlaceOf } from '../db/kept-texts.ts'
import type { InJson } from '../db/list-page.ts'
import type { Read } from '../db/reading.ts'
import type { Database } from '../db/schema.ts'
import type { Caller } from '../openapi/operation.ts'
import { callerId } from '../sessions/repository.ts'

export type SelectedParcel = NonNullable<Awaited<ReturnType<typeof findParcel>>>

/** The rows of a list come as JSON, which carries a time as text. */
export type ParcelRow = SelectedParcel | InJson<SelectedParcel>

export interface LogEntry {
  status: ParcelStatus
  note: string | null
  updatedBy: string
  at: Date
}

export const findParcel = findByValue((db, id: RawBuilder<string>) =>
  selectParcels(db).where('parcel.id', '=', id).modifyEnd(planKept),
)

/** Read as whoever asks; nothing where they may not see it. */
export async function findParcelOfCaller(id: string, read: Read): Promise<ParcelRow | undefined> {
  const rows = await read(parcelOfCaller({ id }, null))
  return rows.find((row): row is ParcelRow => row.id !== null)
}

const parcelOfCaller = keepText<{ id: string }, ParcelRow | { id: null }>((place, _shape, db) => {
  const parcel = selectParcels(db)
    .where('parcel.id', '=', place('id'))
    .where(
      sql<boolean>`(caller.role = 'ADMIN' or ${callerId} = case caller.role
        when 'SENDER' then parcel.sender_id when 'RECEIVER' then parcel.receiver_id end)`,
    )
    .modifyEnd(planKept)
  return sql`${parcel}`
})

export const findParcelByTrackingId = findByValue((db, trackingId: RawBuilder<string>) =>
  selectParcels(db).where('parcel.tracking_id', '=', trackingId).modifyEnd(planKept),
)

/** Locks the parcel until the transaction ends; undefined where the caller may not see it. */
export async function lockParcel(
  transaction: Transaction<Database>,
  id: string,
  { id: callerId, role }: Caller,
): Promise<LockedParcel | undefined> {
  const [row] = await rowsOf(transaction, parcelLocked({ id, callerId }, { side: sideOf[role] }))
  return row
}

interface LockedParcel {
  delivery_status: DeliveryStatus
  is_blocked: boolean
  updated_at: Date
}

const parcelLocked = keepText(
  (
    place: PlaceOf<{ id: string; callerId: string }>,
    { side }: { side: (typeof sideOf)[Role] },
  ) => sql<LockedParcel>`
    select delivery_status, is_blocked, updated_at from parcels
    where id = ${place('id')}
      ${side === null ? sql`` : sql`and ${sql.ref(side)} = ${place('callerId')}`}
    for update ${planKept}
  `,
)

/** The column that says whose a parcel is to somebody of a role; null where all are. */
export const sideOf = {
  ADMIN: null,
  SENDER: 'sender_id',
  RECEIVER: 'receiver_id',
} as const satisfies Record<Role, string | null>

/**
 * For a parcel whose row is locked: the new state and its log entry belong together. Answers the
 * parcel as it is then.
 */
export async function writeChange(
  transaction: Transaction<Database>,
  parcelId: string,
  state: LifecycleState,
  entry: LogEntry,
): Promise<ParcelRow | undefined> {
  const [row] = await rowsOf(transaction, changeWritten({ parcelId, ...state, ...entry }, null))
  return row
}

const changeWritten = keepText(
  (
    place: PlaceOf<Readonly<{ parcelId: string } & LifecycleState & LogEntry>>,
    _shape: null,
    db,
  ) => sql<SelectedParcel>`
    with parcels as (
      update parcels set delivery_status = ${place('delivery')}, is_blocked = ${place('isBlocked')},
        updated_at = ${place('at')}
      where id = ${place('parcelId')}
      returning *
    ), entry as (
      insert into status_logs (parcel_id, entry_number, status, note, updated_by, created_at)
      select id, (
          select coalesce(max(entry_number), 0) + 1 from status_logs where parcel_id = parcels.id
        ), ${place('status')}, ${place('note')}, ${place('updatedBy')}::uuid, updated_at
      from parcels
      returning *
    ), status_logs as (
      select * from status_logs where parcel_id = ${place('parcelId')}
      union all select * from entry
    ), ${toldOf(sql`entry`)}
    ${selectParcels(db)} ${planKept}
  `,
)

// Who follows live is told through `parcel_changes`; one statement, so never one without the other.
export function toldOf(entries: RawBuilder<unknown>) {
  return sql`told as (
    insert into parcel_changes (parcel_id, entry_number)
    select parcel_id, entry_number from ${entries}
  )`
}

/** Parcels with both parties and the whole log, in one statement and so from one moment. */
export function selectParcels(db: Kysely<Database>) {
  return db
    .selectFrom('parcels as parcel')
    .innerJoin('users as sender', 'sender.id', 'parcel.sender_id')
    .innerJoin('users as receiver', 'receiver.id', 'parcel.receiver_id')
    .select([
      'parcel.id',
      'parcel.tracking_id',
      'parcel.parcel_type',
      'parcel.weight_grams',
      'parcel.fee_cents',
      'parcel.delivery_status',
      'parcel.is_blocked',
      'parcel.from_address',
      'parcel.to_address',
      'parcel.note',
      'parcel.created_at',
      'parcel.updated_at',
      'sender.id as sender_id',
      'sender.name as sender_name',
      'sender.email as sender_email',
      'receiver.id as receiver_id',
      'receiver.name as receiver_name',
      'receiver.email as receiver_email',
    ])
    .select((parcel) =>
      jsonArrayFrom(
        parcel
          .selectFrom('status_logs as log')
          .innerJoin('users as author', 'author.id', 'log.updated_by')
          .select(['log.status', 'log.note', 'author.name', 'author.role'])
          // JSON carries a timestamp as text.
          .select(sql<string>`log.created_at`.as('created_at'))
          .whereRef('log.parcel_id', '=', 'parcel.id')
          .orderBy('log.entry_number'),
      ).as('logs'),
    )
}
