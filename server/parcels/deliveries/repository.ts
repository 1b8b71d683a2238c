import sql from 'sql-template-tag'
import type { Role } from '../../../openapi.d.ts'
import type { Queryable, Transaction } from '../../db/database.ts'
import { asyncCommit } from '../../db/async-commit.ts'

/** Details recorded with a delivery; null if they were not. */
export interface DeliveryProof {
  receivedBy: string | null
  hasCode: boolean
  /** PNG */
  signature: Buffer | null
  /** JPEG */
  photo: Buffer | null
}

export interface DeliveryProofRow {
  received_by: string | null
  has_code: boolean
  signature: Buffer | null
  photo: Buffer | null
  created_at: Date
  /** When a device recorded it that could not send it at once; otherwise null. */
  done_at: Date | null
}

/** Adds the proof to the newest log entry of a locked parcel. */
export async function insertDeliveryProof(
  transaction: Transaction,
  parcelId: string,
  { receivedBy, hasCode, signature, photo }: DeliveryProof,
): Promise<void> {
  await transaction.query(sql`
    insert into delivery_proofs (parcel_id, entry_number, received_by, has_code, signature, photo,
      created_at)
    select parcel_id, entry_number, ${receivedBy}, ${hasCode}::boolean, ${signature}::bytea,
      ${photo}::bytea, created_at
    from status_logs where parcel_id = ${parcelId}
    order by entry_number desc limit 1
  `)
}

/**
 * Finds the proof of the delivery, unless the delivery was undone since. Couriers see only a proof
 * that they recorded themselves.
 */
export async function findDeliveryProof(
  db: Queryable,
  parcelId: string,
  caller: { id: string; role: Role },
): Promise<DeliveryProofRow | undefined> {
  const [row] = await db.query<DeliveryProofRow>(sql`
    select proof.received_by, proof.has_code, proof.signature, proof.photo, proof.created_at,
      entry.done_at
    from delivery_proofs as proof join status_logs as entry on entry.parcel_id = proof.parcel_id
      and entry.entry_number = proof.entry_number
    where proof.parcel_id = ${parcelId} and (
      ${caller.role !== 'COURIER'}::boolean or entry.updated_by = ${caller.id}
    ) and not exists (
      select from status_logs as later
      where later.parcel_id = proof.parcel_id and later.entry_number > proof.entry_number
        and later.status not in ('BLOCKED', 'UNBLOCKED')
    )
  `)
  return row
}

/** Returns whether there may be more. Skips rows that another node is removing right now. */
export async function removeDeliveryProofs(
  db: Queryable,
  before: Date,
  size: number,
): Promise<boolean> {
  const removed = await db.query(sql`
    delete from delivery_proofs using ${asyncCommit} where (parcel_id, entry_number) in (
      select parcel_id, entry_number from delivery_proofs where created_at < ${before}
      order by created_at limit ${size}
      for update skip locked
    )
    returning parcel_id
  `)
  return removed.length === size
}

export async function countWrongCode(transaction: Transaction, parcelId: string): Promise<void> {
  await transaction.query(sql`
    update parcels set wrong_codes = wrong_codes + 1 where id = ${parcelId}
  `)
}

export async function forgetWrongCodes(transaction: Transaction, parcelId: string): Promise<void> {
  await transaction.query(sql`update parcels set wrong_codes = 0 where id = ${parcelId}`)
}

/**
 * Handover code of `parcels as parcel`: four digits derived from the parcel's ID and a key, so that
 * the receiver can see them at any time, though they are not stored. Since 48 bits are reduced to
 * four digits, all codes are equally likely, to one part in ten thousand million.
 */
export const handoverCode = sql`
  lpad((
    ('x' || encode(substring(sha256(
      (select value from signing_keys where name = 'handover') || uuid_send(parcel.id)
    ) for 6), 'hex'))::bit(48)::bigint % 10000
  )::text, 4, '0')
`

/** Null if the signing key is missing. */
export async function findHandoverCode(db: Queryable, parcelId: string): Promise<string | null> {
  const [row] = await db.query<{ handover_code: string | null }>(sql`
    select ${handoverCode} as handover_code from parcels as parcel where parcel.id = ${parcelId}
  `)
  return row?.handover_code ?? null
}

/** Wrong codes after which none is accepted until an administrator resets their count. */
export const maxWrongCodes = 5
