import { randomUUID } from 'node:crypto'
import { appendFile, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { backup } from '../../../../server/operations/cli/backup.ts'
import { seedDemoData } from '../../../../server/operations/demo/seed.ts'
import { version } from '../../../../server/version.ts'
import { startIdentityProvider } from '../../../support/identity-provider.ts'
import { adminUrlVariable } from '../../../support/postgres.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { runCommand } from '../cli/backup-harness.ts'
import { mailSettings } from '../../messaging/mail/mail-settings.ts'
import {
  buildNode,
  requestsTo,
  startApi,
  type Api,
  type Person,
  type Requests,
} from '../../support/api.ts'
import { apiForTest } from '../../support/for-file.ts'

// Before the first use of it, as the computer's time zone does not change.
process.env['TZ'] = 'UTC'

const settings = {
  RATE_LIMITS: 'on',
  ADMIN_SIGNUP: 'closed',
  TRUST_PROXY: '1',
  ...mailSettings(),
}
const viaHttps = { headers: { 'x-forwarded-proto': 'https' } }

let api: Api
let admin: Person
beforeEach(async () => {
  api = await startApi(settings)
  admin = await api.signedIn('ADMIN')
})
afterEach(() => api.stop())

async function status(of: Api = api, person = admin) {
  return statusBy(of.as(person))
}

async function statusBy(requests: Requests) {
  const { status, body } = await requests.getSystemStatus(viaHttps)
  expect([status, body.message]).toEqual([200, 'System status'])
  return body.data
}

const hosts = async () => (await status()).nodes.map(({ host }) => host)

it('an administrator of a new installation with a public setup has nothing to check', async () => {
  const seen = await status()
  expect(seen).toEqual({
    checkedAt: expect.any(String),
    version,
    nodes: [],
    database: { version: expect.stringMatching(/^\d+(\.\d+)+$/), role: 'LEADER', replicas: null },
    queue: { waiting: 0, oldestSeconds: null, failedLastDay: 0 },
    identityProvider: null,
    jobs: (
      [
        ['SEND_MESSAGES', 1, 'EACH'],
        ['QUEUE_RESET_MAILS', 1, 'EACH'],
        ['REPORT_NODE', 10, 'EACH'],
        ['REMOVE_LOST_NODES', 10, 'ONE'],
        ['NUMBER_CHANGES', 60, 'EACH'],
        ['FINISH_ERASURES', 10, 'ONE'],
        ['FOLD_SEARCHES', 600, 'ONE'],
        ['KEEP_FIGURES', 1, 'EACH'],
        ['REMOVE_OLD_MESSAGES', 600, 'ONE'],
        ['REMOVE_OLD_NOTIFICATIONS', 600, 'ONE'],
        ['REMOVE_OLD_SECRETS', 600, 'ONE'],
        ['REMOVE_OLD_PROOFS', 600, 'ONE'],
        ['FINISH_PAST_RUNS', 60, 'ONE'],
        ['TELL_OF_DELAYS', 60, 'ONE'],
        ['FOLLOW_TIME_ZONE', 10, 'EACH'],
      ] as const
    ).map(([name, everySeconds, runsOn]) => ({
      name,
      everySeconds,
      runsOn,
      lastEndedAt: null,
      hasFailed: false,
      ...(name === 'REMOVE_OLD_PROOFS' && { nightlyAt: '03:00' }),
    })),
    lastBackup: null,
    warnings: [],
  })
  expect(new Date(seen.checkedAt).toISOString()).toBe(seen.checkedAt)
})

it('an administrator sees the nodes that are listening, but not those that were stopped', async () => {
  const other = buildNode(api)
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  await expect.poll(hosts, { timeout: 15_000 }).toEqual([hostname()])
  await other.listen({ host: '127.0.0.1', port: 0 })
  await expect.poll(hosts, { timeout: 15_000 }).toEqual([hostname(), hostname()])

  const { nodes } = await status()
  expect(new Set(nodes.map(({ isAnswering }) => isAnswering))).toEqual(new Set([false, true]))
  expect(nodes).toHaveLength(2)
  for (const node of nodes) {
    expect(node).toMatchObject({ version, callers: 0, visitors: 0, pollAge: null })
    expect(Date.parse(node.startedAt)).toBeLessThanOrEqual(Date.parse(node.seenAt))
  }
  const jobs = async () => (await status()).jobs
  const ended = async () => (await jobs()).filter(({ lastEndedAt }) => lastEndedAt !== null).length
  await expect.poll(ended, { timeout: 15_000 }).toBe((await jobs()).length)
  expect((await jobs()).filter(({ hasFailed }) => hasFailed)).toEqual([])
  await other.close()
  const [left, ...others] = (await status()).nodes
  expect([left?.isAnswering, others]).toEqual([true, []])
})

it('an administrator does not see a node that died, and the next node removes it', async () => {
  const insert = (host: string, seconds: number) =>
    api.db.query(sql`
      insert into nodes (id, host, version, started_at, seen_at, callers, visitors, poll_age)
      values (${randomUUID()}, ${host}, ${version}, now() - interval '1 day',
        now() - ${seconds} * interval '1 second', 3, 4, 250)
    `)
  await insert('lost', 61)
  await insert('quiet', 30)
  const [quiet, ...others] = (await status()).nodes
  expect(others).toEqual([])
  expect(quiet).toMatchObject({
    host: 'quiet',
    isAnswering: false,
    callers: 3,
    visitors: 4,
    pollAge: 0.25,
  })
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  const rows = () => api.db.query(sql`select host from nodes order by started_at`)
  await expect.poll(rows, { timeout: 15_000 }).toEqual([{ host: 'quiet' }, { host: hostname() }])
})

it('an administrator reads which settings are unfit for the public, and what to do about it', async () => {
  const open = await apiForTest({ TRACKING: 'list', COOKIE_SECURE: 'off' })
  await seedDemoData(open.db, open.now)
  await open.db.query(sql`
    update users set is_blocked = true where email like '%2@waybill.test'
  `)
  await open.db.query(sql`
    insert into nodes (id, host, version, started_at, seen_at, callers, visitors, poll_age)
    values (${randomUUID()}, 'old', '0.0.9', now(), now(), 0, 0, null)
  `)
  const person = await open.signedIn('ADMIN')
  const { body } = await open.as(person).getSystemStatus()
  const codes = body.data.warnings.map(({ code }) => code)
  expect(codes).toEqual([
    'ADMIN_SIGNUP_OPEN',
    'DEMO_ACCOUNTS',
    'NO_HTTPS',
    'COOKIES_NOT_SECURE',
    'RATE_LIMITS_OFF',
    'TRACKING_LIST',
    'MIXED_VERSIONS',
    'NO_MAIL',
  ])
  const messages = body.data.warnings.map(({ message }) => message)
  expect(messages[1]).toBe(
    'Demo accounts can log in, and their passwords are public. Remove them with the command admin ' +
      'remove-demo, or block them: ' +
      'admin@waybill.test, courier@waybill.test, receiver@waybill.test, sender@waybill.test.',
  )
  expect(messages[6]).toBe(
    `Nodes run different versions: 0.0.9, ${version}. Update those that are behind.`,
  )
})

it('an administrator whose computer is in UTC is warned until a time zone is chosen', async () => {
  const node = buildNode(api, { ...settings, TIME_ZONE: '' })
  onTestFinished(() => node.close())
  const requests = requestsTo(node, admin.cookies)
  expect((await statusBy(requests)).warnings).toMatchObject([
    { code: 'TIME_ZONE_UNKNOWN', message: expect.stringContaining('Set TIME_ZONE') },
  ])
  await requests.chooseTimeZone({ timeZone: 'UTC' })
  expect((await statusBy(requests)).warnings).toEqual([])
})

it('an administrator sees whether the identity provider is reachable, and why not', async () => {
  const publicUrl = 'https://parcels.example.com'
  const provider = await startIdentityProvider(publicUrl)
  onTestFinished(() => provider.stop())
  const ofNewNode = async () => {
    const node = buildNode(api, { ...settings, ...provider.settings })
    onTestFinished(() => node.close())
    return statusBy(requestsTo(node, admin.cookies))
  }
  const there = await ofNewNode()
  expect([there.identityProvider, there.warnings]).toEqual([
    { name: 'Example Ltd', isReachable: true },
    [],
  ])

  provider.setAway(true)
  const away = await ofNewNode()
  expect([away.identityProvider, away.warnings]).toEqual([
    { name: 'Example Ltd', isReachable: false },
    [
      {
        code: 'PROVIDER_AWAY',
        message:
          'The identity provider cannot be reached: it gave no answer (UND_ERR_SOCKET). Until it can, ' +
          'people log in with a password or passkey, not with their company account. Check that ' +
          'OIDC_ISSUER is right and that this server can reach it.',
        messageCode: 'providerIsAway',
        messageValues: { value: 'it gave no answer (UND_ERR_SOCKET)' },
      },
    ],
  ])
  expect(JSON.stringify(away)).not.toContain(provider.settings.OIDC_CLIENT_SECRET)
})

it('an administrator sees how many messages wait, since when, and which were given up', async () => {
  await api.db.query(sql`
    insert into messages (channel, user_id, state, next_at, created_at, finished_at)
    values
      ('EMAIL', ${admin.id}, 'WAITING', now() - interval '90 seconds', now(), null),
      ('EMAIL', ${admin.id}, 'WAITING', now() + interval '5 minutes', now(), null),
      ('EMAIL', ${admin.id}, 'SENT', null, now(), now()),
      ('EMAIL', ${admin.id}, 'FAILED', null, now(), now()),
      ('EMAIL', ${admin.id}, 'FAILED', null, now(), now() - interval '25 hours')
  `)
  const { queue } = await status()
  expect(queue).toEqual({ waiting: 2, oldestSeconds: expect.any(Number), failedLastDay: 1 })
  expect(queue.oldestSeconds).toBeGreaterThanOrEqual(90)
})

it('an administrator reads about the last backup, and a backup of older tables works anyway', async () => {
  const folder = await temporaryFolder()
  const file = join(folder.path, 'one')
  await runCommand(backup, api.url, [file])
  const { lastBackup, checkedAt } = await status()
  expect(lastBackup?.bytes).toBe((await stat(file)).size)
  expect(Date.parse(lastBackup?.endedAt ?? '')).toBeLessThanOrEqual(Date.parse(checkedAt))
  await runCommand(backup, api.url, [join(folder.path, 'two')])
  expect(Date.parse((await status()).lastBackup?.endedAt ?? '')).toBeGreaterThan(
    Date.parse(lastBackup?.endedAt ?? ''),
  )

  await api.db.query(sql`drop table last_backup`)
  const older = join(folder.path, 'three')
  await runCommand(backup, api.url, [older])
  expect((await stat(older)).size).toBeGreaterThan(0)
  await folder.remove()
})

it('an administrator sees the replicas if the database account can see them', async () => {
  const database = new pg.Client({ connectionString: process.env[adminUrlVariable] })
  await database.connect()
  await database.query('grant pg_read_all_stats to waybill')
  expect((await status()).database.replicas).toEqual([])
  const { rows } = await database.query<{ file: string }>(
    `select current_setting('hba_file') as file`,
  )
  await appendFile(rows[0]?.file ?? '', '\nhost replication all 127.0.0.1/32 trust\n')
  await database.query('select pg_reload_conf()')
  const replica = await startReplica('standby-1')
  const names = async () => (await status()).database.replicas?.map(({ name }) => name)
  await expect.poll(names, { timeout: 15_000 }).toEqual(['standby-1'])
  expect((await status()).database).toEqual({
    version: expect.any(String),
    role: 'LEADER',
    replicas: [
      {
        id: expect.stringMatching(/^\d+$/),
        name: 'standby-1',
        state: expect.stringMatching(/^(startup|catchup|streaming)$/),
        isSynchronous: false,
        delay: expect.any(Number),
      },
    ],
  })
  // The replica receives the log and does not respond, like one that hangs.
  const delay = async () => (await status()).database.replicas?.[0]?.delay
  await expect.poll(delay, { timeout: 15_000 }).toBeGreaterThan(0)
  await replica.end()
  await database.query('revoke pg_read_all_stats from waybill')
  await database.end()
})

/** A connection that receives the log of changes, as a standby does. */
async function startReplica(name: string): Promise<pg.Client> {
  const url = new URL(process.env[adminUrlVariable] ?? '')
  url.searchParams.set('replication', 'true')
  url.searchParams.set('application_name', name)
  const connect = async () => {
    const client = new pg.Client({ connectionString: url.href })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  // The server reloads its settings after some time.
  await expect.poll(async () => (await connect()).end(), { timeout: 15_000 }).toBeUndefined()
  const client = await connect()
  const { rows } = await client.query<{ xlogpos: string }>('IDENTIFY_SYSTEM')
  client.query(`START_REPLICATION PHYSICAL ${rows[0]?.xlogpos}`).catch(() => undefined)
  return client
}
