import { randomUUID } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import sql, { type Sql } from 'sql-template-tag'
import { afterEach, describe, expect, test } from 'vitest'
import { feeInCents } from '../../../../domain/fee.ts'
import { deliveryStatuses } from '../../../../machines/parcel-lifecycle.ts'
import { readConfig } from '../../../../server/config/config.ts'
import { demoAccounts } from '../../../../server/accounts/users/demo-accounts.ts'
import { addDemoData, describeDemoData } from '../../../../server/operations/demo/demo-data.ts'
import { demoParcels } from '../../../../server/operations/demo/parcels.ts'
import { demoRuns, demoWaiting } from '../../../../server/operations/demo/runs.ts'
import { seedDemoData } from '../../../../server/operations/demo/seed.ts'
import { countDeliveredByDay } from '../../../../server/parcels/insights/repository.ts'
import { findUnplanned } from '../../../../server/runs/stops-repository.ts'
import { hashPassword, matchPassword } from '../../../../server/accounts/users/passwords.ts'
import { insertUser } from '../../../../server/accounts/users/repository.ts'
import { databaseForFile, databaseForTest, folderForFile } from '../../support/for-file.ts'

const now = new Date('2026-03-02T14:30:00.000Z')
const clock = () => now
/** Parcels of earlier days, and those of today. */
const allParcels =
  demoParcels.length + [...demoRuns.flatMap(({ stops }) => stops), ...demoWaiting].length
const week = 7 * 86_400_000

const database = await databaseForFile()
const wasSeeded = await seedDemoData(database.db, clock)

interface DemoParcelRow {
  id: string
  parcel_type: string
  weight_grams: number
  fee_cents: number
  delivery_status: string
  is_blocked: boolean
  is_attempted: boolean
  created_at: Date
  updated_at: Date
}

const parcels = () => database.db.query<DemoParcelRow>(sql`select * from parcels`)

interface DemoLogRow {
  parcel_id: string
  entry_number: number
  status: string
  note: string | null
  updated_by: string
  created_at: Date
  role: string
  sender_id: string
  receiver_id: string
}

const logs = () =>
  database.db.query<DemoLogRow>(sql`
    select status_logs.*, users.role, parcels.sender_id, parcels.receiver_id
    from status_logs
      join users on users.id = updated_by
      join parcels on parcels.id = parcel_id
    order by parcel_id, entry_number
  `)

