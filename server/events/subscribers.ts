import { sideOf, type ParcelRow } from '../parcels/repository.ts'
import type { Reader } from './event-streams.ts'
import type { Outlet } from './connection.ts'

/** Who is told of which parcel. */
export interface Follower {
  outlet: Outlet
  /** When it has to come back and say again who it is. */
  until: Date
}

export interface PersonFollower extends Follower {
  reader: Reader
}

export interface ParcelFollower extends Follower {
  parcelId: string
  /** Log entries of the parcel that were shown. */
  seen: number
}

export function createFollowers() {
  const people = new Set<PersonFollower>()
  const bySide = {
    ADMIN: new Map<string, Set<PersonFollower>>(),
    SENDER: new Map<string, Set<PersonFollower>>(),
    RECEIVER: new Map<string, Set<PersonFollower>>(),
  }
  const byParcel = new Map<string, Set<ParcelFollower>>()
  const all = new Set<Follower>()

  return {
    all,
    people,
    addPerson(follower: PersonFollower): void {
      all.add(follower)
      people.add(follower)
      put(bySide[follower.reader.role], keyOf(follower.reader), follower)
    },
    removePerson(follower: PersonFollower): void {
      all.delete(follower)
      people.delete(follower)
      take(bySide[follower.reader.role], keyOf(follower.reader), follower)
    },
    addToParcel(follower: ParcelFollower): void {
      all.add(follower)
      put(byParcel, follower.parcelId, follower)
    },
    removeFromParcel(follower: ParcelFollower): void {
      all.delete(follower)
      take(byParcel, follower.parcelId, follower)
    },
    ofRole: (role: Reader['role'], row: ParcelRow): Iterable<PersonFollower> =>
      bySide[role].get(ownerOf(role, row)) ?? [],
    ofParcel: (parcelId: string): Iterable<ParcelFollower> => byParcel.get(parcelId) ?? [],
    isFollowed: (parcelId: string) => people.size > 0 || byParcel.has(parcelId),
  }
}

/** Administrators see every parcel, so they stand under one key. */
const everybody = ''

const keyOf = ({ id, role }: Reader) => (sideOf[role] === null ? everybody : id)

function ownerOf(role: Reader['role'], row: ParcelRow): string {
  const side = sideOf[role]
  return side === null ? everybody : row[side]
}

function put<One>(places: Map<string, Set<One>>, key: string, one: One): void {
  const place = places.get(key)
  if (place === undefined) places.set(key, new Set([one]))
  else place.add(one)
}

function take<One>(places: Map<string, Set<One>>, key: string, one: One): void {
  const place = places.get(key)
  place?.delete(one)
  if (place?.size === 0) places.delete(key)
}
