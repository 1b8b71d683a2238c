import { describe, expect, it, vi } from 'vitest'
import { listDeliveryHistory, listMyParcels, listParcels } from '../../../src/api/parcels.ts'
import { trackParcel } from '../../../src/api/tracking.ts'
import { json, ok, standInHost } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { firstPageOf } from '../support/first-page.ts'

const normalParcel = {
  id: 'p-1',
  trackingId: 'TRK-AAAA-BBBB-CCCC-DDDD',
  sender: { id: 'u-1', name: 'Sam Sender', email: 'sam@example.com' },
  receiver: { id: 'u-2', name: 'Rita Receiver', email: 'rita@example.com' },
  parcelType: 'PACKAGE',
  weight: 2.5,
  fee: 12.5,
  status: 'REQUESTED',
  fromAddress: 'Harbour 1',
  toAddress: 'Hill 2',
  note: null,
  isBlocked: false,
  isCanceled: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
  log: [
    {
      status: 'REQUESTED',
      timestamp: '2026-03-01T10:00:00.000Z',
      note: null,
      failedAttempt: null,
      nextAttempt: null,
      doneAt: null,
      updatedBy: null,
    },
  ],
  actions: null,
  handoverCode: null,
  receiverPhone: null,
}

async function parcelFrom(row: unknown) {
  standInHost({ 'GET /api/parcel': () => ok([row]) })
  return (await firstPageOf(listParcels)).rows[0]
}

describe('An administrator lists parcels of a host that', () => {
  it.each([
    ['sends a bare list', [wireParcel()]],
    ['wraps the list in data', { success: true, data: [wireParcel()] }],
    ['wraps the list in data twice', { success: true, data: { data: [wireParcel()] } }],
  ])('%s', async (_, answer) => {
    standInHost({ 'GET /api/parcel': () => json(answer) })

    expect(await firstPageOf(listParcels)).toEqual({
      rows: [normalParcel],
      meta: { page: 1, limit: 6, total: 1 },
    })
  })

  it('sends pages, with numbers written as strings', async () => {
    standInHost({
      'GET /api/parcel': () => ok([wireParcel()], { page: '1', limit: '6', total: '40' }),
    })

    expect((await firstPageOf(listParcels)).meta).toEqual({
      page: 1,
      limit: 6,
      total: 40,
      totalIsCapped: false,
    })
  })

  it('reports a page but sends everything', async () => {
    const rows = [wireParcel(), wireParcel({ _id: 'p-2' })]
    standInHost({ 'GET /api/parcel': () => ok(rows, { page: 1, limit: 1, total: 2 }) })

    expect((await firstPageOf(listParcels)).meta).toEqual({ page: 1, limit: 6, total: 2 })
  })

  it.each([
    ['nothing where a list belongs', { success: true, data: null }],
    ['a word', 'fine'],
    ['an object without a list', { parcels: [] }],
  ])('sends %s; the list fails instead of being empty', async (_, answer) => {
    standInHost({ 'GET /api/parcel': () => json(answer) })

    await expect(firstPageOf(listParcels)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'shape',
    })
  })
})

