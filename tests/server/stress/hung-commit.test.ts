import { randomUUID } from 'node:crypto'
import pg from 'pg'
import sql from 'sql-template-tag'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../../server/db/database.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { startEmbedded } from '../../../server/db/embedded-postgres/start-embedded.ts'
import { findLastChange } from '../../../server/events/repository.ts'
import {
  findLastBackup,
  findNodes,
  recordBackup,
  removeLostNodes,
  removeNode,
  touchNode,
} from '../../../server/operations/system/repository.ts'
import { refusalBody } from '../support/answers.ts'
import { buildNode, password, requestsTo } from '../support/api.ts'
import { folderForFile } from '../support/for-file.ts'
import { newAccount, newParcelFor } from '../support/valid-requests.ts'

const inFolder = await folderForFile()
const engine = await startEmbedded({ dataDir: inFolder('data'), log: () => undefined })
const db = openDatabase({ url: engine.url, answerTimeout: 2_500 })
await migrate(db)
afterAll(async () => {
  await db.close()
  await engine.stop()
})

/** While the standby is away, a commit is on the disk and waits for the standby indefinitely. */
async function setStandby(name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: engine.adminUrl })
  await admin.connect()
  await admin.query(`alter system set synchronous_standby_names = '${name}'`)
  await admin.query('select pg_reload_conf()')
  const shown = async () => {
    const { rows } = await admin.query<Record<string, string>>('show synchronous_standby_names')
    return rows[0]?.['synchronous_standby_names']
  }
  await expect.poll(shown, { timeout: 20_000 }).toBe(name)
  if (name !== '') await seeCommitsWait(admin)
  await admin.end()
}

/** The checkpointer applies the name for all backends: one that already shows it may not wait yet. */
async function seeCommitsWait(admin: pg.Client): Promise<void> {
  const probe = new pg.Client({ connectionString: engine.adminUrl })
  await probe.connect()
  const { rows } = await probe.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid
  let isOver = true
  const commit = async () => {
    isOver = false
    await probe.query(`select pg_logical_emit_message(true, 'probe', '')`)
    isOver = true
  }
  const commits: Promise<void>[] = []
  const waiting = async () => {
    if (isOver) commits.push(commit())
    const query = `select pid from pg_stat_activity where pid = $1 and wait_event = 'SyncRep'`
    return (await admin.query<{ pid: number }>(query, [pid])).rows
  }
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ pid }])
  await admin.query('select pg_cancel_backend($1)', [pid])
  await Promise.all(commits)
  await probe.end()
}

async function waitingBackends(): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::integer as count from pg_stat_activity where wait_event = 'SyncRep'
  `)
  return row?.count ?? 0
}

const unknown = refusalBody(
  'It is not known whether the change was made. Please look before you try again.',
  { outcome: 'unknown' },
)
const unavailable = refusalBody('The service is busy or being restarted. Please try again.')

it('while commits wait for a standby, readers can read, and senders are told that the outcome is unknown', async () => {
  const app = buildNode({ db })
  await app.ready()
  const visitor = requestsTo(app, {})
  const [from, to] = [newAccount('sender@example.com'), newAccount('receiver@example.com')]
  await visitor.registerUser(from)
  const { body } = await visitor.registerUser({ ...to, role: 'RECEIVER' })
  const receiver = { ...body.data, id: body.data._id, cookies: {} }
  const { cookies } = await visitor.loginUser({ email: from.email, password })
  const sender = requestsTo(app, cookies)
  const { data: first } = (await sender.createParcel(newParcelFor(receiver))).body
  const create = (key: string) =>
    sender.createParcel(newParcelFor(receiver), { headers: { 'Idempotency-Key': key } })

  await setStandby('away')
  // More than there are connections for changes.
  const keys = Array.from({ length: 15 }, () => randomUUID())
  const changes = [...keys.map(create), sender.cancelParcel(first._id)]
  const reads = await Promise.all([
    sender.listMyParcels(),
    sender.getParcel(first._id),
    // This request counts the visitor's tries, which is a write.
    visitor.trackParcel({ query: { trackingId: first.trackingId } }),
  ])
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await app.inject('/health/ready')).statusCode).toBe(200)

  const answers = await Promise.all(changes)
  for (const { status, headers, body: answered } of answers) {
    expect([status, headers['retry-after']]).toEqual([503, '2'])
    expect([unknown, unavailable]).toContainEqual(answered)
  }
  expect(answers.map((one) => one.body)).toContainEqual(unknown)
  expect((await sender.listMyParcels()).status).toBe(200)

  // Later requests take turns, and so leave few more backends that wait on the server.
  const more = await Promise.all(keys.map(create))
  for (const { body: answered } of more) expect([unknown, unavailable]).toContainEqual(answered)
  expect(await waitingBackends()).toBeLessThanOrEqual(18)

  await setStandby('')
  // The database finishes the interrupted commits; a repeat finds them, and creates nothing twice.
  const repeated = await Promise.all(keys.map(create))
  expect(repeated.map(({ status }) => status)).toEqual(keys.map(() => 201))
  const ids = repeated.map((answer) => answer.body.data._id)
  const stored = await db.query<{ id: string }>(sql`select id from parcels`)
  expect(stored.map(({ id }) => id).sort()).toEqual([first._id, ...ids].sort())
  await app.close()
}, 120_000)

it('while commits wait for a standby, nodes come and go, and a new user is told that the outcome is unknown', async () => {
  const app = buildNode({ db })
  await app.ready()
  const visitor = requestsTo(app, {})
  const node = { host: 'one', version: '0', uptime: 1, callers: 0, visitors: 0, pollAge: null }
  const [alive, dead] = [randomUUID(), randomUUID()]
  const nodes = async () => (await findNodes(db)).map(({ id }) => id)
  await touchNode(db, { ...node, id: dead })
  await db.query(sql`update nodes set seen_at = now() - interval '61 seconds'`)

  await setStandby('away')
  await touchNode(db, { ...node, id: alive })
  await touchNode(db, { ...node, id: alive })
  await removeLostNodes(db)
  expect(await db.query(sql`select id from nodes`)).toEqual([{ id: alive }])
  expect(await nodes()).toEqual([alive])
  await removeNode(db, alive)
  expect(await nodes()).toEqual([])
  await recordBackup(db, 310_000)
  expect(await findLastBackup(db)).toMatchObject({ bytes: '310000' })
  // In a database without a numbered change, the node creates one.
  expect(await findLastChange(db)).toMatchObject({ number: 0 })

  const account = newAccount('late@example.com')
  const { status, body } = await visitor.registerUser(account)
  expect([status, body]).toEqual([503, unknown])
  await setStandby('')
  // The interrupted commit is finished a moment after the setting is read.
  const { email, password: secret } = account
  const logIn = async () => (await visitor.loginUser({ email, password: secret })).status
  await expect.poll(logIn, { timeout: 10_000 }).toBe(200)
  await app.close()
}, 120_000)
