import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { operations } from '../../../openapi.d.ts'
import type { Person } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'

// Fourteen thousand parcels of one sender, three of them with a rare word, and a common word that
// only the oldest eleven thousand have; in addition, three even older ones of another sender.
const api = await apiForFile()
const admin = await api.signedIn('ADMIN')
const sender = await api.signedIn('SENDER', 'Sam Sender')
const receiver = await api.joined('RECEIVER', 'Rita Receiver')
for (let first = 1; first <= 14_000; first += 2_000) {
  await api.db.query(sql`
    insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
      fee_cents, delivery_status, is_blocked, from_address, to_address, created_at, updated_at)
    select gen_random_uuid(), 'TRK-0000-0000-' || lpad(number::text, 8, '0'), ${sender.id}::uuid,
      ${receiver.id}::uuid, 'PACKAGE', number, 500,
      case when number % 3 = 0 then 'DELIVERED' else 'REQUESTED' end, number % 5000 = 0,
      case when number in (5, 7000, 13999) then '1 Zephyrgate' else 'Mill Lane' end,
      case when number <= 11000 then number || ' Old Quay' else 'New Road' end, at, at
    from generate_series(${first}::integer, ${first + 1_999}::integer) as number,
      lateral (select timestamptz '2026-01-01' + number * interval '1 second' as at) as moment
  `)
}
const other = await api.signedIn('SENDER', 'Olga Other')
const priya = await api.joined('RECEIVER', 'Priya Nair')
for (const number of [20_001, 20_002, 20_003]) {
  await api.db.query(sql`
    insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
      fee_cents, delivery_status, from_address, to_address, created_at, updated_at)
    select gen_random_uuid(), 'TRK-0000-0000-0000-' || (number - 20_000)::text, ${other.id}::uuid,
      ${priya.id}::uuid, 'PACKAGE', number, 400, 'APPROVED',
      case when number = 20_002 then 'Harbour Street' else 'Mill Lane' end, 'Far Hill', at, at
    from (values (${number}::integer)) as one (number),
      lateral (select timestamptz '2025-06-01' + number * interval '1 second' as at) as moment
  `)
}
await api.db.query(sql`analyze`)

type Query = NonNullable<operations['listParcels']['parameters']['query']>

async function list(query: Query) {
  const { status, body } = await api.as(admin).listParcels({ query })
  // The weight of a parcel tells its number.
  return {
    status,
    numbers: (body.data ?? []).map(({ weight }) => Math.round(weight * 1000)),
    ...body,
  }
}

describe('an administrator with more parcels than can be paged through', () => {
  it('sees a total that says there are more, every time', async () => {
    for (const page of [1, 2, 1]) {
      const { meta } = await list({ page, limit: 6 })
      expect(meta).toEqual({ page, limit: 6, total: 10_000, totalIsCapped: true })
    }
  })

  it('can open the last page, which ends at the ten thousandth parcel', async () => {
    const { numbers } = await list({ page: 1667, limit: 6 })
    expect(numbers).toEqual([4_004, 4_003, 4_002, 4_001])
  })

  it('is told the last page when asking for a later one', async () => {
    const { status, message, errors } = await list({ page: 1668, limit: 6 })
    const told = 'Pages go up to 1667. Search or filter for what is beyond.'
    const coded = { messageCode: 'pagesGoUpTo', messageValues: { value: '1667' } }
    const first = { path: 'page', message: told, ...coded }
    expect([status, message, errors]).toEqual([400, told, [first]])
  })

  it('gets the exact total of a short filtered list', async () => {
    const { numbers, meta } = await list({ page: 1, limit: 6, status: 'BLOCKED' })
    expect(numbers).toEqual([10_000, 5_000])
    expect(meta).toEqual({ page: 1, limit: 6, total: 2 })
  })
})