describe('A parcel is read in the same shape if its host', () => {
  const { receiverId: _receiver, ...withoutReceiver } = wireParcel()
  const { isBlocked: _blocked, isCanceled: _canceled, statusLogs: _log, ...bare } = wireParcel()
  const sam = { name: 'Sam Sender', email: 'sam@example.com' }
  const unflagged = { ...wireParcel(), isBlocked: undefined, isCanceled: undefined }

  it.each<[string, object, object?]>([
    ['adds unknown fields', { ...wireParcel(), __v: 3, weightUnit: 'kg' }],
    [
      'gives bare IDs for the people',
      { ...wireParcel(), senderId: 'u-1', receiverId: 7 },
      {
        sender: { id: 'u-1', name: null, email: null },
        receiver: { id: '7', name: null, email: null },
      },
    ],
    [
      'gives no people at all',
      { ...withoutReceiver, senderId: null },
      { sender: null, receiver: null },
    ],
    [
      'gives people without an ID, or with half of their fields',
      { ...wireParcel(), senderId: sam, receiverId: { _id: 'u-2' } },
      { sender: { id: null, ...sam }, receiver: { id: 'u-2', name: null, email: null } },
    ],
    ['writes numbers as strings', { ...wireParcel(), weight: '2.5', fee: '12.50' }],
    [
      'has a value in each field that differs from our fallback',
      wireParcel({ parcelType: 'DOCUMENT', status: 'IN_TRANSIT' }),
      { parcelType: 'DOCUMENT', status: 'IN_TRANSIT' },
    ],
    ['leaves out the note, the flags and the log', { ...bare, note: null }, { log: [] }],
    [
      'leaves out the flags of a blocked parcel',
      { ...unflagged, status: 'BLOCKED' },
      { status: 'BLOCKED', isBlocked: true },
    ],
    [
      'leaves out the flags of a canceled parcel',
      { ...unflagged, status: 'CANCELED' },
      { status: 'CANCELED', isCanceled: true },
    ],
    [
      'writes the status in lower case',
      { ...wireParcel(), status: 'in transit' },
      { status: 'IN_TRANSIT' },
    ],
    [
      'writes the status in another spelling',
      { ...wireParcel(), status: 'Cancelled' },
      { status: 'CANCELED' },
    ],
    [
      'has an unknown status, and a log with a known one',
      { ...wireParcel(), status: 'ON_A_SHELF' },
    ],
    [
      'writes dates in other ways',
      { ...wireParcel(), createdAt: 1772359200000, updatedAt: '2026-03-02T11:00:00+01:00' },
    ],
    [
      'says which actions are allowed, known and unknown ones',
      { ...wireParcel(), actions: ['cancel', 'teleport'] },
      { actions: ['cancel'] },
    ],
  ])('%s', async (_, row, change = {}) => {
    expect(await parcelFrom(row)).toEqual({ ...normalParcel, ...change })
  })

  it('sends log entries with notes and authors, and malformed ones', async () => {
    const entry = { status: 'APPROVED', timestamp: '2026-03-02T10:00:00.000Z', note: 'Fast' }
    const doneAt = '2026-03-02T08:00:00.000Z'
    const statusLogs = [
      { ...entry, updatedBy: { name: 'Ada', role: 'ADMIN' } },
      { ...entry, failedAttempt: 'REFUSED', nextAttempt: '2026-03-04', doneAt },
      { ...entry, failedAttempt: 'FLOODED', nextAttempt: 'soon', doneAt: 'at tea' },
      { status: 4 },
      null,
    ]

    expect(await parcelFrom({ ...wireParcel(), statusLogs })).toEqual({
      ...normalParcel,
      log: [
        {
          ...entry,
          failedAttempt: null,
          nextAttempt: null,
          doneAt: null,
          updatedBy: { name: 'Ada', role: 'ADMIN' },
        },
        { ...entry, failedAttempt: 'REFUSED', nextAttempt: '2026-03-04', doneAt, updatedBy: null },
        { ...entry, failedAttempt: null, nextAttempt: null, doneAt: null, updatedBy: null },
      ],
    })
  })
})

it('Malformed rows do not blank the list, and are reported to the console once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  standInHost({ 'GET /api/parcel/me': () => ok([null, wireParcel(), { nothing: true }]) })

  expect((await firstPageOf(listMyParcels)).rows).toEqual([normalParcel])
  expect(warn.mock.calls).toEqual([['Left out 2 of 3 rows: cannot read them']])
})

it('A visitor tracks a parcel that is sent without IDs', async () => {
  const { _id: _, ...row } = wireParcel()
  const people = { senderId: { name: 'Sam', email: 's@example.com' }, receiverId: null }
  const host = standInHost({ 'GET /api/parcel/track': () => json([{ ...row, ...people }]) })

  expect(await trackParcel('TRK-AAAA-BBBB-CCCC-DDDD')).toEqual([
    {
      ...normalParcel,
      id: 'TRK-AAAA-BBBB-CCCC-DDDD',
      sender: { id: null, name: 'Sam', email: 's@example.com' },
      receiver: null,
      arrival: null,
    },
  ])
  expect(host.asked[0]?.query).toEqual({ trackingId: 'TRK-AAAA-BBBB-CCCC-DDDD' })
})

it('An empty search is not sent, and the delivery history is not filtered by status', async () => {
  const host = standInHost({ 'GET /api/parcel/history': () => ok([]) })

  await listDeliveryHistory({ page: 2, limit: 6, q: '', status: 'DELIVERED', sort: '-updatedAt' })

  expect(host.asked[0]?.query).toEqual({ page: '2', limit: '6', sort: '-updatedAt' })
})
