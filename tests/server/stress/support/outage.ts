import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '../../../../server/app.ts'
import { openDatabase } from '../../../../server/db/database.ts'
import { startEmbedded } from '../../../../server/embedded-postgres/start-embedded.ts'
import { migrate } from '../../../../server/db/migrate.ts'
import { readConfig } from '../../../../server/config/config.ts'
import { killEngine } from '../../../support/processes.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { askAs, password } from '../../support/api.ts'
import { newAccount, newParcelFor } from '../../support/valid-requests.ts'
import { openGate } from './database-gate.ts'
import type { Tally } from './figures.ts'

const disasters = ['cut off', 'killed', 'stopped'] as const

const workers = 6
const unavailable = 'The service is busy or being restarted. Please try again.'

/**
 * Senders send and cancel parcels all the time, over two servers, while their database is cut off,
 * killed and stopped, and comes back. Whatever was answered with a success has to be there in the
 * end; all other answers have to be 503; and a repeat with the same key makes no second parcel.
 */
export async function sendThroughDisasters(rounds: number, tally: Tally): Promise<void> {
  const place = await startPlace()
  let outages = 0
  const { sender, receiver } = await place.people()
  const acknowledged = new Map<string, 'REQUESTED' | 'CANCELED'>()
  const attack = { isOver: false }

  const work = async (index: number) => {
    for (let turn = index; !attack.isOver; turn += 1) {
      const ask = askAs(place.nodes[turn % 2] ?? assert.fail(), sender.cookies)
      const headers = { 'Idempotency-Key': randomUUID() }
      const created = await again(() => ask.createParcel(newParcelFor(receiver), { headers }))
      if (created === null) continue
      assert.equal(created.status, 201)
      const { _id: id } = created.body.data
      assert.ok(!acknowledged.has(id), 'One parcel for two keys')
      acknowledged.set(id, 'REQUESTED')
      const canceled = await again(() => ask.cancelParcel(id))
      // A cancellation whose answer was lost is done when it is repeated.
      if (canceled === null) continue
      // That it is gone is counted in the end.
      if (canceled.status === 404) continue
      const isDone = canceled.status === 200 || canceled.body.message === 'Parcel is canceled'
      assert.ok(isDone, `${canceled.status} ${canceled.body.message}`)
      acknowledged.set(id, 'CANCELED')
    }
  }
  const again = async <Answer extends { status: number; body: { message: string } }>(
    call: () => Promise<Answer>,
  ): Promise<Answer | null> => {
    while (!attack.isOver) {
      const answer = await call()
      tally.tried += 1
      if (answer.status !== 503) return answer
      assert.equal(answer.body.message, unavailable)
      tally.refused += 1
      await wait(20)
    }
    return null
  }

  try {
    const working = Promise.all(Array.from({ length: workers }, (_, index) => work(index)))
    // A worker that has failed ends the attack at once.
    const strikeOften = async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const disaster of disasters) {
          await place.untilReady(200)
          const before = acknowledged.size
          while (acknowledged.size < before + 5) await wait(5)
          await place.strike(disaster)
          outages += 1
        }
      }
      await place.untilReady(200)
      const before = acknowledged.size
      while (acknowledged.size < before + 5) await wait(5)
    }
    await Promise.race([strikeOften(), working])
    attack.isOver = true
    await working

    await place.compare(acknowledged, sender.id, tally)
  } finally {
    tally.more['outages'] = outages
    attack.isOver = true
    await place.close()
  }
}

async function startPlace() {
  const folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const start = () => startEmbedded({ dataDir, log: () => undefined })
  let engine = await start()
  const gate = await openGate()
  gate.openTo(engine.url)
  const url = gate.through(engine.url)
  const connections = [openDatabase({ url }), openDatabase({ url })] as const
  await migrate(connections[0].db)
  const config = readConfig({ RATE_LIMITS: 'off' })
  const clock = () => new Date()
  const nodes = connections.map(({ db }) => buildApp({ db, clock, config, logger: false }))
  await Promise.all(nodes)
  const [node, other] = nodes
  assert.ok(node && other)

  const health = async () =>
    Promise.all([node, other].map(async (one) => (await one.inject('/health/ready')).statusCode))

  async function untilReady(status: number) {
    while ((await health()).some((one) => one !== status)) await wait(20)
  }

  return {
    nodes: [node, other],
    untilReady,
    async people() {
      const ask = askAs(node, {})
      const [from, to] = [newAccount('sender@example.com'), newAccount('receiver@example.com')]
      await ask.registerUser(from)
      const { body } = await ask.registerUser({ ...to, role: 'RECEIVER' })
      const login = await ask.loginUser({ email: from.email, password })
      const sender = { id: login.body.data._id, cookies: login.cookies }
      return { sender, receiver: { ...body.data, id: body.data._id, cookies: {} } }
    },
    /** Returns when the servers have noticed and the database is allowed to come back. */
    async strike(disaster: (typeof disasters)[number]) {
      if (disaster === 'killed') {
        await killEngine(dataDir)
        // Its supervisor starts it again, perhaps before anybody has noticed.
        return
      }
      if (disaster === 'stopped') await engine.stop()
      else gate.shut()
      await untilReady(503)
      if (disaster === 'stopped') engine = await start()
      gate.openTo(engine.url)
    },
    /** Acknowledged changes with what is there; rows of nobody or without their log fail at once. */
    async compare(
      acknowledged: Map<string, string>,
      senderId: string,
      tally: Tally,
    ): Promise<void> {
      const { db } = connections[0]
      const parcels = await db
        .selectFrom('parcels')
        .select(['id', 'delivery_status'])
        .where('sender_id', '=', senderId)
        .execute()
      const logs = await db
        .selectFrom('status_logs')
        .select(['parcel_id', 'status'])
        .orderBy('entry_number')
        .execute()
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
      // Calls that ended with the attack may have been through without their answer.
      assert.ok(found.size - acknowledged.size <= workers, 'Parcels that nobody was told of')
    },
    async close() {
      await Promise.all([node.close(), other.close()])
      await Promise.all(connections.map(({ close }) => close()))
      await gate.close()
      await engine.stop()
      await folder.remove()
    },
  }
}
