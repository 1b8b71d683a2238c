import { createHmac } from 'node:crypto'
import type { Role } from '../../openapi.d.ts'
import type { Queryable } from '../db/database.ts'
import { findHandoverKey } from './repository.ts'

/** The code of a parcel, by its id. */
export type HandoverCodes = (parcelId: string) => string

/** Wrong codes after which no other is taken until an administrator gives new tries. */
export const maxWrongCodes = 5

/**
 * Four digits that follow from the parcel and a key of the database: the receiver can be shown them
 * again and again, though they stand nowhere. Throws where the key is gone.
 */
export async function findHandoverCodes(db: Queryable): Promise<HandoverCodes> {
  const key = await findHandoverKey(db)
  return (parcelId) => {
    const digest = createHmac('sha256', key).update(parcelId).digest()
    // Out of 2^48 numbers, each code is as likely as the others to one part in ten thousand million.
    return String(digest.readUIntBE(0, 6) % 10_000).padStart(4, '0')
  }
}

/** Undefined for those who see no codes. */
export const codesFor = async (
  db: Queryable,
  { role }: { role: Role },
): Promise<HandoverCodes | undefined> => (role === 'RECEIVER' ? findHandoverCodes(db) : undefined)
