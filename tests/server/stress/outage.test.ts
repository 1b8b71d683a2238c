import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { openDatabase } from '../../../server/db/database.ts'
import { startEmbedded } from '../../../server/db/embedded-postgres/start-embedded.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { killEngine } from '../../support/processes.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { buildNode, password, requestsTo } from '../support/api.ts'
import type { StoredLogEntry, StoredParcel } from '../support/rows.ts'
import { newAccount, newParcelFor } from '../support/valid-requests.ts'
import { openGate } from './support/database-gate.ts'
import { expectNothingLost, numberFrom, patience, type Tally } from './support/stress-run.ts'

it(
  'senders lose nothing while their database is cut off, killed, stopped and brought back',
  { timeout: patience },
  async () => {
    await expectNothingLost('outages', async (tally) => {
      await sendThroughOutages(numberFrom('STRESS_OUTAGES', 1), tally)
      expect(tally.refused).toBeGreaterThan(0)
    })
  },
)

const kinds = ['cut off', 'killed', 'stopped'] as const

const workers = 6
const unavailable = 'The service is busy or being restarted. Please try again.'
const unknown = 'It is not known whether the change was made. Please look before you try again.'

/**
 * Senders send and cancel parcels all the time, over two servers, while their database is cut off,
 * killed and stopped, and comes back. Every success has to be stored in the end; all other answers
 * have to be 503; and a repeat with the same key creates no second parcel.
 */
async function sendThroughOutages(rounds: number, tally: Tally): Promise<void> {
  const nodes = await startNodes()
  let outages = 0
  const { sender, receiver } = await nodes.register()
  const acknowledged = new Map<string, 'REQUESTED' | 'CANCELED'>()
  const run = { isOver: false }

  const work = async (index: number) => {
    for (let turn = index; !run.isOver; turn += 1) {
      const as = requestsTo(nodes.apps[turn % 2] ?? assert.fail(), sender.cookies)
      const headers = { 'Idempotency-Key': randomUUID() }
      const created = await repeated(() => as.createParcel(newParcelFor(receiver), { headers }))
      if (created === null) continue
      assert.equal(created.status, 201)
      const { _id: id } = created.body.data
      assert.ok(!acknowledged.has(id), 'One parcel for two keys')
      acknowledged.set(id, 'REQUESTED')
      const canceled = await repeated(() => as.cancelParcel(id))
      // A repeat completes a cancellation whose answer was lost.
      if (canceled === null) continue
      // The final count proves that it is canceled.
      if (canceled.status === 404) continue
      const isDone = canceled.status === 200 || canceled.body.message === 'Parcel is canceled'
      assert.ok(isDone, `${canceled.status} ${canceled.body.message}`)
      acknowledged.set(id, 'CANCELED')
    }
  }
  const repeated = async <Answer extends { status: number; body: { message: string } }>(
    send: () => Promise<Answer>,
  ): Promise<Answer | null> => {
    while (!run.isOver) {
      const answer = await send()
      tally.tried += 1
      if (answer.status !== 503) return answer
      // A change that is cut off during its commit is reported as unknown; the repeat finds it or
      // makes it.
      assert.ok([unavailable, unknown].includes(answer.body.message), answer.body.message)
      tally.refused += 1
      await wait(20)
    }
    return null
  }

  try {
    const working = Promise.all(Array.from({ length: workers }, (_, index) => work(index)))
    // A worker that has failed ends the run immediately.
    const causeOutages = async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const kind of kinds) {
          await nodes.untilReady(200)
          const before = acknowledged.size
          while (acknowledged.size < before + 5) await wait(5)
          await nodes.causeOutage(kind)
          outages += 1
        }
      }
      await nodes.untilReady(200)
      const before = acknowledged.size
      while (acknowledged.size < before + 5) await wait(5)
    }
    await Promise.race([causeOutages(), working])
    run.isOver = true
    await working

    await nodes.compare(acknowledged, sender.id, tally)
  } finally {
    tally.more['outages'] = outages
    run.isOver = true
    await nodes.close()
  }
}

async function startNodes() {
  const folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const start = () => startEmbedded({ dataDir, log: () => undefined })
  let engine = await start()
  const gate = await openGate()
  gate.openTo(engine.url)
  const url = gate.through(engine.url)
  const connections = [openDatabase({ url }), openDatabase({ url })] as const
  await migrate(connections[0])
  const apps = connections.map((db) => buildNode({ db }, { RATE_LIMITS: 'off' }))
  await Promise.all(apps)
  const [node, other] = apps
  assert.ok(node && other)

  const health = async () =>
    Promise.all([node, other].map(async (one) => (await one.inject('/health/ready')).statusCode))

  async function untilReady(status: number) {
    while ((await health()).some((one) => one !== status)) await wait(20)
  }

  return {
    apps: [node, other],
    untilReady,
    async register() {
      const visitor = requestsTo(node, {})
      const [from, to] = [newAccount('sender@example.com'), newAccount('receiver@example.com')]
      await visitor.registerUser(from)
      const { body } = await visitor.registerUser({ ...to, role: 'RECEIVER' })
      const login = await visitor.loginUser({ email: from.email, password })
      const sender = { id: login.body.data._id, cookies: login.cookies }
      return { sender, receiver: { ...body.data, id: body.data._id, cookies: {} } }
    },
    /** Returns when the servers have noticed the outage, and the database may come back. */
    async causeOutage(kind: (typeof kinds)[number]) {
      if (kind === 'killed') {
        await killEngine(dataDir)
        // Its supervisor restarts it, perhaps before a server has noticed.
        return
      }
      if (kind === 'stopped') await engine.stop()
      else gate.shut()
      await untilReady(503)
      if (kind === 'stopped') engine = await start()
      gate.openTo(engine.url)
    },
    /** Compares acknowledged changes with the rows; rows without their log fail immediately. */
    async compare(
      acknowledged: Map<string, string>,
      senderId: string,
      tally: Tally,
    ): Promise<void> {
      const [db] = connections
      const parcels = await db.query<StoredParcel>(sql`
        select * from parcels where sender_id = ${senderId}
      `)
      const logs = await db.query<StoredLogEntry>(sql`
        select * from status_logs order by entry_number
      `)
      const found = new Map(parcels.map((row) => [row.id, row.delivery_status]))
      for (const [id, status] of found) {
        const entries = logs.filter((log) => log.parcel_id === id).map((log) => log.status)
        const whole = status === 'CANCELED' ? ['REQUESTED', 'CANCELED'] : ['REQUESTED']
        assert.deepEqual(entries, whole, 'A row and its log do not agree')
      }
      for (const [id, status] of acknowledged) {
        tally.compare(`creation of ${id}`, found.has(id))
        if (status === 'CANCELED') {
          tally.compare(`cancellation of ${id}`, found.get(id) === 'CANCELED')
        }
      }
      // Requests that ended with the run may have succeeded without their answer.
      assert.ok(found.size - acknowledged.size <= workers, 'Parcels that were never acknowledged')
    },
    async close() {
      await Promise.all([node.close(), other.close()])
      await Promise.all(connections.map((db) => db.close()))
      await gate.close()
      await engine.stop()
      await folder.remove()
    },
  }
}
