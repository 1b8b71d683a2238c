import sql from 'sql-template-tag'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import type { Insights } from '../../../../openapi.d.ts'
import { keepFigures } from '../../../../server/parcels/kept-figures/keep-figures.ts'
import { buildNode, requestsTo, type Person } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'
import { coded, expectRefusedField } from '../../support/answers.ts'
import { newParcelFor } from '../../support/valid-requests.ts'

// The clock begins on 2026-03-02 at nine in the morning.
let admin: Person
let sender: Person
let receiver: Person
const api = await apiForFile()
beforeEach(async () => {
  await api.reset()
  admin = await api.signedIn('ADMIN')
  sender = await api.signedIn('SENDER')
  receiver = await api.signedIn('RECEIVER')
})

const hour = 3_600

type Range = { from?: string; to?: string }

/** Reads the figures in each way: before and after the last changes are in the kept sums, and from the parcels themselves. */
async function insights(query: Range = {}) {
  const before = await read(query)
  await keepFigures(api.db, 'UTC')
  const after = await read(query)
  expect(after).toEqual(before)
  await api.db.query(sql`
    with counts as (delete from day_counts), durations as (delete from day_durations)
    delete from kept_days
  `)
  expect(await read(query)).toEqual(before)
  await keepFigures(api.db, 'UTC')
  return after
}

async function read(query: Range) {
  const { status, body } = await api.as(admin).getInsights({ query })
  expect([status, body.message]).toEqual([200, 'Insights'])
  return body.data
}

async function request(): Promise<string> {
  const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
  return body.data._id
}

async function set(id: string, status: 'APPROVED' | 'DISPATCHED' | 'DELIVERED' | 'CANCELED') {
  // Sessions expire in the meantime.
  const now = await api.signedIn('ADMIN')
  expect((await api.as(now).updateParcelStatus(id, { status })).status).toBe(200)
  admin = now
}

const days = ({ days }: Insights) =>
  days
    .filter(({ created, delivered }) => created + delivered > 0)
    .map(({ date, created, delivered, medianHours }) => [date, created, delivered, medianHours])

const counts = ({ statuses }: Insights) =>
  Object.fromEntries(statuses.map(({ status, count }) => [status, count]))

it('an administrator without parcels sees the last thirty days, all empty', async () => {
  const seen = await insights()
  expect(seen).toMatchObject({
    from: '2026-02-01',
    to: '2026-03-02',
    medianHours: null,
    created: 0,
    delivered: 0,
  })
  expect(seen.days).toHaveLength(30)
  expect(seen.days[0]).toEqual({ date: '2026-02-01', created: 0, delivered: 0, medianHours: null })
  expect(seen.days[29]?.date).toBe('2026-03-02')
  expect(seen.statuses).toEqual(
    ['REQUESTED', 'APPROVED', 'DISPATCHED', 'IN_TRANSIT', 'DELIVERED', 'CANCELED', 'BLOCKED'].map(
      (status) => ({ status, count: 0 }),
    ),
  )
})

it('an administrator sees how many parcels came in and were delivered, and how long that took', async () => {
  const [one, two, three] = [await request(), await request(), await request()]
  api.secondsPass(5 * hour)
  await set(one, 'DELIVERED')
  api.secondsPass(2.5 * hour)
  await set(two, 'DELIVERED')
  api.secondsPass(16.75 * hour)
  sender = await api.signedIn('SENDER')
  const four = await request()
  await set(three, 'DELIVERED')
  api.secondsPass(1)
  await set(four, 'CANCELED')

  const seen = await insights()
  expect(days(seen)).toEqual([
    ['2026-03-02', 3, 2, 6.25],
    ['2026-03-03', 1, 1, 24.25],
  ])
  expect(seen).toMatchObject({ from: '2026-02-02', created: 4, delivered: 3, medianHours: 7.5 })
  expect(counts(seen)).toMatchObject({ REQUESTED: 0, DELIVERED: 3, CANCELED: 1, BLOCKED: 0 })
})

