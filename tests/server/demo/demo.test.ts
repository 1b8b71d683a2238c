import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feeInCents } from '../../../domain/fee.ts'
import { deliveryStatuses } from '../../../machines/parcel-lifecycle.ts'
import { demoAccounts } from '../../../server/demo/accounts.ts'
import { demoParcels } from '../../../server/demo/parcels.ts'
import { seedDemoData } from '../../../server/demo/seed.ts'
import { countDeliveredByDay } from '../../../server/insights/repository.ts'
import { verifyPassword } from '../../../server/sessions/passwords.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

const now = new Date('2026-03-02T14:30:00.000Z')
const clock = () => now
const week = 7 * 86_400_000

let database: TestDatabase
let wasSeeded: boolean
beforeAll(async () => {
  database = await createTestDatabase()
  wasSeeded = await seedDemoData(database.db, clock)
})
afterAll(() => database.drop())

const parcels = () => database.db.selectFrom('parcels').selectAll().execute()
const logs = () =>
  database.db
    .selectFrom('status_logs')
    .innerJoin('users', 'users.id', 'updated_by')
    .innerJoin('parcels', 'parcels.id', 'parcel_id')
    .selectAll('status_logs')
    .select(['role', 'sender_id', 'receiver_id'])
    .orderBy('parcel_id')
    .orderBy('entry_number')
    .execute()

describe('a fresh demo', () => {
  test('has its five people, each of whom can log in with the password that is printed', async () => {
    expect(wasSeeded).toBe(true)
    const users = await database.db.selectFrom('users').selectAll().orderBy('email').execute()
    const printed = Object.values(demoAccounts).sort((a, b) => (a.email < b.email ? -1 : 1))
    expect(users.map(({ name, email, role }) => ({ name, email, role }))).toEqual(
      printed.map(({ name, email, role }) => ({ name, email, role })),
    )
    const fits = await Promise.all(
      users.map((user, index) =>
        verifyPassword(user.password_hash, printed[index]?.password ?? ''),
      ),
    )
    expect(fits).toEqual([true, true, true, true, true])
    expect(users[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('shows every status, both types, and blocked parcels, over some weeks up to now', async () => {
    const rows = await parcels()
    expect(rows).toHaveLength(demoParcels.length)
    expect(new Set(rows.map((row) => row.delivery_status))).toEqual(new Set(deliveryStatuses))
    expect(new Set(rows.map((row) => row.parcel_type))).toEqual(new Set(['PACKAGE', 'DOCUMENT']))
    expect(rows.filter((row) => row.is_blocked).length).toBeGreaterThan(1)
    const times = rows.map((row) => row.created_at.getTime())
    const days = (now.getTime() - Math.min(...times)) / 86_400_000
    expect(days).toBeGreaterThan(28)
    expect(Math.max(...times)).toBeLessThan(now.getTime())
  })

  test('asks the usual fees', async () => {
    const rows = await parcels()
    expect(rows.map((row) => row.fee_cents)).toEqual(
      rows.map((row) => feeInCents(row.weight_grams / 1000)),
    )
  })

  test('has a log for each parcel that begins with the request, runs forward and ends where the parcel stands', async () => {
    const [rows, entries] = await Promise.all([parcels(), logs()])
    for (const row of rows) {
      const own = entries.filter((entry) => entry.parcel_id === row.id)
      const delivery = own.filter(({ status }) => status !== 'BLOCKED' && status !== 'UNBLOCKED')
      const blocks = own.filter(({ status }) => status === 'BLOCKED' || status === 'UNBLOCKED')
      const times = own.map((entry) => entry.created_at.getTime())
      expect({
        numbers: own.map((entry) => entry.entry_number),
        first: own[0]?.status,
        requestedAt: own[0]?.created_at,
        standsAt: delivery.at(-1)?.status,
        isBlocked: blocks.at(-1)?.status === 'BLOCKED',
        times,
        changedAt: own.at(-1)?.created_at,
      }).toEqual({
        numbers: own.map((_, index) => index + 1),
        first: 'REQUESTED',
        requestedAt: row.created_at,
        standsAt: row.delivery_status,
        isBlocked: row.is_blocked,
        times: [...times].sort((a, b) => a - b),
        changedAt: row.updated_at,
      })
      expect(row.updated_at.getTime()).toBeLessThan(now.getTime())
    }
  })

  test('has deliveries in every week of the last thirty days, some quicker than others', async () => {
    const month = { from: '2026-02-01', to: '2026-03-02' }
    const days = (await countDeliveredByDay(database.db, month)).filter(({ day }) => day !== null)
    const weeks = days.map(({ day }) => Math.floor((now.getTime() - Date.parse(day ?? '')) / week))
    expect(new Set(weeks)).toEqual(new Set([0, 1, 2, 3, 4]))
    const hours = days.map(({ median }) => median ?? 0)
    expect(Math.min(...hours)).toBeLessThan(48)
    expect(Math.max(...hours)).toBeGreaterThan(60)
  })

  test('says of each step the right person', async () => {
    const people = (await logs()).map((entry) => {
      const isSender = entry.updated_by === entry.sender_id
      const isReceiver = entry.updated_by === entry.receiver_id
      const role = isSender ? 'SENDER' : isReceiver ? 'RECEIVER' : 'ADMIN'
      return { status: entry.status, note: entry.note, role: entry.role, side: role }
    })
    expect(people.filter((step) => step.role !== step.side)).toEqual([])
    const byNote = (note: string) => [
      ...new Set(people.filter((step) => step.note === note).map((step) => step.role)),
    ]
    expect(byNote('Canceled by sender')).toEqual(['SENDER'])
    expect(byNote('Delivery confirmed by receiver')).toEqual(['RECEIVER'])
  })
})

test('starting again leaves the data alone', async () => {
  const before = [await parcels(), await logs()]
  expect(await seedDemoData(database.db, () => new Date())).toBe(false)
  expect([await parcels(), await logs()]).toEqual(before)
})

test('two nodes that start together on an empty database make one demo', async () => {
  const empty = await createTestDatabase()
  try {
    const seeded = await Promise.all([seedDemoData(empty.db, clock), seedDemoData(empty.db, clock)])
    expect(seeded.sort()).toEqual([false, true])
    const made = await empty.db.selectFrom('parcels').select('id').execute()
    expect(made).toHaveLength(demoParcels.length)
  } finally {
    await empty.drop()
  }
})

test('somebody who has an account finds no demo beside it', async () => {
  const used = await createTestDatabase()
  try {
    await used.db
      .insertInto('users')
      .values({
        id: '8a1f6f2e-6f0e-4a57-9f37-1d7a3c9b2e10',
        name: 'Ines Moreau',
        email: 'ines@example.com',
        password_hash: 'none',
        role: 'SENDER',
        created_at: now,
        updated_at: now,
        is_blocked: false,
      })
      .execute()
    expect(await seedDemoData(used.db, clock)).toBe(false)
    expect(await used.db.selectFrom('users').select('name').execute()).toEqual([
      { name: 'Ines Moreau' },
    ])
    expect(await used.db.selectFrom('parcels').select('id').execute()).toEqual([])
  } finally {
    await used.drop()
  }
})
