import { randomUUID } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { admin } from '../../../../server/operations/cli/admin.ts'
import { failureText } from '../../../../server/operations/cli/errors.ts'
import { readConfig } from '../../../../server/config/config.ts'
import type { Database } from '../../../../server/db/database.ts'
import { seedDemoData } from '../../../../server/operations/demo/seed.ts'
import { insertSession } from '../../../../server/accounts/sessions/repository.ts'
import { newTokens } from '../../../../server/accounts/users/tokens.ts'
import type { Person } from '../../support/api.ts'
import { apiForFile, databaseForFile } from '../../support/for-file.ts'
import { placeParcel } from '../../support/placed-parcels.ts'
import { planning, storedRun } from '../../support/runs.ts'
import { keepFigures } from '../../../../server/parcels/kept-figures/keep-figures.ts'
import { findDifferences } from '../../../../server/parcels/kept-figures/check-repository.ts'
import { emptyTables, everyRow, fingerprint } from '../../support/tables.ts'
import {
  insertedEmailLink,
  insertedPasskey,
  insertedProviderAccount,
  insertedResetLink,
  insertedTwoFactor,
} from '../../support/valid-requests.ts'

let said: string[]
const api = await apiForFile()
const empty = await databaseForFile()
beforeEach(async () => {
  await emptyTables(api.db)
  said = []
})

const removed = 'Removed: 7 demo accounts, 44 parcels, 2 runs.'
const noAdmin =
  'There is no administrator now. Make one with: npm run admin -- create --name "Ada Admin" ' +
  '--email ada@example.com'
const again = 'A start with DEMO_DATA=on would add the demo data again.'

test('A seeded database has as many rows as an empty one in every table once the demo is removed', async () => {
  await seedDemoData(api.db, api.now)
  expect(await countsOf(api.db)).not.toEqual(await countsOf(empty.db))
  await run('remove-demo')
  expect(said).toEqual([removed, noAdmin, again])
  expect(await countsOf(api.db)).toEqual(await countsOf(empty.db))

  said = []
  await run('remove-demo')
  expect(said).toEqual(['There are no demo accounts.', noAdmin, again])
})

test('No table mentions a demo account, parcel or run afterwards', async () => {
  await seedDemoData(api.db, api.now)
  const demo = await people()
  const other = await api.joined('ADMIN')
  await insertEverything(demo, other)
  const isOfDemo = await demoRows()
  const tables = (await everyRow(api.db)).filter(isOfDemo).map((row) => row.split(' ')[0])
  expect(new Set(tables)).toEqual(new Set(await tablesOfPeople()))

  await run('remove-demo')
  expect(said).toEqual([removed])
  expect((await everyRow(api.db)).filter(isOfDemo)).toEqual([])
  expect(await idsOf('users')).toEqual([other.id])
})

test('The data of other users are unchanged', async () => {
  await seedDemoData(api.db, api.now)
  const users = await others()
  const { givenOut, parcelTo } = planning(api, users)
  await givenOut(users.courier, [await parcelTo('1 Own Road, Hull')])
  await placeParcel(api, users.sender, users.receiver, {
    state: { delivery: 'APPROVED', isBlocked: false },
    by: users.admin,
  })
  await api.as(users.sender).createAddress({ label: 'Quay', address: '8 Quay Road, Hull' })
  const isOfDemo = await demoRows()
  const isChange = (row: string) => changedTables.has(row.split(' ')[0] ?? '')
  const before = await everyRow(api.db)

  await run('remove-demo')
  expect(said).toEqual([removed])
  const after = await everyRow(api.db)
  expect(after.filter((row) => !isChange(row)).sort()).toEqual(
    before.filter((row) => !isOfDemo(row) && !isChange(row)).sort(),
  )
  await keepFigures(api.db, 'UTC')
  expect(await findDifferences(api.db)).toEqual([])
  expect((await everyRow(api.db)).filter(isOfDemo)).toEqual([])
})

/** Tables of changes that are still to be told or counted, and of their counts. */
const changedTables = new Set([
  'parcel_changes',
  'parcel_count_changes',
  'delivery_count_changes',
  'parcel_counts',
])