it('a parcel whose delivery is corrected counts on the day of its last delivery, or not at all', async () => {
  const [one, two] = [await request(), await request()]
  api.secondsPass(hour)
  await set(one, 'DELIVERED')
  await set(two, 'DELIVERED')
  expect(days(await insights())).toEqual([['2026-03-02', 2, 2, 1]])

  api.secondsPass(26 * hour)
  await set(one, 'DISPATCHED')
  expect(days(await insights())).toEqual([['2026-03-02', 2, 1, 1]])
  api.secondsPass(hour)
  await set(one, 'DELIVERED')
  await set(two, 'CANCELED')
  expect(days(await insights())).toEqual([
    ['2026-03-02', 2, 0, null],
    ['2026-03-03', 0, 1, 28],
  ])
})

it('a delivered parcel that is blocked later is still a delivery of its day', async () => {
  const id = await request()
  api.secondsPass(2 * hour)
  await set(id, 'DELIVERED')
  api.secondsPass(24 * hour)
  admin = await api.signedIn('ADMIN')
  await api.as(admin).blockParcel(id, { block: true })
  const seen = await insights()
  expect(days(seen)).toEqual([['2026-03-02', 1, 1, 2]])
  expect(counts(seen)).toMatchObject({ DELIVERED: 0, BLOCKED: 1 })
  await api.as(admin).blockParcel(id, { block: false })
  expect(days(await insights())).toEqual([['2026-03-02', 1, 1, 2]])
})

it('a receiver’s confirmation counts like a status set by an administrator', async () => {
  const id = await request()
  await set(id, 'DISPATCHED')
  api.secondsPass(600)
  expect((await api.as(receiver).confirmDelivery(id)).status).toBe(200)
  expect(days(await insights())).toEqual([['2026-03-02', 1, 1, 0.17]])
})

it('days begin and end at midnight UTC, and a range includes both ends', async () => {
  api.secondsPass(15 * hour - 1)
  sender = await api.signedIn('SENDER')
  await request()
  api.secondsPass(1)
  const id = await request()
  await set(id, 'DELIVERED')
  expect(days(await insights({ from: '2026-03-02', to: '2026-03-03' }))).toEqual([
    ['2026-03-02', 1, 0, null],
    ['2026-03-03', 1, 1, 0],
  ])
  const first = await insights({ from: '2026-03-02', to: '2026-03-02' })
  expect(first).toMatchObject({ created: 1, delivered: 0, days: [{ date: '2026-03-02' }] })
  const second = await insights({ from: '2026-03-03', to: '2026-03-03' })
  expect(second).toMatchObject({ created: 1, delivered: 1, days: [{ date: '2026-03-03' }] })
  // Current statuses do not depend on the range.
  expect(counts(await insights({ to: '2020-01-01' }))).toMatchObject({ REQUESTED: 1, DELIVERED: 1 })
})

it('a range has at most a leap year of days, and does not run backwards', async () => {
  const year = await insights({ from: '2024-01-01', to: '2024-12-31' })
  expect(year.days).toHaveLength(366)
  expect(year.days[59]?.date).toBe('2024-02-29')
  const message = 'from and to may span at most 366 days'
  const { status, body } = await api
    .as(admin)
    .getInsights({ query: { from: '2024-01-01', to: '2025-01-01' } })
  const values = { messageCode: 'tooManyDays', messageValues: { value: '366' } }
  expectRefusedField({ status, body }, 'from', { message, ...values })
  const backwards = await api.as(admin).getInsights({ query: { from: '2026-03-03' } })
  expect([backwards.status, backwards.body.errors]).toEqual([
    400,
    coded([{ path: 'from', message: 'from must not be after to' }]),
  ])
})

