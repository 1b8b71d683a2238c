import { randomBytes, randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Parcel } from '../../openapi.d.ts'
import { demoAccounts } from '../../server/accounts/users/demo-accounts.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { startProgram, type Program } from '../support/processes.ts'
import { logIn, newParcel } from './crash-writers.ts'
import {
  receiveMails,
  receiveWebhooks,
  type Arrival,
  type Receiver,
  type WebhookReceiver,
} from './message-receivers.ts'

const changes = Number(process.env['MESSAGE_CHANGES'] ?? 500)
const kills = Number(process.env['MESSAGE_KILLS'] ?? 4)
const minutes = 60_000
/** Messages that a node sends at the same time, mails and webhooks together. */
const inFlight = 30

interface Node {
  program: Program
  address: string
}

let database: TestDatabase
let mails: Receiver
let webhooks: WebhookReceiver
let nodes: Node[] = []

beforeAll(async () => {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  database = await createTestDatabase()
  mails = await receiveMails()
  webhooks = await receiveWebhooks(secret)
  nodes = [await start()]
  nodes.push(await start())
  await database.db.query(sql`
    insert into webhook_endpoints (id, user_id, url, events, secret, created_at)
    select ${randomUUID()}, id, ${`http://127.0.0.1:${webhooks.port}/`},
      '{parcel.created,parcel.status_changed}', ${secret}, now()
    from users where email = ${demoAccounts.sender.email}
  `)
}, 2 * minutes)

afterAll(async () => {
  for (const { program } of nodes) {
    program.kill('SIGKILL')
    await program.ended
  }
  await Promise.all([mails.stop(), webhooks.stop()])
  await database.drop()
})

async function start(): Promise<Node> {
  const program = startProgram('server/main.ts', [], {
    DATABASE_URL: database.url,
    DEMO_DATA: 'on',
    LOG_LEVEL: 'silent',
    MAIL_FROM: 'Waybill <parcels@example.com>',
    PORT: '0',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    RATE_LIMITS: 'off',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
  })
  return { program, address: (await program.line(/Waybill is at (http:\S+)/))[1] ?? '' }
}

test(
  'a sender’s system and a receiver are notified of every change, while the nodes are killed in turn',
  async () => {
    const began = await latestEntry()
    let made = 0
    const writeAll = async (turn: number): Promise<void> => {
      if (made >= changes) return
      // A writer whose node is killed continues on the other one.
      await write(nodes[turn % 2]?.address ?? '', () => (made += 1)).catch(() => undefined)
      await writeAll(turn + 1)
    }
    const writers = [0, 1, 2, 3].map(writeAll)
    const killed: number[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const due = ((kill + 1) * changes) / (kills + 1)
      await expect.poll(() => made, { timeout: 5 * minutes }).toBeGreaterThan(due)
      const index = kill % 2
      const node = nodes[index]
      node?.program.kill('SIGKILL')
      await node?.program.ended
      killed.push(Date.now())
      nodes[index] = await start()
    }
    await Promise.all(writers)
    await expect.poll(waiting, { timeout: 5 * minutes, interval: 500 }).toBe(0)

    const expected = await expectedMessages(began)
    expect(expected.webhooks.length).toBeGreaterThanOrEqual(changes)
    const told = [...webhooks.told.values()].map(({ parcelId, entry }) => `${parcelId} ${entry}`)
    expect(told.toSorted()).toEqual(expected.webhooks.toSorted())
    expect(webhooks.unsigned).toEqual([])
    const ids = new Set(mails.arrivals.map(({ id }) => id))
    expect([...ids].toSorted()).toEqual(expected.mails.toSorted())

    const repeats = [...repeatsOf(webhooks.arrivals), ...repeatsOf(mails.arrivals)]
    console.log(
      `${told.length} webhooks, ${ids.size} mails, ${kills} kills, ${repeats.length} sent twice`,
    )
    expect(repeats.length).toBeLessThanOrEqual(kills * inFlight)
    // Repeats are explained if the message was in flight when a node was killed.
    const unexplained = repeats.filter(
      ({ first, again }) => !killed.some((time) => first <= time && time <= again),
    )
    expect(unexplained).toEqual([])
  },
  20 * minutes,
)

/** Creates, approves and dispatches a parcel: three webhooks and a mail. */
async function write(address: string, changed: () => void): Promise<void> {
  const [sender, admin] = await Promise.all([
    logIn(address, demoAccounts.sender),
    logIn(address, demoAccounts.admin),
  ])
  const [receiver] = await sender<{ _id: string }[]>('GET', '/api/user/receivers')
  for (let count = 0; count < 10; count += 1) {
    const { _id } = await sender<Parcel>('POST', '/api/parcel', newParcel(receiver?._id ?? ''))
    changed()
    for (const status of ['APPROVED', 'DISPATCHED']) {
      await admin<Parcel>('PATCH', `/api/parcel/status/${_id}`, { status })
      changed()
    }
  }
}

async function waiting(): Promise<number> {
  const [row] = await database.db.query<{ count: number }>(sql`
    select count(*)::integer as count from messages where state = 'WAITING'
  `)
  return row?.count ?? 0
}

async function latestEntry(): Promise<Date> {
  const [row] = await database.db.query<{ at: Date }>(sql`
    select max(created_at) as at from status_logs
  `)
  return row?.at ?? new Date(0)
}

/** The expected webhooks and mails, from the log alone. */
async function expectedMessages(began: Date): Promise<{ webhooks: string[]; mails: string[] }> {
  const rows = await database.db.query<{ entry: string; status: string; mail: string | null }>(sql`
    select log.parcel_id || ' ' || log.entry_number as entry, log.status, message.id as mail
    from status_logs as log
      left join messages as message on message.parcel_id = log.parcel_id
        and message.entry_number = log.entry_number and message.channel = 'EMAIL'
    where log.created_at > ${began}
  `)
  const mails = rows.filter(({ status }) => status === 'DISPATCHED')
  return {
    webhooks: rows.map(({ entry }) => entry),
    mails: mails.map(({ mail }) => mail ?? 'a dispatched parcel without a mail'),
  }
}

function repeatsOf(arrivals: Arrival[]): { id: string; first: number; again: number }[] {
  const first = new Map<string, number>()
  return arrivals.flatMap(({ id, at }) => {
    const before = first.get(id)
    first.set(id, at)
    return before === undefined ? [] : [{ id, first: before, again: at }]
  })
}
