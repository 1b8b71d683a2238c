import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { listFields, listWords, queryFieldsOf } from '../../support/contract-fields.ts'
import { parseCsv } from '../support/csv.ts'
import { newestFirst, placed, seedScopes } from '../support/parcel-scopes.ts'
import { placeParcel } from '../support/placed-parcels.ts'
import { storedParcel } from '../support/rows.ts'

const { api, admin, sender, tomas, receiver, priya, nameOf, list, names } = await seedScopes()

describe('the parcels of each role, newest first', () => {
  test('an administrator sees all of them', async () => {
    expect(await names(admin, '')).toEqual(newestFirst)
  })

  test('a sender sees their own', async () => {
    expect(await names(sender, '/me')).toEqual(newestFirst.slice(2))
    expect(await names(tomas, '/me')).toEqual(['light', 'heavy'])
  })

  test('a receiver sees the ones on their way, blocked or not', async () => {
    expect(await names(receiver, '/incoming')).toEqual([
      'light',
      'blocked on the way',
      'IN_TRANSIT',
      'DISPATCHED',
      'APPROVED',
      'REQUESTED',
    ])
    expect(await names(priya, '/incoming')).toEqual(['heavy'])
  })

  test('a receiver sees the delivered ones, the last delivery first', async () => {
    expect(await names(receiver, '/history')).toEqual(['blocked when delivered', 'DELIVERED'])
    expect(await names(priya, '/history')).toEqual([])
  })

  test('an old parcel that was delivered last comes first in the history', async () => {
    const oldest = await placeParcel(api, sender, priya, {
      state: { delivery: 'IN_TRANSIT', isBlocked: false },
    })
    const newer = await placeParcel(api, sender, priya, {
      state: { delivery: 'DELIVERED', isBlocked: false },
    })
    await api.as(priya).confirmDelivery(oldest)
    const { body } = await list(priya, '/history')
    expect(body.data.map((parcel) => parcel._id)).toEqual([oldest, newer])
    const ids = [oldest, newer]
    await api.db.query(sql`delete from notifications where parcel_id = any(${ids}::uuid[])`)
    await api.db.query(sql`delete from batch_entries where parcel_id = any(${ids}::uuid[])`)
    await api.db.query(sql`delete from status_logs where parcel_id = any(${ids}::uuid[])`)
    await api.db.query(sql`delete from parcels where id = any(${ids}::uuid[])`)
  })

  test('a list has each parcel in full, with its log and the caller’s actions', async () => {
    const { body } = await list(sender, '/me')
    const approved = body.data.find((parcel) => nameOf(parcel) === 'APPROVED')
    const { parcel, log } = await storedParcel(api.db, approved?._id ?? '')
    const updatedBy = { name: 'Sam Sender', role: 'SENDER' }
    expect(approved).toEqual({
      _id: parcel.id,
      trackingId: parcel.tracking_id,
      senderId: { _id: sender.id, name: sender.name, email: sender.email },
      receiverId: { _id: receiver.id, name: receiver.name, email: receiver.email },
      parcelType: 'PACKAGE',
      weight: 2.5,
      fee: 12.5,
      status: 'APPROVED',
      fromAddress: '1 Mill Lane, Leeds',
      toAddress: '8 Quay Road, Hull',
      isBlocked: false,
      isCanceled: false,
      createdAt: parcel.created_at.toISOString(),
      updatedAt: parcel.updated_at.toISOString(),
      statusLogs: log.map((entry) => ({
        status: entry.status,
        timestamp: entry.created_at.toISOString(),
        updatedBy,
      })),
      actions: ['cancel'],
    })
  })
})

describe('pages', () => {
  test('have no meta if there are no parameters', async () => {
    expect((await list(admin, '')).body).not.toHaveProperty('meta')
  })

  test('have meta with any parameter, and ten rows by default', async () => {
    const total = placed.length
    expect((await list(admin, '?page=1')).body.meta).toEqual({ page: 1, limit: 10, total })
    expect((await list(admin, '?limit=3')).body.meta).toEqual({ page: 1, limit: 3, total })
    expect((await list(admin, '?sort=fee')).body.meta).toEqual({ page: 1, limit: 10, total })
    expect((await list(admin, '?q=')).body.meta).toEqual({ page: 1, limit: 10, total })
  })

  test('are the whole list together', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => names(admin, `?limit=3&page=${page}`)),
    )
    expect(pages.map((page) => page.length)).toEqual([3, 3, 3, 1, 0])
    expect(pages.flat()).toEqual(newestFirst)
  })

  test.each([
    ['createdAt', placed],
    ['-createdAt', newestFirst],
    ['updatedAt', placed],
    ['-updatedAt', newestFirst],
  ])('are sorted by %s', async (sort, expected) => {
    expect(await names(admin, `?sort=${sort}`)).toEqual(expected)
  })

  test.each(['weight', 'fee'])('are sorted by %s, in both directions', async (by) => {
    const up = await names(admin, `?sort=${by}`)
    expect([up[0], up.at(-1)]).toEqual(['light', 'heavy'])
    expect(await names(admin, `?sort=-${by}`)).toEqual(up.toReversed())
  })
})