test('Data shared with other users are listed first, and removed only with --yes', async () => {
  await seedDemoData(api.db, api.now)
  const users = await others()
  const demo = await people()
  const { draftFor, parcelTo } = planning(api, users)
  const own = await parcelTo('1 Own Road, Hull')
  const onDemoRun = await parcelTo('2 Own Road, Hull')
  await api.as(users.sender).createAddress({
    label: 'Demo',
    address: '9 Demo Road, Hull',
    receiverId: demo.receiver.id,
  })
  const shared = await placeParcel(api, users.sender, demo.receiver, {
    state: { delivery: 'DISPATCHED', isBlocked: false },
    toAddress: '3 Demo Road, Hull',
  })
  const alsoShared = await placeParcel(api, demo.sender, users.receiver, {
    state: { delivery: 'DISPATCHED', isBlocked: false },
    toAddress: '4 Demo Road, Hull',
  })
  const mixed = await draftFor(users.courier, [shared, own])
  const onlyDemo = await draftFor(users.courier, [alsoShared])
  const bare = await draftFor(users.courier)
  const ofDemo = await draftFor({ ...users.courier, ...demo.courier }, [onDemoRun])
  const history = await placeParcel(api, users.sender, users.receiver, {
    state: { delivery: 'APPROVED', isBlocked: false },
    by: demo.admin,
  })
  const batch = await insertBatch(users.receiver, [alsoShared, own])

  const before = await fingerprint(api.db)
  expect(await refusal('remove-demo')).toBe(
    'This concerns more than the demo:\n' +
      '- 2 parcels between a demo account and another user would be removed.\n' +
      '- 2 runs of other couriers would lose the stops with demo parcels.\n' +
      "- 1 parcel of other users would be on no run, as the demo couriers' runs are removed.\n" +
      'Add --yes to remove it all.',
  )
  expect(await fingerprint(api.db)).toBe(before)

  await run('remove-demo', '--yes')
  expect(said).toEqual([
    'Removed: 7 demo accounts, 46 parcels, 3 runs.',
    'The history of other users\' parcels names 1 demo account, now as "Deleted user".',
  ])
  expect(await idsOf('parcels')).toEqual([own, onDemoRun, history].sort())
  expect(await idsOf('runs')).toEqual([mixed._id, bare._id].sort())
  expect(await storedRun(api, mixed._id)).toMatchObject({
    version: mixed.version + 1,
    stops: ['1 Own Road, Hull'],
    parcels: [{ parcel_id: own, is_open: true }],
  })
  expect(await storedRun(api, onlyDemo._id)).toBeUndefined()
  expect(await storedRun(api, ofDemo._id)).toBeUndefined()
  expect(
    await api.db.query(sql`select name, is_blocked from users where id = ${demo.admin.id}`),
  ).toEqual([{ name: 'Deleted user', is_blocked: true }])
  const { admin: ada, sender, receiver, courier } = users
  expect(await idsOf('users')).toEqual(
    [ada.id, sender.id, receiver.id, courier.id, demo.admin.id].sort(),
  )
  expect(await api.db.query(sql`select user_id, receiver_id from addresses`)).toEqual([
    { user_id: sender.id, receiver_id: null },
  ])
  const left = [{ parcel_id: own, entry_number: 1, batch_id: batch }]
  expect(
    await api.db.query(
      sql`select parcel_id, entry_number, batch_id from messages where batch_id is not null`,
    ),
  ).toEqual(left)
  expect(
    await api.db.query(
      sql`select parcel_id, entry_number, batch_id from notifications where batch_id is not null`,
    ),
  ).toEqual(left)
})

const atStop = { state: { delivery: 'DISPATCHED', isBlocked: false } } as const

test.each<[string, (users: Others, demo: Demo) => Promise<unknown>, string]>([
  [
    'a parcel to a demo receiver',
    ({ sender }, demo) => placeParcel(api, sender, demo.receiver),
    '- 1 parcel between a demo account and another user would be removed.',
  ],
  [
    'a parcel from a demo sender',
    ({ receiver }, demo) => placeParcel(api, demo.sender, receiver),
    '- 1 parcel between a demo account and another user would be removed.',
  ],
  [
    'a run with a demo parcel',
    async (users, demo) => {
      const parcelId = await placeParcel(api, demo.sender, demo.receiver, atStop)
      return planning(api, users).draftFor(users.courier, [parcelId])
    },
    '- 1 run of other couriers would lose the stops with demo parcels.',
  ],
  [
    'a parcel on a demo run',
    async (users, demo) => {
      const parcelId = await placeParcel(api, users.sender, users.receiver, atStop)
      return planning(api, users).draftFor({ ...users.courier, ...demo.courier }, [parcelId])
    },
    "- 1 parcel of other users would be on no run, as the demo couriers' runs are removed.",
  ],
  [
    'a demo account with its own password',
    ({ sender }, demo) =>
      api.db.query(sql`
        update users set password_hash = own.password_hash from users as own
        where users.id = ${demo.admin.id} and own.id = ${sender.id}
      `),
    '- 1 demo account with another password than the published one would be removed.',
  ],
])('The demo is not removed without --yes if there is %s', async (_, share, sentence) => {
  await seedDemoData(api.db, api.now)
  await share(await others(), await people())
  expect(await refusal('remove-demo')).toBe(
    `This concerns more than the demo:\n${sentence}\nAdd --yes to remove it all.`,
  )
  expect(await idsOf('users')).toHaveLength(11)
  await run('remove-demo', '--yes')
  expect(await idsOf('users')).toHaveLength(4)
})