describe('a fresh demo', () => {
  test('has its seven people, each of whom can log in with the printed password', async () => {
    expect(wasSeeded).toBe(true)
    const users = await database.db.query<{
      name: string
      email: string
      role: string
      password_hash: string
    }>(sql`select name, email, role, password_hash from users order by email`)
    const printed = Object.values(demoAccounts).sort((a, b) => (a.email < b.email ? -1 : 1))
    expect(users.map(({ name, email, role }) => ({ name, email, role }))).toEqual(
      printed.map(({ name, email, role }) => ({ name, email, role })),
    )
    const fits = await Promise.all(
      users.map((user, index) => matchPassword(user.password_hash, printed[index]?.password ?? '')),
    )
    expect(fits).toEqual(users.map(() => 'PREPARED'))
    expect(users[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('shows every status, both types, blocked parcels and a failed attempt, over the last weeks', async () => {
    const rows = await parcels()
    expect(rows).toHaveLength(allParcels)
    expect(new Set(rows.map((row) => row.delivery_status))).toEqual(new Set(deliveryStatuses))
    expect(new Set(rows.map((row) => row.parcel_type))).toEqual(new Set(['PACKAGE', 'DOCUMENT']))
    expect(rows.filter((row) => row.is_blocked).length).toBeGreaterThan(1)
    expect(rows.filter((row) => row.is_attempted).map((row) => row.delivery_status)).toEqual([
      'IN_TRANSIT',
      'IN_TRANSIT',
    ])
    const times = rows.map((row) => row.created_at.getTime())
    const days = (now.getTime() - Math.min(...times)) / 86_400_000
    expect(days).toBeGreaterThan(28)
    expect(Math.max(...times)).toBeLessThan(now.getTime())
  })

  test('charges the fees of the contract', async () => {
    const rows = await parcels()
    expect(rows.map((row) => row.fee_cents)).toEqual(
      rows.map((row) => feeInCents(row.weight_grams / 1000)),
    )
  })

  test('has a log for each parcel that begins with the request, runs forward and ends with its status', async () => {
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

  test('has deliveries in every week of the last thirty days, some faster than others', async () => {
    const month = { from: '2026-02-01', to: '2026-03-02' }
    const days = (await countDeliveredByDay(database.db, month, 'UTC')).filter(
      ({ day }) => day !== null,
    )
    const weeks = days.map(({ day }) => Math.floor((now.getTime() - Date.parse(day ?? '')) / week))
    expect(new Set(weeks)).toEqual(new Set([0, 1, 2, 3, 4]))
    const hours = days.map(({ median }) => median ?? 0)
    expect(Math.min(...hours)).toBeLessThan(48)
    expect(Math.max(...hours)).toBeGreaterThan(60)
  })

  test('has a run of today under way, with some stops done, and a draft', async () => {
    const runs = await database.db.query(sql`
      select runs.name, state, users.email, started_at < ${now} as has_started,
        (select count(*)::integer from run_stops where run_id = runs.id) as stops,
        (select count(entry_number)::integer from run_parcels where run_id = runs.id) as done
      from runs join users on users.id = courier_id order by state desc
    `)
    expect(runs).toEqual([
      {
        name: 'Uptown',
        state: 'UNDER_WAY',
        email: 'courier@waybill.test',
        has_started: true,
        stops: 5,
        done: 3,
      },
      {
        name: 'Northeast',
        state: 'DRAFT',
        email: 'courier2@waybill.test',
        has_started: null,
        stops: 2,
        done: 0,
      },
    ])
    const waiting = await findUnplanned(database.db, '2026-03-02', 100)
    const addresses = waiting.map((parcel) => parcel.to_address)
    expect(addresses).toEqual(expect.arrayContaining(demoWaiting.map(({ address }) => address)))
  })

  test('has the right person for each step', async () => {
    const people = (await logs()).map((entry) => {
      const isSender = entry.updated_by === entry.sender_id
      const isReceiver = entry.updated_by === entry.receiver_id
      const isCourier = entry.role === 'COURIER'
      const others = isCourier ? 'COURIER' : 'ADMIN'
      const role = isSender ? 'SENDER' : isReceiver ? 'RECEIVER' : others
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

test('an operator reads the email and password of each demo account that exists', async () => {
  const { isOpen, lines: printed } = await describeDemoData(database.db, readConfig({}))
  const [title, header, ...lines] = printed
  expect([isOpen, lines]).toEqual([true, expect.objectContaining({ length: 8 })])
  expect([title, header]).toEqual(['Demo accounts:', expect.stringMatching(/^Role +Email/)])
  for (const [index, { email, password }] of Object.values(demoAccounts).entries()) {
    expect(lines[index]).toMatch(new RegExp(` ${email} +${password} `))
  }
})

test('starting again leaves the data alone', async () => {
  const before = [await parcels(), await logs()]
  expect(await seedDemoData(database.db, () => new Date())).toBe(false)
  expect([await parcels(), await logs()]).toEqual(before)
})

test('two nodes that start together on an empty database make one demo', async () => {
  const empty = await databaseForTest()
  const seeded = await Promise.all([seedDemoData(empty.db, clock), seedDemoData(empty.db, clock)])
  expect(seeded.sort()).toEqual([false, true])
  const made = await empty.db.query(sql`select id from parcels`)
  expect(made).toHaveLength(allParcels)
})

test('a database with an account gets no demo data', async () => {
  const used = await databaseForTest()
  const user = { name: 'Ines Moreau', email: 'ines@example.com', passwordHash: 'none', now }
  await used.db.transaction((transaction) => insertUser(transaction, { ...user, role: 'SENDER' }))
  expect(await seedDemoData(used.db, clock)).toBe(false)
  const settings = readConfig({ HOST: '0.0.0.0', DEMO_DATA: 'off' })
  expect(await describeDemoData(used.db, settings)).toEqual({ isOpen: false, lines: [] })
  expect(await used.db.query(sql`select name from users`)).toEqual([{ name: 'Ines Moreau' }])
  expect(await used.db.query(sql`select id from parcels`)).toEqual([])
})

const inFolder = await folderForFile({
  'later start/demo-data-decided': 'not added\n',
})
const fromOutside =
  'No demo data, as HOST=0.0.0.0 can be reached from outside. DEMO_DATA=on adds them all the same.'

test.each<[settings: Record<string, string>, isAdded: boolean, said: string[]]>([
  [{}, true, []],
  [{ HOST: '::1' }, true, []],
  [{ HOST: '0.0.0.0' }, false, [fromOutside]],
  [{ HOST: '0.0.0.0', DEMO_DATA: 'on' }, true, []],
  [{ HOST: '0.0.0.0', DEMO_DATA: 'off' }, false, []],
  [{ ADMIN_SIGNUP: 'closed' }, false, []],
  [{ ADMIN_SIGNUP: 'closed', DEMO_DATA: 'on' }, true, []],
  [{ DEMO_DATA: 'off' }, false, []],
  [{ DATA_DIR: 'later start' }, false, []],
  [{ DATA_DIR: 'later start', HOST: '0.0.0.0' }, false, []],
  [{ DATABASE_URL: 'postgres://db/waybill' }, false, []],
])(
  'A start of an empty database with %o decides on demo data: %s',
  async (given, isAdded, said) => {
    const { DATA_DIR = randomUUID(), ...settings } = given
    const folder = inFolder(DATA_DIR)
    await mkdir(folder, { recursive: true })
    const { db } = await databaseForTest()
    const lines: string[] = []
    const config = readConfig({ ...settings, DATA_DIR: folder })
    await addDemoData(db, { clock, say: (line) => void lines.push(line) }, config)
    expect(await db.query(sql`select id from users`)).toHaveLength(isAdded ? 7 : 0)
    expect(lines).toEqual(said)
    const note = await readFile(inFolder(DATA_DIR, 'demo-data-decided'), 'utf8').catch(() => 'none')
    const isEmbedded = settings['DATABASE_URL'] === undefined
    expect(note).toBe(isEmbedded ? `${isAdded ? '' : 'not '}added\n` : 'none')
  },
)

const refused =
  'HOST=0.0.0.0 can be reached from outside, and the passwords of the demo accounts in this database are ' +
  'public: remove them with "npm run admin -- remove-demo", or set HOST=127.0.0.1, or DEMO_DATA=on if ' +
  'anyone may log in with them.'
const stillThere =
  'DEMO_DATA=off, but the demo accounts are still there. Remove them with: npm run admin -- remove-demo'

describe('demo accounts', async () => {
  const untouched = (): Promise<unknown> => Promise.resolve()
  const blockAll = () => change(sql`update users set is_blocked = true`)
  const blockAllButOne = () =>
    change(sql`update users set is_blocked = true where email <> 'courier2@waybill.test'`)
  const changePasswords = async () =>
    change(sql`update users set password_hash = ${await hashPassword('Their own password')}`)
  const removePasswords = () => change(sql`update users set password_hash = null`)
  const change = (statement: Sql) => database.db.transaction((one) => one.query(statement))

  const before = await database.db.query<{ id: string; password_hash: string }>(
    sql`select id, password_hash from users`,
  )
  afterEach(async () => {
    for (const { id, password_hash: hash } of before)
      await change(
        sql`update users set is_blocked = false, password_hash = ${hash} where id = ${id}`,
      )
  })

  test.each<[string, () => Promise<unknown>, Record<string, string>]>([
    ['as published', untouched, { HOST: '0.0.0.0' }],
    ['as published', untouched, { HOST: '0.0.0.0', DEMO_DATA: 'off' }],
    ['all blocked but one', blockAllButOne, { HOST: '0.0.0.0' }],
  ])('%s refuse a start with %o', async (_, prepare, settings) => {
    await prepare()
    await expect(describeDemoData(database.db, readConfig(settings))).rejects.toThrow(refused)
  })

  test.each<[string, () => Promise<unknown>, Record<string, string>, number, string[]]>([
    ['as published', untouched, {}, 7, []],
    ['as published', untouched, { HOST: '0.0.0.0', DEMO_DATA: 'on' }, 7, []],
    ['as published', untouched, { DEMO_DATA: 'off' }, 7, [stillThere]],
    ['all blocked but one', blockAllButOne, {}, 1, []],
    ['all blocked', blockAll, { HOST: '0.0.0.0' }, 0, []],
    ['all blocked', blockAll, { HOST: '0.0.0.0', DEMO_DATA: 'off' }, 0, [stillThere]],
    ['with other passwords', changePasswords, { HOST: '0.0.0.0' }, 0, []],
    ['without passwords', removePasswords, { HOST: '0.0.0.0' }, 0, []],
  ])(
    '%s and with %o, a start lists those that are open',
    async (_, prepare, settings, open, more) => {
      await prepare()
      const { isOpen, lines } = await describeDemoData(database.db, readConfig(settings))
      const names = lines.filter((line) => line.includes('@waybill.test'))
      expect([isOpen, names.length]).toEqual([open > 0, open])
      // The table has a title, a header and an empty line.
      expect(lines.slice(open > 0 ? open + 3 : 0)).toEqual(more)
    },
  )
})