describe('an administrator who searches', () => {
  it('gets all parcels with a rare word, newest first', async () => {
    const { numbers, meta } = await list({ q: 'EPHYRG', limit: 6 })
    expect([numbers, meta?.total]).toEqual([[13_999, 7_000, 5], 3])
  })

  it('gets the newest parcels if all have the word, and a capped total', async () => {
    const { numbers, meta } = await list({ q: 'rita', limit: 3, page: 2 })
    expect(numbers).toEqual([13_997, 13_996, 13_995])
    expect(meta).toEqual({ page: 2, limit: 3, total: 10_000, totalIsCapped: true })
  })

  it('gets the old parcels if no newer one has a common word, and again on the second search', async () => {
    for (const _ of [1, 2]) {
      const { numbers, meta } = await list({ q: 'old quay', limit: 3 })
      expect(numbers).toEqual([11_000, 10_999, 10_998])
      expect(meta).toMatchObject({ total: 10_000, totalIsCapped: true })
    }
  })

  it('finds each parcel with a common word on exactly one page', async () => {
    const pages = [1, 2, 99, 100].map((page) => list({ q: 'old quay', limit: 100, page }))
    const numbers = (await Promise.all(pages)).flatMap((page) => page.numbers)
    const expected = Array.from({ length: 11_000 }, (_, index) => 11_000 - index)
    expect(numbers).toEqual([...expected.slice(0, 200), ...expected.slice(9_800, 10_000)])
  })

  it('gets the newer parcels if many of them have the word, and a capped total', async () => {
    const { numbers, meta } = await list({ q: 'mill', limit: 3 })
    expect(numbers).toEqual([14_000, 13_998, 13_997])
    expect(meta).toEqual({ page: 1, limit: 3, total: 10_000, totalIsCapped: true })
  })

  it('gets the results in any order of the list', async () => {
    expect((await list({ q: 'rita', limit: 2, sort: 'weight' })).numbers).toEqual([1, 2])
    expect((await list({ q: 'zephyr', limit: 2, sort: '-fee' })).numbers).toHaveLength(2)
    const old = await list({ q: 'old quay', limit: 2, sort: '-weight', status: 'DELIVERED' })
    expect([old.numbers, old.meta?.total]).toEqual([[10_998, 10_995], 3_666])
  })

  it('finds the beginnings of words by one or two letters', async () => {
    expect((await list({ q: 'ze', limit: 6 })).meta?.total).toBe(3)
    expect((await list({ q: '1 z', limit: 6 })).meta?.total).toBe(3)
    expect((await list({ q: 'ph', limit: 6 })).meta?.total).toBe(0)
    expect((await list({ q: 'mi', limit: 6 })).meta?.totalIsCapped).toBe(true)
  })

  it('finds a tracking ID in any spelling', async () => {
    for (const q of ['TRK-0000-0000-00012999', 'trk0000000000012999', '0000-00012999']) {
      const { numbers } = await list({ q, limit: 6 })
      expect([q, numbers]).toEqual([q, [12_999]])
    }
  })
})

describe('a sender who searches', () => {
  const numbersOf = async (caller: Person, query: Query) => {
    const { body } = await api.as(caller).listMyParcels({ query })
    return { numbers: body.data.map(({ weight }) => Math.round(weight * 1000)), meta: body.meta }
  }

  it('finds only their own parcels in a short list, and their number', async () => {
    const { numbers, meta } = await numbersOf(other, { q: 'mill', limit: 2 })
    expect(numbers).toEqual([20_003, 20_001])
    expect(meta).toEqual({ page: 1, limit: 2, total: 2 })
    const second = await numbersOf(other, { q: 'mill', limit: 1, page: 2, sort: 'weight' })
    expect([second.numbers, second.meta?.total]).toEqual([[20_003], 2])
    expect((await numbersOf(other, { q: 'zephyr', limit: 2 })).numbers).toEqual([])
  })

  it('finds all parcels with a rare word in a long list', async () => {
    const { numbers, meta } = await numbersOf(sender, { q: 'zephyr', limit: 2 })
    expect([numbers, meta]).toEqual([[13_999, 7_000], { page: 1, limit: 2, total: 3 }])
  })

  it('finds the newest parcels with a common word in a long list, and a capped total', async () => {
    for (const _ of [1, 2]) {
      const { numbers, meta } = await numbersOf(sender, { q: 'mill', limit: 2 })
      expect(numbers).toEqual([14_000, 13_998])
      expect(meta).toEqual({ page: 1, limit: 2, total: 10_000, totalIsCapped: true })
    }
  })

  it('finds the old parcels with a common word in a long list', async () => {
    for (const _ of [1, 2]) {
      const { numbers, meta } = await numbersOf(sender, { q: 'old quay', limit: 2 })
      expect(numbers).toEqual([11_000, 10_999])
      expect(meta).toEqual({ page: 1, limit: 2, total: 10_000, totalIsCapped: true })
    }
  })
})

it('a sender with a long list can open the last page, too', async () => {
  const { body } = await api.as(sender).listMyParcels({ query: { page: 100, limit: 100 } })
  expect(body.data).toHaveLength(100)
  expect(body.meta).toEqual({ page: 100, limit: 100, total: 10_000, totalIsCapped: true })
})

it('an operator who removes a parcel removes its search text with it', async () => {
  const text = () => api.db.query(sql`select id from parcel_search where text like '%zephyrgate%'`)
  expect(await text()).toHaveLength(3)
  await api.db.query(sql`
    delete from parcels where from_address = '1 Zephyrgate' and weight_grams = 5
  `)
  expect(await text()).toHaveLength(2)
})
