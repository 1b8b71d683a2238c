import type { ParcelSort, ParcelStatus, UserSort } from '../../openapi.d.ts'
import type { Parcel, Person, Receiver, User } from '../api/model.ts'
import type { CountQuery, CreationRange, PageQuery, ParcelQuery, UserQuery } from '../api/query.ts'

export interface BrowserPage<Row> {
  rows: Row[]
  total: number
  pages: number
}

// What a host does that pages: search, filter, sort, cut; on the whole list of one that does not.

export function pageOfParcels(parcels: Parcel[], query: ParcelQuery): BrowserPage<Parcel> {
  const { q, status, sort = '-createdAt' } = query
  const found = parcels
    .filter((parcel) => status === undefined || parcel.status === status)
    .filter((parcel) => matches(q, wordsOfParcel(parcel)) && isWithin(query, parcel))
    .sort(parcelOrders[sort])
  return cut(found, query)
}

export function countsOfParcels(parcels: Parcel[], query: CountQuery): Map<ParcelStatus, number> {
  const counts = new Map<ParcelStatus, number>()
  for (const parcel of parcels)
    if (matches(query.q, wordsOfParcel(parcel)) && isWithin(query, parcel))
      counts.set(parcel.status, (counts.get(parcel.status) ?? 0) + 1)
  return counts
}

export function pageOfUsers(users: User[], query: UserQuery): BrowserPage<User> {
  const { q, sort = 'name' } = query
  const found = users.filter(({ name, email }) => matches(q, [name, email])).sort(userOrders[sort])
  return cut(found, query)
}

export function pageOfReceivers(receivers: Receiver[], query: PageQuery): BrowserPage<Receiver> {
  const found = receivers
    .filter(({ name, email }) => matches(query.q, [name, email]))
    .sort((one, other) => byText(one.name, other.name))
  return cut(found, query)
}

export const pageCount = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit))

function cut<Row>(rows: Row[], { page, limit }: PageQuery): BrowserPage<Row> {
  return {
    rows: rows.slice((page - 1) * limit, page * limit),
    total: rows.length,
    pages: pageCount(rows.length, limit),
  }
}

function matches(q: string | undefined, words: (string | null)[]): boolean {
  const wanted = q?.trim().toLowerCase()
  return !wanted || words.some((word) => word?.toLowerCase().includes(wanted))
}

/** Instants of the normal form are all in UTC, so they compare as text. */
function isWithin({ createdFrom, createdBefore }: CreationRange, { createdAt }: Parcel): boolean {
  return (
    (createdFrom === undefined || createdAt >= createdFrom) &&
    (createdBefore === undefined || createdAt < createdBefore)
  )
}

function wordsOfParcel(parcel: Parcel): (string | null)[] {
  const { trackingId, sender, receiver, fromAddress, toAddress } = parcel
  const plainId = trackingId.replaceAll('-', '')
  return [trackingId, plainId, ...namesOf(sender), ...namesOf(receiver), fromAddress, toAddress]
}

const namesOf = (person: Person | null) => [person?.name ?? null, person?.email ?? null]

type Order<Row> = (one: Row, other: Row) => number

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })
const byText = (one: string, other: string) => collator.compare(one, other)

// ISO dates in one time zone are in the order of their letters.
const byCreation: Order<Parcel> = (one, other) => byLetters(one.createdAt, other.createdAt)
const byUpdate: Order<Parcel> = (one, other) => byLetters(one.updatedAt, other.updatedAt)
const byWeight: Order<Parcel> = (one, other) => one.weight - other.weight
const byFee: Order<Parcel> = (one, other) => one.fee - other.fee

const parcelOrders: Record<ParcelSort, Order<Parcel>> = {
  createdAt: byCreation,
  '-createdAt': falling(byCreation),
  updatedAt: byUpdate,
  '-updatedAt': falling(byUpdate),
  weight: byWeight,
  '-weight': falling(byWeight),
  fee: byFee,
  '-fee': falling(byFee),
}

const byName: Order<User> = (one, other) => byText(one.name, other.name)
const byEmail: Order<User> = (one, other) => byText(one.email, other.email)
const byRole: Order<User> = (one, other) => byText(one.role ?? '', other.role ?? '')
const byBlock: Order<User> = (one, other) => Number(one.isBlocked) - Number(other.isBlocked)

const userOrders: Record<UserSort, Order<User>> = {
  name: byName,
  '-name': falling(byName),
  email: byEmail,
  '-email': falling(byEmail),
  role: byRole,
  '-role': falling(byRole),
  isBlocked: byBlock,
  '-isBlocked': falling(byBlock),
}

function byLetters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function falling<Row>(rising: Order<Row>): Order<Row> {
  return (one, other) => rising(other, one)
}