describe('a list filtered by an enum value of the contract', () => {
  test.each(listWords)(
    'each parcel is in the list of its %s, and in no other',
    async (name, words) => {
      const pages = words.map((word) => list(admin, `?${name}=${word}&limit=100`))
      const found = (await Promise.all(pages)).map(({ body }) => body.data)
      expect(found).toEqual(
        found.map((parcels, index) =>
          parcels.map(() => expect.objectContaining({ [name]: words[index] })),
        ),
      )
      expect(found.flat()).toHaveLength(placed.length)
    },
  )

  test('the counts and the export take the filters of the list', () => {
    const others = new Set(['page', 'limit', 'sort'])
    const filters = listFields.filter((name) => !others.has(name))
    expect(queryFieldsOf('exportParcels').toSorted()).toEqual(
      [...filters, 'format', 'language', 'sort'].toSorted(),
    )
    expect([...queryFieldsOf('countParcels'), 'status'].toSorted()).toEqual(filters.toSorted())
  })
})

describe('a list filtered by the shown status', () => {
  test.each([
    ['REQUESTED', ['light', 'heavy', 'REQUESTED']],
    ['APPROVED', ['APPROVED']],
    ['DISPATCHED', ['DISPATCHED']],
    ['IN_TRANSIT', ['IN_TRANSIT']],
    ['DELIVERED', ['DELIVERED']],
    ['CANCELED', ['CANCELED']],
    ['BLOCKED', ['blocked when delivered', 'blocked on the way']],
    ['UNBLOCKED', []],
  ])('%s', async (status, expected) => {
    expect(await names(admin, `?status=${status}`)).toEqual(expected)
    expect((await list(admin, `?status=${status}`)).body.meta).toMatchObject({
      total: expected.length,
    })
  })

  test('a receiver finds blocked parcels among the incoming ones', async () => {
    expect(await names(receiver, '/incoming?status=BLOCKED')).toEqual(['blocked on the way'])
    expect(await names(receiver, '/incoming?status=DELIVERED')).toEqual([])
  })
})

describe('parcels that are listed by id', () => {
  const query = (ids: (string | undefined)[]) =>
    `?limit=100&${ids.map((id) => `id=${id}`).join('&')}`

  test('an administrator gets exactly these, and unknown ones are left out', async () => {
    const [first, second] = (await list(admin, '?limit=2')).body.data
    const unknown = randomUUID()
    const { body } = await list(admin, query([second?._id, unknown, first?._id]))
    expect(body.data.map(({ _id }) => _id)).toEqual([first?._id, second?._id])
    expect(body.meta).toEqual({ page: 1, limit: 100, total: 2 })
  })

  test('are at most as many as the contract allows', async () => {
    const ids = Array.from({ length: 201 }, () => randomUUID())
    expect((await list(admin, query(ids.slice(1)))).body.data).toEqual([])
    const { status, body } = await list(admin, query(ids))
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        errors: [
          {
            path: 'id',
            message: 'id may be given at most 200 times',
            messageCode: 'fieldIsGivenTooOften',
            messageValues: { field: 'id', value: '200' },
          },
        ],
      }),
    ])
  })

  test('a sender gets only their own of them, in the list, its counts and its export', async () => {
    const all = (await list(admin, '?limit=100')).body.data
    const mine = (await list(sender, '/me?limit=100')).body.data
    const [first] = mine
    const foreign = all.filter(({ _id }) => !mine.some((own) => own._id === _id))
    expect(foreign.length).toBeGreaterThan(0)
    const id = [first, ...foreign].flatMap((parcel) => parcel?._id ?? [])
    const { body } = await list(sender, `/me${query(id)}`)
    expect(body.data).toEqual([first])
    expect(body.meta).toEqual({ page: 1, limit: 100, total: 1 })

    const counts = await api.as(sender).countParcels({ query: { id } })
    expect(counts.body.data.total).toBe(1)
    const { text } = await api.as(sender).exportParcels({ query: { id } })
    expect(parseCsv(text).map((row) => row['Tracking ID'])).toEqual([first?.trackingId])
  })
})