it('days begin and end at midnight in the company’s time zone, which is named', async () => {
  const node = buildNode(api, { RATE_LIMITS: 'off', TIME_ZONE: 'America/Los_Angeles' })
  onTestFinished(() => node.close())
  // It is half past eleven at night there, and the next day in UTC.
  api.secondsPass(22.5 * hour)
  sender = await api.signedIn('SENDER')
  const id = await request()
  await set(id, 'DELIVERED')
  const { body } = await requestsTo(node, (await api.signedIn('ADMIN')).cookies).getInsights({})
  expect(body.data).toMatchObject({ to: '2026-03-02', timeZone: 'America/Los_Angeles' })
  expect(days(body.data)).toEqual([['2026-03-02', 1, 1, 0]])
  expect(days(await insights())).toEqual([['2026-03-03', 1, 1, 0]])
})

it('a new time zone has the days of the one before until its own are counted', async () => {
  const node = buildNode(api, { RATE_LIMITS: 'off', TIME_ZONE: 'America/Los_Angeles' })
  onTestFinished(() => node.close())
  api.secondsPass(22.5 * hour)
  sender = await api.signedIn('SENDER')
  await request()
  await keepFigures(api.db, 'UTC')
  const there = requestsTo(node, (await api.signedIn('ADMIN')).cookies)
  const range = { from: '2026-03-02', to: '2026-03-03' }
  const before = (await there.getInsights({ query: range })).body.data
  expect([before.timeZone, days(before)]).toEqual(['UTC', [['2026-03-03', 1, 0, null]]])
  await keepFigures(api.db, 'America/Los_Angeles')
  const after = (await there.getInsights({ query: range })).body.data
  expect([after.timeZone, days(after)]).toEqual([
    'America/Los_Angeles',
    [['2026-03-02', 1, 0, null]],
  ])
})

it('medians of many deliveries are close estimates, over days and whole months, and counts stay exact', async () => {
  for (let first = 1; first <= 1_800; first += 300) {
    await api.db.query(sql`
      insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
        fee_cents, delivery_status, from_address, to_address, created_at, updated_at)
      select gen_random_uuid(), 'TRK-' || number, ${sender.id}::uuid, ${receiver.id}::uuid,
        'PACKAGE', 500, 500, 'DELIVERED', '1 Quay', '2 Lane', at,
        at + make_interval(mins => 20 + (number * 7919) % 9000)
      from generate_series(${first}::integer, ${first + 299}::integer) as number,
        lateral (select timestamptz '2025-10-01' + number * interval '2 hours' as at) as moment
    `)
  }
  for (const range of [
    { from: '2025-10-15', to: '2026-02-10' },
    { from: '2025-11-01', to: '2026-01-31' },
    { from: '2025-10-02', to: '2026-01-09' },
  ]) {
    const counted = await read(range)
    await keepFigures(api.db, 'UTC')
    const kept = await read(range)
    expect(kept.delivered).toBeGreaterThan(1_000)
    expect(withoutMedians(kept)).toEqual(withoutMedians(counted))
    const [exact, estimates] = [mediansOf(counted), mediansOf(kept)]
    expect(estimates.map((hours) => hours === null)).toEqual(exact.map((hours) => hours === null))
    expect(exact.filter((hours, index) => !isClose(estimates[index], hours))).toEqual([])
    await api.db.query(sql`
      with counts as (delete from day_counts), durations as (delete from day_durations)
      delete from kept_days
    `)
  }
})

const withoutMedians = ({ days, ...insights }: Insights) => ({
  ...insights,
  medianHours: null,
  days: days.map((day) => ({ ...day, medianHours: null })),
})

const mediansOf = ({ medianHours, days }: Insights) => [
  medianHours,
  ...days.map((day) => day.medianHours),
]

const isClose = (estimate: number | null | undefined, exact: number | null) =>
  exact === null || (typeof estimate === 'number' && Math.abs(estimate / exact - 1) <= 0.05)
