import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { LifecycleState } from '../../machines/parcel-lifecycle.ts'
import type { ParcelStatus, ParcelType, Role } from '../../openapi.d.ts'
import { planKept } from '../db/kept-plans.ts'
import { findByValue, keepText } from '../db/kept-texts.ts'
import type { InJson } from '../db/list-page.ts'
import type { Read } from '../db/reading.ts'
import type { Database } from '../db/schema.ts'
import type { Caller } from '../operation.ts'
import { callerId } from '../session/session-rows.ts'
import { newTrackingId } from './tracking-ids.ts'

type SelectedParcel = NonNullable<Awaited<ReturnType<typeof findParcel>>>

/** The rows of a list come as JSON, which carries a time as text. */
export type ParcelRow = SelectedParcel | InJson<SelectedParcel>

export interface NewParcelRow {
  id: string
  senderId: string
  receiverId: string
  parcelType: ParcelType
  weightGrams: number
  feeCents: number
  fromAddress: string
  toAddress: string
  note: string | null
  createdAt: Date
}

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
export async function lockParcel(transaction: Transaction<Database>, id: string, caller: Caller) {
  const side = sideOf[caller.role]
  const query = transaction
    .selectFrom('parcels')
    .select(['delivery_status', 'is_blocked', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
  const visible = side === null ? query : query.where(side, '=', caller.id)
  return visible.executeTakeFirst()
}

/** The column that says whose a parcel is to somebody of a role; null where all are. */
export const sideOf = {
  ADMIN: null,
  SENDER: 'sender_id',
  RECEIVER: 'receiver_id',
} as const satisfies Record<Role, string | null>

/** The parcel gets the first tracking ID that is free, and REQUESTED as its first log entry. */
export async function insertParcel(
  transaction: Transaction<Database>,
  parcel: NewParcelRow,
  state: LifecycleState,
  trackingIds: () => string = newTrackingId,
): Promise<void> {
  for (;;) {
    const inserted = await transaction
      .insertInto('parcels')
      .values({
        id: parcel.id,
        tracking_id: trackingIds(),
        sender_id: parcel.senderId,
        receiver_id: parcel.receiverId,
        parcel_type: parcel.parcelType,
        weight_grams: parcel.weightGrams,
        fee_cents: parcel.feeCents,
        delivery_status: state.delivery,
        is_blocked: state.isBlocked,
        from_address: parcel.fromAddress,
        to_address: parcel.toAddress,
        note: parcel.note,
        created_at: parcel.createdAt,
        updated_at: parcel.createdAt,
      })
      .onConflict((conflict) => conflict.column('tracking_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted !== undefined) break
  }
  await appendLog(transaction, parcel.id, {
    status: state.delivery,
    note: null,
    updatedBy: parcel.senderId,
    at: parcel.createdAt,
  })
}

/** For a parcel whose row is locked: the new state and its log entry belong together. */
export async function writeChange(
  transaction: Transaction<Database>,
  parcelId: string,
  state: LifecycleState,
  entry: LogEntry,
): Promise<void> {
  await transaction
    .updateTable('parcels')
    .set({
      delivery_status: state.delivery,
      is_blocked: state.isBlocked,
      updated_at: entry.at,
    })
    .where('id', '=', parcelId)
    .execute()
  await appendLog(transaction, parcelId, entry)
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

// Who follows live is told through `parcel_changes`; one statement, so never one without the other.
async function appendLog(transaction: Transaction<Database>, parcelId: string, entry: LogEntry) {
  await transaction
    .with('entry', (also) =>
      also
        .insertInto('status_logs')
        .values((logs) => ({
          parcel_id: parcelId,
          entry_number: logs
            .selectFrom('status_logs')
            .select(sql<number>`coalesce(max(entry_number), 0) + 1`.as('next'))
            .where('parcel_id', '=', parcelId),
          status: entry.status,
          note: entry.note,
          updated_by: entry.updatedBy,
          created_at: entry.at,
        }))
        .returning(['parcel_id', 'entry_number']),
    )
    .insertInto('parcel_changes')
    .columns(['parcel_id', 'entry_number'])
    .expression((from) => from.selectFrom('entry').select(['parcel_id', 'entry_number']))
    .execute()
}
