import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../../server/db/database.ts'
import { createFairLimit } from '../../../server/limits/fair-limit.ts'
import { createNodeLimits } from '../../../server/limits/node-limits.ts'
import { buildNode, requestsTo, startApi, type Api } from '../support/api.ts'
import { meanwhile } from '../support/held-rows.ts'
import { newAccount, newParcelFor } from '../support/valid-requests.ts'
import { openGate } from './support/database-gate.ts'
import { expectNothingLost } from './support/stress-run.ts'

let api: Api
beforeEach(async () => {
  const reads = createFairLimit('reads', { places, waiting })
  api = await startApi({}, { limits: { ...createNodeLimits(), reads } })
})
afterEach(() => api.stop())

/** Calls that wait at most; a node lets more wait than a test can. */
const waiting = 500
/** Places on any machine: of sixteen, one caller gets five, and of ten connections three. */
const places = 16
const ofCaller = { places: 5, connections: 3 }

it('while the database gives no answer, requests beyond the limit are refused immediately and not begun', async () => {
  const [sender, receiver] = [await api.signedIn('SENDER'), await api.signedIn('RECEIVER')]
  // The node knows the sender's session, so that their requests wait in one queue.
  expect((await api.as(sender).listMyParcels()).status).toBe(200)
  const others = await meanwhile(api, (transaction) =>
    transaction.query(sql`lock table users in access exclusive mode`),
  )
  const tooMany = 200
  const begun = ofCaller.places + waiting
  const statuses: number[] = []
  const created = new Map<string, string>()
  const keys = Array.from({ length: begun + tooMany }, () => randomUUID())
  const create = async (key: string) => {
    const headers = { 'Idempotency-Key': key }
    const answer = await api.as(sender).createParcel(newParcelFor(receiver), { headers })
    if (answer.status === 201) created.set(key, answer.body.data._id)
    return answer.status
  }
  const requests = keys.map(async (key) => void statuses.push(await create(key)))
  await others.hasWaiting(ofCaller.connections)
  // The refused callers already have their answers, while all others still wait.
  await expect.poll(() => statuses.length).toBe(tooMany)
  expect(statuses).toEqual(statuses.map(() => 503))
  expect(await locked(api)).toBe(ofCaller.connections)
  // Connections are left for others, whom this caller does not hold up.
  expect((await api.app.inject('/health/ready')).json()).toEqual({ status: 'ready' })
  expect((await api.app.inject('/health/live')).statusCode).toBe(200)

  await others.commit()
  await Promise.all(requests)
  await expectNothingLost('overload', async (tally) => {
    tally.tried = statuses.length
    tally.refused = statuses.filter((status) => status === 503).length
    expect(created.size + tally.refused).toBe(tally.tried)
    // Some were refused after their work was done: a repeat finds it, and creates nothing twice.
    const refused = keys.filter((key) => !created.has(key))
    while (refused.length > 0) await Promise.all(refused.splice(0, 10).map(create))
    const rows = await api.db.query<{ id: string }>(sql`select id from parcels`)
    const stored = new Set(rows.map(({ id }) => id))
    for (const id of created.values()) tally.compare(`creation of ${id}`, stored.has(id))
    expect([created.size, new Set(created.values()).size]).toEqual([keys.length, keys.length])
    expect(stored.size, 'parcels').toBeLessThanOrEqual(keys.length)
  })
  expect((await api.as(sender).listMyParcels()).status).toBe(200)
  expect((await api.app.inject('/health/ready')).statusCode).toBe(200)
}, 120_000)

async function locked({ url }: Api): Promise<number> {
  const db = openDatabase({ url, poolSize: 1 })
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `)
  await db.close()
  return row?.count ?? 0
}

it('a visitor can register after another request got no answer in the middle of its work', async () => {
  const gate = await openGate()
  gate.openTo(api.url)
  const db = openDatabase({ url: gate.through(api.url), poolSize: 1, answerTimeout: 300 })
  const app = buildNode({ db, now: api.now }, { RATE_LIMITS: 'off' })
  await app.ready()

  const interrupted = db.transaction(async (transaction) => {
    await transaction.query(sql`select 1`)
    gate.hold()
    await transaction.query(sql`select 2`)
  })
  // A rollback would get no answer either: the connection is dropped, and the next request gets a
  // new one.
  await expect(interrupted).rejects.toThrow('Query read timeout')
  gate.letGo()

  const { status } = await requestsTo(app, {}).registerUser(newAccount('noor@example.com'))
  await app.close()
  await db.close()
  await gate.close()
  expect(status).toBe(201)
  const users = await api.db.query(sql`select email from users`)
  expect(users).toEqual([{ email: 'noor@example.com' }])
})