const run = (...args: string[]) =>
  admin(args, readConfig({ DATABASE_URL: api.url }), {
    say: (line) => void said.push(line),
    note: () => undefined,
  })

const refusal = (...args: string[]) => run(...args).then(() => 'done', failureText)

type Others = Awaited<ReturnType<typeof others>>

async function others() {
  const { admin: ada, sender, receiver } = await api.signedInUsers()
  return { admin: ada, sender, receiver, courier: await api.signedIn('COURIER') }
}

type Demo = Awaited<ReturnType<typeof people>>

async function people() {
  const rows = await api.db.query<Pick<Person, 'id' | 'name' | 'email'>>(sql`
    select id, name, email from users where email like '%@waybill.test'
  `)
  const person = (email: string) => {
    const row = rows.find((one) => one.email === `${email}@waybill.test`)
    if (row === undefined) throw new Error(`There is no ${email}`)
    return row
  }
  return {
    admin: person('admin'),
    sender: person('sender'),
    receiver: person('receiver'),
    courier: person('courier'),
  }
}

/** Tells whether a row, as text, belongs to the demo that is in the database now. */
async function demoRows(): Promise<(row: string) => boolean> {
  const traces = await api.db.query<{ text: string }>(sql`
    with person as (select id, email from users where email like '%@waybill.test')
    select id::text as text from person
    union select email from person
    union select id::text from parcels
      where sender_id in (select id from person) or receiver_id in (select id from person)
    union select id::text from runs where courier_id in (select id from person)
    union select id::text from messages where user_id in (select id from person)
  `)
  return (row) => traces.some(({ text }) => row.includes(text))
}

/** All tables with data of users. */
async function tablesOfPeople(): Promise<string[]> {
  const names = Object.keys(await countsOf(api.db))
  const ofServer = [
    'migrations',
    'nodes',
    'parcel_change_numbers',
    'signing_keys',
    'jobs',
    'company',
  ]
  // Erasures belong to accounts that are deleted already, and have no email.
  const others = ['last_backup', 'postcodes', 'rate_limits', 'erasures', 'unfolded_searches']
  // Sums of all parcels, by day.
  const sums = ['kept_counts', 'kept_days', 'day_counts', 'day_durations', 'delivery_count_changes']
  const known = new Set([...ofServer, ...others, ...sums])
  return names.filter((name) => !known.has(name))
}

async function countsOf(db: Database): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }>(sql`
    select tablename::text as name from pg_tables where schemaname = 'public'
  `)
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await db.query(sql`select from ${raw(name)}`)
      return [name, rows.length] as const
    }),
  )
  return Object.fromEntries(counts)
}

async function idsOf(table: 'parcels' | 'runs' | 'users'): Promise<string[]> {
  const rows = await api.db.query<{ id: string }>(sql`select id from ${raw(table)}`)
  return rows.map(({ id }) => id).sort()
}

/** Inserts an email and a notification about the first entries of these parcels; they name the first of them. */
async function insertBatch({ id }: Pick<Person, 'id'>, parcelIds: string[]): Promise<string> {
  const batchId = randomUUID()
  const [first = ''] = parcelIds
  for (const parcelId of parcelIds)
    await api.db.query(sql`
      insert into batch_entries (user_id, batch_id, parcel_id, entry_number, created_at)
      values (${id}, ${batchId}, ${parcelId}, 1, now())
    `)
  await api.db.query(sql`
    insert into messages (channel, user_id, parcel_id, entry_number, next_at, created_at, batch_id)
    values ('EMAIL', ${id}, ${first}, 1, now(), now(), ${batchId})
  `)
  await api.db.query(sql`
    delete from notifications where user_id = ${id} and parcel_id = any(${parcelIds}::uuid[])
  `)
  await api.db.query(sql`
    insert into notifications (user_id, parcel_id, entry_number, created_at, batch_id)
    values (${id}, ${first}, 1, now(), ${batchId})
  `)
  return batchId
}

