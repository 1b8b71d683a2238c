import { describe, expect, it } from 'vitest'
import type { ParcelSort, UserSort } from '../../../openapi.d.ts'
import type { Parcel, User } from '../../../src/api/model.ts'
import { parseParcel } from '../../../src/api/parse-parcel.ts'
import { parseUser } from '../../../src/api/parse-person.ts'
import {
  clientSideCounts,
  clientSideParcels,
  clientSideReceivers,
  clientSideUsers,
} from '../../../src/api/client-side-paging.ts'
import { wireParcel, wireUser } from '../../support/wire.ts'
import type { ParcelQuery } from '../../../src/api/query.ts'

const isThere = <Thing>(thing: Thing | null) => thing !== null

const parcels: Parcel[] = [
  wireParcel({
    _id: 'a',
    trackingId: 'TRK-1111-AAAA',
    createdAt: '2026-01-03T00:00:00.000Z',
    updatedAt: '2026-02-01T00:00:00.000Z',
    weight: 10,
    fee: 50,
  }),
  wireParcel({
    _id: 'b',
    trackingId: 'TRK-2222-BBBB',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-02-03T00:00:00.000Z',
    weight: 2,
    fee: 10,
    status: 'IN_TRANSIT',
    receiverId: { _id: 'r', name: 'Zoë', email: 'zoe@example.org' },
  }),
  wireParcel({
    _id: 'c',
    trackingId: 'TRK-3333-CCCC',
    createdAt: '2026-01-02T00:00:00.000Z',
    updatedAt: '2026-02-02T00:00:00.000Z',
    weight: 1,
    fee: 30,
    toAddress: 'Old Mill Lane 4',
  }),
]
  .map(parseParcel)
  .filter(isThere)

const users: User[] = [
  wireUser({ _id: 'a', name: 'bea', email: 'c@example.com', role: 'SENDER' }),
  wireUser({ _id: 'b', name: 'Cleo', email: 'a@example.com', role: 'RECEIVER' }),
  wireUser({ _id: 'c', name: 'Änne', email: 'b@example.com', isBlocked: 'BLOCKED' }),
]
  .map(parseUser)
  .filter(isThere)

const cut = (page: number) => {
  const { rows, meta } = clientSideParcels(parcels, { page, limit: 2 })
  return [ids(rows), meta]
}

const idsFor = (query: Partial<ParcelQuery>) =>
  ids(clientSideParcels(parcels, { page: 1, limit: 6, ...query }).rows)
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join('')

describe('Parcels of a host that sends them all', () => {
  it('are listed newest first', () => {
    expect(idsFor({})).toBe('acb')
  })

  it.each<[ParcelSort, string]>([
    ['createdAt', 'bca'],
    ['-createdAt', 'acb'],
    ['updatedAt', 'acb'],
    ['-updatedAt', 'bca'],
    ['weight', 'cba'],
    ['-weight', 'abc'],
    ['fee', 'bca'],
    ['-fee', 'acb'],
  ])('are sorted by %s', (sort, order) => {
    expect(idsFor({ sort })).toBe(order)
  })

  it.each([
    [' trk-2222 ', 'b'],
    ['trk3333cc', 'c'],
    ['zoë', 'b'],
    ['EXAMPLE.ORG', 'b'],
    ['mill', 'c'],
    ['', 'acb'],
    ['nowhere', ''],
  ])('are searched for %j', (q, found) => {
    expect(idsFor({ q })).toBe(found)
  })

  it('are filtered by status', () => {
    expect(idsFor({ status: 'IN_TRANSIT' })).toBe('b')
  })

  it('are cut into pages; the last page is shorter, and a page beyond it is empty', () => {
    expect([cut(1), cut(2), cut(3)]).toEqual([
      ['ac', { page: 1, limit: 2, total: 3 }],
      ['b', { page: 2, limit: 2, total: 3 }],
      ['', { page: 3, limit: 2, total: 3 }],
    ])
    expect(clientSideParcels([], { page: 1, limit: 2 })).toEqual({
      rows: [],
      meta: { page: 1, limit: 2, total: 0 },
    })
  })

  it('are counted by status within the search results', () => {
    const { total, statuses } = clientSideCounts(parcels, { q: 'a' })
    expect([total, [...statuses]]).toEqual([
      { count: 3, isCapped: false },
      [
        ['REQUESTED', { count: 2, isCapped: false }],
        ['IN_TRANSIT', { count: 1, isCapped: false }],
      ],
    ])
    expect(clientSideCounts(parcels, { q: 'mill' })).toEqual({
      total: { count: 1, isCapped: false },
      attempted: { count: 0, isCapped: false },
      statuses: new Map([['REQUESTED', { count: 1, isCapped: false }]]),
    })
  })

  it('are sorted in a copy; the host’s list keeps its order', () => {
    clientSideParcels(parcels, { page: 1, limit: 2, sort: 'weight' })

    expect(ids(parcels)).toBe('abc')
  })
})

describe('Users of a host that sends them all', () => {
  it.each<[UserSort, string]>([
    ['name', 'cab'],
    ['-name', 'bac'],
    ['email', 'bca'],
    ['-email', 'acb'],
    ['role', 'cba'],
    ['-role', 'abc'],
    ['isBlocked', 'abc'],
    ['-isBlocked', 'cab'],
  ])('are sorted by %s', (sort, order) => {
    expect(ids(clientSideUsers(users, { page: 1, limit: 5, sort }).rows)).toBe(order)
  })

  it('are searched by name and email', () => {
    expect(ids(clientSideUsers(users, { page: 1, limit: 5, q: 'CLEO' }).rows)).toBe('b')
    expect(ids(clientSideReceivers(users, { page: 1, limit: 5, q: 'b@' }).rows)).toBe('c')
  })
})
