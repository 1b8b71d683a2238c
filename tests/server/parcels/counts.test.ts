import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { operations, ParcelCounts } from '../../../openapi.d.ts'
import { presentCounts } from '../../../server/parcels/count-parcels.ts'
import { countParcelsByStatus } from '../../../server/parcels/list-repository.ts'
import type { Person } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { refusalOfField } from '../support/answers.ts'
import { insertManyParcels } from '../support/many-parcels.ts'
import { seedScopes } from '../support/parcel-scopes.ts'

const none = { count: 0 }

const scopes = await seedScopes()
const api = await apiForFile()
const admin = await api.signedIn('ADMIN')
await insertManyParcels(api)

const countedFor = async (person: Person, query = '') =>
  (await scopes.get<ParcelCounts>(person, `/counts${query}`)).body.data

describe('an administrator with a few parcels', () => {
  const counted = (query = '') => countedFor(scopes.admin, query)

  it('sees how many are in each status, and a blocked one is counted once', async () => {
    expect(await counted()).toEqual(exactly(10, 3, 1, 1, 1, 1, 1, 2))
  })

  it('counts the results of a search', async () => {
    expect(await counted('?q=tom%C3%A1s')).toEqual(exactly(2, 2, 0, 0, 0, 0, 0, 0))
    expect(await counted('?q=nobody')).toEqual(exactly(0, 0, 0, 0, 0, 0, 0, 0))
  })

  it('counts a time range that includes its start and excludes its end', async () => {
    const { body } = await scopes.list(scopes.admin, '?sort=createdAt')
    const [first, second, third] = body.data.map(({ createdAt }) => createdAt)
    expect(await counted(`?createdFrom=${first}&createdBefore=${third}`)).toEqual(
      exactly(2, 1, 1, 0, 0, 0, 0, 0),
    )
    expect(await counted(`?createdBefore=${second}`)).toMatchObject({ total: 1 })
    expect(await counted(`?createdFrom=${second}&q=hull`)).toMatchObject({ total: 8 })
  })

  it('is told if a range has no length', async () => {
    const moment = '2026-03-02T09:00:00Z'
    const query = `?createdFrom=${moment}&createdBefore=${moment}`
    for (const path of ['', '/counts', '/export']) {
      const message = 'createdBefore must be after createdFrom'
      expect(await scopes.get(scopes.admin, `${path}${query}`)).toMatchObject(
        refusalOfField('createdBefore', message),
      )
    }
  })

  it('can filter the list by the same time ranges as the counts', async () => {
    const { body } = await scopes.list(scopes.admin, '?sort=createdAt')
    const [, second, third, fourth] = body.data.map(({ createdAt }) => createdAt)
    const range = `createdFrom=${second}&createdBefore=${fourth}`
    const names = (query: string) => scopes.names(scopes.admin, `?${query}`)
    expect(await names(range)).toEqual(['DISPATCHED', 'APPROVED'])
    expect(await names(`${range}&sort=createdAt`)).toEqual(['APPROVED', 'DISPATCHED'])
    expect(await names(`${range}&status=APPROVED`)).toEqual(['APPROVED'])
    expect(await names(`${range}&q=hull&sort=-weight`)).toHaveLength(2)
    expect(await names(`createdBefore=${third}&q=mill`)).toEqual(['APPROVED', 'REQUESTED'])
    const page = await scopes.list(scopes.admin, `?${range}&limit=1`)
    expect(page.body.meta).toEqual({ page: 1, limit: 1, total: 2 })
  })
})

describe('a sender with a few parcels', () => {
  it('counts only their own, whatever they filter by', async () => {
    const { sender, tomas } = scopes
    expect(await countedFor(sender)).toEqual(exactly(8, 1, 1, 1, 1, 1, 1, 2))
    expect(await countedFor(tomas)).toEqual(exactly(2, 2, 0, 0, 0, 0, 0, 0))
    expect(await countedFor(tomas, '?q=porto')).toEqual(exactly(1, 1, 0, 0, 0, 0, 0, 0))
    // Words of the other sender's parcels.
    expect(await countedFor(tomas, '?q=sam%20sender')).toEqual(exactly(0, 0, 0, 0, 0, 0, 0, 0))
  })

  it('counts and lists the parcels of a period', async () => {
    const { sender } = scopes
    const { body } = await scopes.list(sender, '/me?sort=createdAt')
    const [first, second, third] = body.data.map(({ createdAt }) => createdAt)
    const range = `?createdFrom=${first}&createdBefore=${third}`
    expect(await countedFor(sender, range)).toEqual(exactly(2, 1, 1, 0, 0, 0, 0, 0))
    expect(await scopes.names(sender, `/me${range}`)).toEqual(['APPROVED', 'REQUESTED'])
    expect(await scopes.names(sender, `/me?createdFrom=${second}&q=hull&limit=2`)).toEqual([
      'blocked when delivered',
      'blocked on the way',
    ])
  })
})