/** Gives demo accounts a row in each table that can have one of theirs. */
async function insertEverything({ sender, receiver }: Demo, other: Person): Promise<void> {
  const { id } = sender
  const [parcel] = await api.db.query<{ id: string }>(sql`
    select id from parcels where sender_id = ${id} and receiver_id = ${receiver.id} limit 1
  `)
  const parcelId = parcel?.id ?? ''
  const endpointId = randomUUID()
  const messageId = randomUUID()
  const hash = Buffer.from('hash')
  await keepFigures(api.db, 'UTC')
  await api.db.query(sql`update parcels set is_attempted = not is_attempted where id = ${parcelId}`)
  await insertBatch(sender, [parcelId])
  await insertedTwoFactor(api, sender)
  await insertedPasskey(api, sender)
  await insertedProviderAccount(api, sender)
  await insertedResetLink(api, id)
  await insertedEmailLink(api, id)
  await insertOpenSession(id)
  const rows = [
    sql`insert into addresses (id, user_id, label, address, created_at, updated_at)
      values (${randomUUID()}, ${id}, 'Home', '1 Mill Lane, Leeds', now(), now())`,
    sql`insert into api_keys (id, user_id, name, hash, hint, scopes, created_at)
      values (${randomUUID()}, ${id}, 'Shop', ${hash}, 'a', '{}', now())`,
    sql`insert into delivery_proofs (parcel_id, entry_number, has_code, created_at)
      values (${parcelId}, 1, false, now())`,
    sql`insert into idempotency_keys (user_id, key, body_hash, parcel_id, created_at)
      values (${id}, 'key', ${hash}, ${parcelId}, now())`,
    sql`insert into mail_schedules (user_id, hour, time_zone) values (${id}, 8, 'UTC')`,
    sql`insert into webhook_endpoints (id, user_id, url, events, secret, created_at)
      values (${endpointId}, ${id}, 'https://9.9.9.9/', '{}', 'secret', now())`,
    sql`insert into messages (id, channel, user_id, endpoint_id, payload, next_at, created_at)
      values (${messageId}, 'WEBHOOK', ${id}, ${endpointId}, '{}', now(), now())`,
    sql`insert into message_attempts (message_id, number, at, milliseconds)
      values (${messageId}, 1, now(), 5)`,
    sql`insert into notification_batches
        (user_id, channel, actor_id, event, id, begun_at, closes_at)
      values (${id}, 'EMAIL', ${id}, 'DELIVERED', ${randomUUID()}, now(), now()),
        (${other.id}, 'EMAIL', ${id}, 'DELIVERED', ${randomUUID()}, now(), now())`,
    sql`insert into notification_choices (user_id, event, channel, is_on)
      values (${id}, 'DELIVERED', 'EMAIL', true)`,
    sql`insert into passkey_challenges (hash, user_id, expires_at) values (${hash}, ${id}, now())`,
    sql`insert into provider_logins (browser_hash, user_id, id_token, expires_at)
      values (${hash}, ${id}, 'token', now())`,
    sql`insert into provider_requests (browser_hash, next, user_id, expires_at)
      values (${hash}, '/', ${id}, now())`,
    sql`insert into provider_sessions (family_id, user_id, id_token, created_at)
      values (${randomUUID()}, ${id}, 'token', now())`,
    sql`insert into recovery_codes (hash, user_id, created_at) values (${hash}, ${id}, now())`,
    sql`insert into taken_off_runs (parcel_id, run_id)
      select ${parcelId}::uuid, id from runs order by id limit 1`,
    sql`insert into reset_requests (email, created_at) values (${sender.email}, now())`,
  ]
  for (const row of rows) await api.db.query(row)
}

const insertOpenSession = (userId: string) =>
  api.db.transaction((transaction) =>
    insertSession(transaction, {
      userId,
      familyId: randomUUID(),
      tokens: newTokens(),
      accessMinutes: 15,
      isTwoFactorVerified: false,
      authenticatedAt: api.now(),
      now: api.now(),
    }),
  )
