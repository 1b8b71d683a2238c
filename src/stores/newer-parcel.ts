import type { Parcel } from '../api/model.ts'

type Dated = Pick<Parcel, 'updatedAt'> & { log: readonly unknown[] }

/** Of two truths about a parcel, the newer has the longer log: entries are only ever added. */
export function isNewer(one: Dated, other: Dated): boolean {
  if (one.log.length !== other.log.length) return one.log.length > other.log.length
  return one.updatedAt > other.updatedAt
}
