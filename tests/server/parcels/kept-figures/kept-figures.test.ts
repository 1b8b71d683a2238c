import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database, Transaction } from '../../../../server/db/database.ts'
import {
  findDifferences,
  resetSums,
  isCounting,
} from '../../../../server/parcels/kept-figures/check-repository.ts'
import { keepFigures } from '../../../../server/parcels/kept-figures/keep-figures.ts'
import { findKeptStatuses } from '../../../../server/parcels/kept-figures/kept-statuses.ts'
import { findCountedPercent } from '../../../../server/parcels/kept-figures/repository.ts'
import { findKeptDays, findKeptTimeZone } from '../../../../server/parcels/insights/repository.ts'
import { apiForFile } from '../../support/for-file.ts'
import { insertManyParcels } from '../../support/many-parcels.ts'
import { createRandom, type Random } from '../../stress/support/stress-run.ts'

const api = await apiForFile()
const { db } = api
const all = { name: 'all' } as const
beforeEach(() => api.reset())

/** Lets the job run until nothing is left to count. */
async function keepAll(timeZone = 'UTC', limit?: number): Promise<void> {
  while (await keepFigures(db, timeZone, limit));
}

const differences = () => findDifferences(db)
const total = async () => (await findKeptStatuses(db, all))?.total

describe('Kept figures', () => {
  it('are exact at any moment, while eight writers change parcels and one write in ten is rolled back', async () => {
    const people = await insertPeople(6)
    const seed = Math.floor(Math.random() * 2 ** 31)
    const writing = Array.from({ length: 8 }, async (_, writer) => {
      const random = createRandom(seed + writer)
      for (let change = 0; change < 40; change += 1) await changeSomething(random, people)
    })
    const ended = new AbortController()
    const keeping = (async () => {
      while (!ended.signal.aborted) {
        await keepFigures(db, 'Europe/Berlin', 20)
        expect(await differences(), `seed ${seed}`).toEqual([])
        expect(await whatIsRead(), `seed ${seed}`).toEqual({ counts: [], created: [] })
      }
    })()
    await Promise.all(writing)
    ended.abort()
    await keeping
    await keepAll('Europe/Berlin')
    expect(await differences(), `seed ${seed}`).toEqual([])
    const [counted] = await db.query<{ total: number }>(sql`
      select count(*)::integer as total from parcels
    `)
    expect(await total()).toBe(counted?.total)
  })

  it('tell where they differ, and are counted again', async () => {
    await insertManyParcels(api, { count: 500 })
    await keepAll()
    expect(await differences()).toEqual([])
    await db.query(
      sql`update parcel_counts set count = count + 2 where scope = 'ALL' and not is_blocked and delivery_status = 'DELIVERED'`,
    )
    await db.query(sql`update day_counts set created = created - 1 where unit = 'DAY'`)
    const nil = '00000000-0000-0000-0000-000000000000'
    expect(await differences()).toEqual([
      { sum: `ALL ${nil} DELIVERED`, kept: 168, counted: 166 },
      { sum: 'UTC DAY 2026-01-01 created', kept: 499, counted: 500 },
    ])
    await db.transaction(resetSums)
    expect(await isCounting(db)).toBe(true)
    await keepAll()
    expect(await isCounting(db)).toBe(false)
    expect(await differences()).toEqual([])
  })

  it('are not used before the parcels of an earlier version are counted, and count in pieces', async () => {
    await insertManyParcels(api, { count: 500 })
    await db.transaction(resetSums)
    expect(await total()).toBeUndefined()
    expect(await findCountedPercent(db)).toBe(0)
    let pieces = 0
    const percents: (number | null)[] = []
    while (await keepFigures(db, 'UTC', 60)) {
      pieces += 1
      percents.push(await findCountedPercent(db))
      const [one] = await db.query<{ id: string }>(sql`
        select id from parcels where delivery_status = 'REQUESTED' order by random() limit 1
      `)
      await db.query(sql`
        update parcels set delivery_status = 'DELIVERED', updated_at = updated_at + interval '2 hours'
        where id = ${one?.id ?? ''}
      `)
    }
    expect(pieces).toBeGreaterThan(10)
    expect(percents).toEqual(percents.toSorted((one, other) => (one ?? 0) - (other ?? 0)))
    expect(new Set(percents).size).toBeGreaterThan(5)
    expect(await findCountedPercent(db)).toBeNull()
    expect(await total()).toBe(500)
    expect(await differences()).toEqual([])
  })

  it('go on after a node was lost in the middle of a piece', async () => {
    await insertManyParcels(api, { count: 500 })
    await db.transaction(resetSums)
    await keepFigures(db, 'UTC', 60)
    const killed = db.transaction(async (transaction) => {
      const lost: Database = { ...db, transaction: (work) => work(transaction) }
      await keepFigures(lost, 'UTC', 60)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    await keepAll('UTC', 60)
    expect(await total()).toBe(500)
    expect(await differences()).toEqual([])
  })

  it('stay exact if six nodes add changes at once', async () => {
    await insertManyParcels(api, { count: 500 })
    await Promise.all(Array.from({ length: 6 }, () => keepFigures(db, 'UTC', 100)))
    await keepAll('UTC', 100)
    expect(await differences()).toEqual([])
    const [left] = await db.query<{ changes: number }>(sql`
      select count(*)::integer as changes from parcel_count_changes
    `)
    expect(left?.changes).toBe(0)
  })

  it('stay exact after a restore into a cluster whose transactions have lower numbers', async () => {
    await insertManyParcels(api, { count: 500 })
    await db.query(sql`update kept_counts set upto = '999999999999'`)
    await db.query(sql`update parcel_count_changes set xid = '999999999999'`)
    expect(await total()).toBe(500)
    await insertPeople(1)
    await changeSomething(createRandom(1), await insertPeople(1), 'create')
    expect(await total()).toBe(501)
    await keepAll()
    expect(await total()).toBe(501)
    await changeSomething(createRandom(2), await insertPeople(1), 'create')
    expect(await total()).toBe(502)
    expect(await differences()).toEqual([])
  })

  it('leave no days of a time zone that was chosen by mistake and never counted', async () => {
    await insertManyParcels(api, { count: 500 })
    await keepAll('UTC')
    await keepFigures(db, 'Asia/Tokyo', 100)
    expect(await keepFigures(db, 'UTC', 100)).toBe(false)
    expect(await findCountedPercent(db)).toBeNull()
    await db.query(sql`
      update kept_days set wanted_at = now() - interval '11 minutes' where time_zone = 'Asia/Tokyo'
    `)
    await keepAll('UTC')
    expect(await db.query(sql`select time_zone from kept_days`)).toEqual([{ time_zone: 'UTC' }])
    expect(await db.query(sql`select distinct time_zone from day_counts`)).toEqual([
      { time_zone: 'UTC' },
    ])
  })

  it('add changes even while counting fails', async () => {
    await insertManyParcels(api, { count: 500 })
    await keepAll('UTC')
    await db.query(sql`
      insert into day_counts (time_zone, unit, day, created)
      values ('Asia/Tokyo', 'DAY', '2026-01-01', 9223372036854775807)
    `)
    await changeSomething(createRandom(3), await insertPeople(1), 'create')
    await expect(keepFigures(db, 'Asia/Tokyo')).rejects.toThrow('out of range')
    expect(await db.query(sql`select from parcel_count_changes`)).toEqual([])
    expect(await total()).toBe(501)
    await db.query(sql`delete from day_counts where time_zone = 'Asia/Tokyo'`)
  })

  it('go on without days in a time zone that PostgreSQL does not know', async () => {
    await insertManyParcels(api, { count: 500 })
    await keepAll('Mars/Olympus')
    expect(await total()).toBe(500)
    expect(await db.query(sql`select from kept_days`)).toEqual([])
    expect(await db.query(sql`select from parcel_count_changes`)).toEqual([])
  })

  it('have the days of a new time zone after they are counted, and those of the old one for a day', async () => {
    await insertManyParcels(api, { count: 500 })
    await keepAll('UTC')
    await keepFigures(db, 'Asia/Tokyo', 100)
    const zones = () =>
      db.query(sql`select time_zone, counted_to = 'infinity' as is_whole from kept_days order by 1`)
    expect(await zones()).toEqual([
      { time_zone: 'Asia/Tokyo', is_whole: false },
      { time_zone: 'UTC', is_whole: true },
    ])
    await keepAll('Asia/Tokyo', 100)
    await db.query(sql`update kept_days set wanted_at = now() - interval '25 hours'`)
    expect(await keepFigures(db, 'Asia/Tokyo', 100)).toBe(false)
    expect(await zones()).toEqual([{ time_zone: 'Asia/Tokyo', is_whole: true }])
    expect(await differences()).toEqual([])
    expect(await db.query(sql`select distinct time_zone from day_durations`)).toEqual([
      { time_zone: 'Asia/Tokyo' },
    ])
  })
})

/** Differences between what requests read and the rows, in one snapshot. */
const whatIsRead = () =>
  db.transaction(async (transaction) => {
    await transaction.run('set transaction isolation level repeatable read')
    const [row] = await transaction.query<{ total: number; delivered: number }>(sql`
      select count(*)::integer as total,
        (select count(*)::integer from deliveries) as delivered from parcels
    `)
    const range = { from: '2000-01-01', to: '2099-12-31' }
    const kept = await findKeptStatuses(transaction, all)
    const zone = await findKeptTimeZone(transaction, 'Europe/Berlin')
    const days = zone === undefined ? null : await findKeptDays(transaction, range, zone)
    const sum = (name: 'created' | 'delivered') =>
      days?.reduce((total, day) => total + day[name], 0)
    const differing = <Value>(one: Value, other: Value) => (one === other ? [] : [one, other])
    return {
      counts: differing(kept?.total, row?.total),
      created:
        days === null
          ? []
          : [
              ...differing(sum('created'), row?.total),
              ...differing(sum('delivered'), row?.delivered),
            ],
    }
  })

interface People {
  senders: string[]
  receivers: string[]
}

async function insertPeople(count: number): Promise<People> {
  const join = (role: 'SENDER' | 'RECEIVER') =>
    Promise.all(Array.from({ length: count }, async () => (await api.joined(role)).id))
  return { senders: await join('SENDER'), receivers: await join('RECEIVER') }
}

const kinds = [
  'create',
  'create',
  'create',
  'status',
  'status',
  'deliver',
  'block',
  'attempt',
  'remove',
] as const

/** One transaction that changes parcels as requests do; one in ten is rolled back. */
async function changeSomething(random: Random, people: People, kind = random.pick(kinds)) {
  const isRolledBack = random.chance(0.1) && people.senders.length > 1
  const rolledBack = new Error('rolled back')
  const change = db.transaction(async (transaction) => {
    await changeOnce(transaction, random, people, kind)
    if (random.chance(0.3)) await changeOnce(transaction, random, people, random.pick(kinds))
    if (isRolledBack) throw rolledBack
  })
  await change.catch((error: unknown) => {
    if (error !== rolledBack) throw error
  })
}

async function changeOnce(
  transaction: Transaction,
  random: Random,
  { senders, receivers }: People,
  kind: (typeof kinds)[number],
) {
  const at = new Date(Date.UTC(2026, 0, 1 + random.below(90), random.below(24)))
  const later = new Date(at.getTime() + random.below(300) * 3_600_000)
  if (kind === 'create') {
    await transaction.query(sql`
      insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
        fee_cents, delivery_status, from_address, to_address, created_at, updated_at)
      values (${randomUUID()}, ${`TRK-${randomUUID()}`}, ${random.pick(senders)}::uuid,
        ${random.pick(receivers)}::uuid, 'PACKAGE', 500, 500, 'REQUESTED', '1 Quay', '2 Lane', ${at}, ${at})
    `)
    return
  }
  const chosen = sql`
    id = (select id from parcels order by md5(id::text || ${String(random.next())}) limit 1 for update skip locked)
  `
  if (kind === 'status') {
    const status = random.pick(['APPROVED', 'IN_TRANSIT', 'CANCELED', 'DELIVERED'])
    await transaction.query(sql`
      update parcels set delivery_status = ${status}, updated_at = ${later} where ${chosen}
    `)
  } else if (kind === 'deliver') {
    await transaction.query(sql`
      update parcels set delivery_status = 'DELIVERED', updated_at = ${later} where ${chosen}
    `)
  } else if (kind === 'block') {
    await transaction.query(sql`update parcels set is_blocked = not is_blocked where ${chosen}`)
  } else if (kind === 'attempt') {
    await transaction.query(sql`update parcels set is_attempted = not is_attempted where ${chosen}`)
  } else {
    await transaction.query(sql`delete from parcels where ${chosen}`)
  }
}
