import type { Database } from '../db/database.ts'
import { keyReused } from '../http/errors.ts'
import { findIdempotencyKey, type IdempotencyKey } from './idempotency-repository.ts'
import { findParcel, type ParcelRow } from './repository.ts'

/** Finds the parcel that an earlier call with this key created or changed, as it is now. */
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
