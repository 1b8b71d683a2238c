import type { Parcel, Person } from '../api/model.ts'

export type Version = Pick<Parcel, 'updatedAt'> & { log: readonly unknown[] }

/** Compares versions of a parcel: the newer one has the longer log, since entries are only ever added. */
export function isNewer(one: Version, other: Version): boolean {
  if (one.log.length !== other.log.length) return one.log.length > other.log.length
  return one.updatedAt > other.updatedAt
}

/** Keeps known details if the host's answer to a change has less than its lists: only IDs, no log. */
export function mergeParcel(known: Parcel, now: Parcel): Parcel {
  return {
    ...now,
    sender: mergePerson(known.sender, now.sender),
    receiver: mergePerson(known.receiver, now.receiver),
    log: now.log.length > 0 ? now.log : known.log,
  }
}

function mergePerson(known: Person | null, now: Person | null): Person | null {
  const isBare = now === null || (now.name === null && now.email === null)
  return isBare ? known : now
}