describe('an administrator with more parcels than are counted', () => {
  type Query = NonNullable<operations['countParcels']['parameters']['query']>
  const counted = async (query: Query = {}) =>
    (await api.as(admin).countParcels({ query })).body.data

  it('sees exact counts of all, and of a period as many as are counted', async () => {
    expect(await counted()).toEqual(exactly(14_000, 9_332, 0, 0, 0, 4_666, 0, 2))
    expect(await counted({ createdFrom: '2026-01-01T00:00:00Z' })).toEqual({
      ...exactly(10_000, 9_332, 0, 0, 0, 4_666, 0, 2),
      totalIsCapped: true,
    })
  })

  it('sees the counts for a rare and a common word, the second time as well', async () => {
    expect(await counted({ q: 'zephyr' })).toEqual(exactly(3, 3, 0, 0, 0, 0, 0, 0))
    const common = { ...exactly(10_000, 9_329, 0, 0, 0, 4_666, 0, 2), totalIsCapped: true }
    expect(await counted({ q: 'mill' })).toEqual(common)
    expect(await counted({ q: 'mill' })).toEqual(common)
    const range = {
      createdFrom: '2026-01-01T00:00:01Z',
      createdBefore: '2026-01-01T00:00:07Z',
    }
    expect(await counted({ q: 'mill', ...range })).toEqual(exactly(5, 3, 0, 0, 0, 2, 0, 0))
  })

  it('is told that counts are minimums if only the newest parcels were scanned', async () => {
    const bounds = { maxCount: 300, scanLimit: 1_000 }
    const found = async (from?: Date) =>
      presentCounts(
        await countParcelsByStatus(
          api.db,
          { scope: { name: 'all' }, search: 'lane', created: { from } },
          bounds,
        ),
        bounds.maxCount,
      )
    const capped = (counts: ReturnType<typeof each>) =>
      counts.map((one) => ({ ...one, countIsCapped: true }))
    expect(await found()).toEqual({
      statuses: capped(each(300, 0, 0, 0, 300, 0, 0)),
      attempted: { count: 0, countIsCapped: true },
      total: 300,
      totalIsCapped: true,
    })
    const late = await found(new Date('2026-01-01T03:50:00Z'))
    // From number 13800 on, all of these were scanned.
    expect(late).toEqual(exactly(200, 133, 0, 0, 0, 67, 0, 0))
  })

  it('finds the same for the sender of all of them, however many are read at a time', async () => {
    const [owner] = await api.db.query<{ id: string }>(sql`
      select id from users where name = 'Sam Sender'
    `)
    const scope = { name: 'sent', userId: owner?.id ?? '' } as const
    const ofSender = async (search: string | undefined, scanLimit: number) => {
      const bounds = { maxCount: 10_000, scanLimit }
      return presentCounts(await countParcelsByStatus(api.db, { scope, search }, bounds))
    }
    const all = { ...exactly(10_000, 9_332, 0, 0, 0, 4_666, 0, 2), totalIsCapped: true }
    const rare = exactly(3, 3, 0, 0, 0, 0, 0, 0)
    for (const scanLimit of [1_000, 20_000]) {
      expect(await ofSender(undefined, scanLimit)).toEqual(all)
      expect(await ofSender('zephyr', scanLimit)).toEqual(rare)
    }
    expect(await ofSender('mill', 20_000)).toEqual({
      ...exactly(10_000, 9_329, 0, 0, 0, 4_666, 0, 2),
      totalIsCapped: true,
    })
    // The newest thousand have at least this many.
    expect(await ofSender('mill', 1_000)).toEqual({
      attempted: { count: 0, countIsCapped: true },
      statuses: each(666, 0, 0, 0, 333, 0, 0).map((one) => ({ ...one, countIsCapped: true })),
      total: 999,
      totalIsCapped: true,
    })
  })

  it('sees which status exceeds the cap', async () => {
    const found = await countParcelsByStatus(
      api.db,
      { scope: { name: 'all' } },
      { maxCount: 4_000, scanLimit: 1 },
    )
    expect(presentCounts(found, 4_000)).toEqual({
      attempted: none,
      statuses: each(4_000, 0, 0, 0, 4_000, 0, 2).map((one) =>
        one.count === 4_000 ? { ...one, countIsCapped: true } : one,
      ),
      total: 4_000,
      totalIsCapped: true,
    })
  })
})

/** All parcels, and those in each status. */
const exactly = (total: number, ...counts: number[]) => ({
  statuses: each(...counts),
  attempted: none,
  total,
})

/** The statuses are in the contract's order. */
function each(...counts: number[]) {
  const statuses = [
    'REQUESTED',
    'APPROVED',
    'DISPATCHED',
    'IN_TRANSIT',
    'DELIVERED',
    'CANCELED',
    'BLOCKED',
  ]
  return statuses.map((status, index) => ({ status, count: counts[index] }))
}
