import type { Database, Transaction } from '../db/database.ts'
import { keyReused } from '../http/errors.ts'
import {
  claimKeyOfChange,
  findIdempotencyKey,
  type IdempotencyKey,
} from './idempotency-repository.ts'
import { findParcel, type ParcelRow } from './repository.ts'

/** Finds the current state of the parcel that an earlier call with this key created or changed. */
export async function findFirstResult(
  db: Database,
  by: { userId: string; now: Date },
  idempotencyKey: IdempotencyKey | undefined,
): Promise<ParcelRow | undefined> {
  if (idempotencyKey === undefined) return undefined
  const { key, bodyHash } = idempotencyKey
  const first = await findIdempotencyKey(db, { ...by, key })
  if (first === undefined) return undefined
  if (!first.body_hash.equals(bodyHash)) throw keyReused()
  return findParcel(db, first.parcel_id)
}

/** True if the key was used for the same change before. A refused change is rolled back with its key. */
export async function isRepeat(
  transaction: Transaction,
  idempotencyKey: IdempotencyKey | undefined,
  by: { userId: string; parcelId: string; now: Date },
): Promise<boolean> {
  if (idempotencyKey === undefined) return false
  if (await claimKeyOfChange(transaction, idempotencyKey, by)) return false
  const first = await findIdempotencyKey(transaction, { ...by, key: idempotencyKey.key })
  if (!first?.body_hash.equals(idempotencyKey.bodyHash)) throw keyReused()
  return true
}
