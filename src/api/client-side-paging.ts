import { openAttempt } from '../../domain/failed-attempt.ts'
import { foldText } from '../../domain/fold.ts'
import type { ParcelSort, ParcelStatus, UserSort } from '../../openapi.d.ts'
import { compareTexts } from '../lib/letters.ts'
import type { Count, Page, Parcel, ParcelCounts, Person, Receiver, User } from './model.ts'
import type { CountQuery, PageQuery, ParcelQuery, UserQuery } from './query.ts'

// Searches, filters, sorts and pages the whole list of an unpaged host, as a host that pages does itself.

export function clientSideParcels(parcels: Parcel[], query: ParcelQuery): Page<Parcel> {
  const { sort = '-createdAt' } = query
  const found = parcels.filter((parcel) => isListed(parcel, query)).sort(parcelOrders[sort])
  return cut(found, query)
}

export function clientSideCounts(parcels: Parcel[], query: CountQuery): ParcelCounts {
  const found = parcels.filter((parcel) => isListed(parcel, query))
  const statuses = new Map<ParcelStatus, Count>()
  for (const { status } of found)
    statuses.set(status, exactly((statuses.get(status)?.count ?? 0) + 1))
  const attempted = exactly(found.filter((parcel) => openAttempt(parcel) !== null).length)
  return { total: exactly(found.length), attempted, statuses }
}

export function clientSideUsers(users: User[], query: UserQuery): Page<User> {
  const { q, sort = 'name' } = query
  const found = users.filter(({ name, email }) => matches(q, [name, email])).sort(userOrders[sort])
  return cut(found, query)
}

export function clientSideReceivers(receivers: Receiver[], query: PageQuery): Page<Receiver> {
  const found = receivers
    .filter(({ name, email }) => matches(query.q, [name, email]))
    .sort((one, other) => compareTexts(one.name, other.name))
  return cut(found, query)
}

function cut<Row>(rows: Row[], { page, limit }: PageQuery): Page<Row> {
  return {
    rows: rows.slice((page - 1) * limit, page * limit),
    meta: { page, limit, total: rows.length },
  }
}

const exactly = (count: number): Count => ({ count, isCapped: false })

function matches(q: string | undefined, words: (string | null)[]): boolean {
  const wanted = foldText(q ?? '')
  return wanted === '' || words.some((word) => foldText(word ?? '').includes(wanted))
}

function isListed(parcel: Parcel, query: Partial<ParcelQuery>): boolean {
  const { q, id: ids, createdFrom, createdBefore } = query
  return (
    matches(q, wordsOfParcel(parcel)) &&
    (ids === undefined || ids.includes(parcel.id)) &&
    // Instants of the model are all in UTC, so they compare as text.
    (createdFrom === undefined || parcel.createdAt >= createdFrom) &&
    (createdBefore === undefined || parcel.createdAt < createdBefore) &&
    hasStatus(parcel, query.status) &&
    fieldNamesIn(query).every((name) => query[name] === undefined || query[name] === parcel[name])
  )
}

const hasStatus = (parcel: Parcel, status: ParcelQuery['status']) =>
  status === undefined ||
  (status === 'ATTEMPTED' ? openAttempt(parcel) !== null : parcel.status === status)

/** All other parameters of the contract's list are named after the field with which they are compared. */
const fieldNamesIn = (query: Partial<ParcelQuery>) => Object.keys(query).filter(isFieldName)
const otherParams = [
  'page',
  'limit',
  'sort',
  'q',
  'id',
  'createdFrom',
  'createdBefore',
  'status',
] as const
const isFieldName = (name: string): name is Exclude<keyof ParcelQuery, OtherParam> =>
  !otherParams.some((one) => one === name)
type OtherParam = (typeof otherParams)[number]

function wordsOfParcel(parcel: Parcel): (string | null)[] {
  const { trackingId, sender, receiver, fromAddress, toAddress } = parcel
  const plainId = trackingId.replaceAll('-', '')
  return [trackingId, plainId, ...namesOf(sender), ...namesOf(receiver), fromAddress, toAddress]
}

const namesOf = (person: Person | null) => [person?.name ?? null, person?.email ?? null]

type Order<Row> = (one: Row, other: Row) => number

// ISO dates in one time zone sort as text.
const byCreation: Order<Parcel> = (one, other) => byLetters(one.createdAt, other.createdAt)
const byUpdate: Order<Parcel> = (one, other) => byLetters(one.updatedAt, other.updatedAt)
const byWeight: Order<Parcel> = (one, other) => one.weight - other.weight
const byFee: Order<Parcel> = (one, other) => one.fee - other.fee

const parcelOrders: Record<ParcelSort, Order<Parcel>> = {
  createdAt: byCreation,
  '-createdAt': descending(byCreation),
  updatedAt: byUpdate,
  '-updatedAt': descending(byUpdate),
  weight: byWeight,
  '-weight': descending(byWeight),
  fee: byFee,
  '-fee': descending(byFee),
}

const byName: Order<User> = (one, other) => compareTexts(one.name, other.name)
const byEmail: Order<User> = (one, other) => compareTexts(one.email, other.email)
const byRole: Order<User> = (one, other) => compareTexts(one.role ?? '', other.role ?? '')
const byBlock: Order<User> = (one, other) => Number(one.isBlocked) - Number(other.isBlocked)

const userOrders: Record<UserSort, Order<User>> = {
  name: byName,
  '-name': descending(byName),
  email: byEmail,
  '-email': descending(byEmail),
  role: byRole,
  '-role': descending(byRole),
  isBlocked: byBlock,
  '-isBlocked': descending(byBlock),
}

function byLetters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function descending<Row>(ascending: Order<Row>): Order<Row> {
  return (one, other) => ascending(other, one)
}
