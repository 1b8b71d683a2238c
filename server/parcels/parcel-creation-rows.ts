import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { LifecycleState } from '../../machines/parcel-lifecycle.ts'
import type { DeliveryStatus, ParcelType } from '../../openapi.d.ts'
import { planKept } from '../db/kept-plans.ts'
import { keepText, rowsOf, type PlaceOf } from '../db/kept-texts.ts'
import type { Database } from '../db/schema.ts'
import { isTaken, untilNothingCollides } from '../db/transaction.ts'
import { openReceiver } from '../users/repository.ts'
import { oldestKept, takeKey, type SendersKey, type ValuesOfKey } from './idempotency-key-rows.ts'
import { selectParcels, toldOf, type SelectedParcel } from './repository.ts'
import { newTrackingId } from './tracking-ids.ts'

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

/** Without a row, nothing was written: the key is known or just being taken, or the receiver closed. */
export interface Creation {
  row: SelectedParcel | undefined
  receiverIsOpen: boolean
  /** What the key already stands for. */
  known: { body_hash: Buffer; parcel_id: string } | undefined
}

/**
 * One statement, and so one transaction: the parcel with its log entry, the sender's key, and the row
 * as it is read afterwards, all or nothing. It is tried again until a tracking ID is free.
 */
export async function createParcelRow(
  db: Kysely<Database>,
  parcel: NewParcelRow,
  state: LifecycleState,
  sendersKey?: SendersKey,
  trackingIds: () => string = newTrackingId,
): Promise<Creation> {
  for (;;) {
    const values = {
      ...valuesOfNew(parcel, state, trackingIds()),
      ...sendersKey,
      oldestKept: oldestKept(parcel.createdAt),
    }
    try {
      const created = creation(values, { hasKey: sendersKey !== undefined })
      const [found] = await untilNothingCollides(() => rowsOf(db, created))
      return outcomeOf(found)
    } catch (error) {
      if (!isTaken(error, 'parcels_tracking_id_key')) throw error
    }
  }
}

type Found = {
  receiver_is_open: boolean
  known_hash: Buffer | null
  known_id: string | null
} & (SelectedParcel | { id: null })

const creation = keepText(
  (place: PlaceOf<ValuesOfNew & ValuesOfKey>, { hasKey }: { hasKey: boolean }, db) => sql<Found>`
    with receiver as (${openReceiver(place('receiverId'))})
    ${hasKey ? sql`, ${takeKey(place, sql`receiver`)}` : sql``},
    ${newParcel(place, hasKey ? sql`receiver, taken` : sql`receiver`)}
    select exists (select from receiver) as receiver_is_open,
      ${hasKey ? sql`known.body_hash` : sql`null`} as known_hash,
      ${hasKey ? sql`known.parcel_id` : sql`null`} as known_id, created.*
    from (select) as once ${hasKey ? sql`left join known on true` : sql``}
      left join ${selectParcels(db)} as created on true ${planKept}
  `,
)

/** With REQUESTED as its first log entry. */
export async function insertParcel(
  transaction: Transaction<Database>,
  parcel: NewParcelRow,
  state: LifecycleState,
): Promise<void> {
  await rowsOf(transaction, parcelInserted(valuesOfNew(parcel, state), null))
}

const parcelInserted = keepText(
  (place: PlaceOf<ValuesOfNew>) => sql`
    with ${newParcel(place, sql`(select) as once`)} select from parcels
  `,
)

type ValuesOfNew = Readonly<
  NewParcelRow & { trackingId: string; status: DeliveryStatus; isBlocked: boolean }
>

const valuesOfNew = (
  parcel: NewParcelRow,
  { delivery, isBlocked }: LifecycleState,
  trackingId = newTrackingId(),
): ValuesOfNew => ({ ...parcel, trackingId, status: delivery, isBlocked })

/**
 * Parts of a statement: a parcel for the one row of `source`, if it has one, with what stands beside
 * it. What they wrote has the names of the tables, so the rest of the statement reads that.
 */
const newParcel = (place: PlaceOf<ValuesOfNew>, source: RawBuilder<unknown>) => sql`
  parcels as (
    insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams, fee_cents,
      delivery_status, is_blocked, from_address, to_address, note, created_at, updated_at)
    select ${place('id')}::uuid, ${place('trackingId')}, ${place('senderId')}::uuid,
      ${place('receiverId')}::uuid, ${place('parcelType')}, ${place('weightGrams')}::integer,
      ${place('feeCents')}::integer, ${place('status')}, ${place('isBlocked')}::boolean,
      ${place('fromAddress')}, ${place('toAddress')}, ${place('note')},
      ${place('createdAt')}::timestamptz, ${place('createdAt')}::timestamptz
    from ${source}
    returning *
  ), status_logs as (
    insert into status_logs (parcel_id, entry_number, status, updated_by, created_at)
    select id, 1, delivery_status, sender_id, created_at from parcels
    returning *
  ), ${toldOf(sql`status_logs`)}
`

function outcomeOf(found: Found | undefined): Creation {
  if (found === undefined) throw new Error('A creation says nothing')
  const { receiver_is_open: receiverIsOpen, known_hash: bodyHash, known_id: parcelId } = found
  return {
    row: found.id === null ? undefined : found,
    receiverIsOpen,
    known:
      bodyHash === null || parcelId === null
        ? undefined
        : { body_hash: bodyHash, parcel_id: parcelId },
  }
}
