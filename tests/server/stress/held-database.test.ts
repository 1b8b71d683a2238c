import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { inTransaction } from '../../../server/db/transaction.ts'
import { readConfig } from '../../../server/config/config.ts'
import { mostCallsAtOnce } from '../../../server/http/concurrency-limit.ts'
import { askAs, startApi, type Api } from '../support/api.ts'
import { openGate } from './support/database-gate.ts'
import { expectNothingLost } from './support/figures.ts'
import { meanwhile } from '../support/held-rows.ts'
import { newAccount, newParcelFor } from '../support/valid-requests.ts'

let api: Api
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => api.stop())

const connections = 10

it('while the database answers nobody, a crowd is turned away at once and no more is begun', async () => {
  const [person, receiver] = [await api.signedIn('SENDER'), await api.signedIn('RECEIVER')]
  const others = await meanwhile(api, (transaction) =>
    sql`lock table users in access exclusive mode`.execute(transaction),
  )
  const tooMany = 200
  const statuses: number[] = []
  const created = new Map<string, string>()
  const keys = Array.from({ length: mostCallsAtOnce + tooMany }, () => randomUUID())
  const create = async (key: string) => {
    const headers = { 'Idempotency-Key': key }
    const answer = await api.ask(person).createParcel(newParcelFor(receiver), { headers })
    if (answer.status === 201) created.set(key, answer.body.data._id)
    return answer.status
  }
  const calls = keys.map(async (key) => void statuses.push(await create(key)))
  await others.hasWaiting(connections)
  // Whoever was turned away has their answer, while everybody else still waits.
  await expect.poll(() => statuses.length).toBe(tooMany)
  expect(statuses).toEqual(statuses.map(() => 503))
  expect(await waiting(api)).toBe(connections)
  const ready = await api.app.inject('/health/ready')
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { success: false, message: 'The service is busy or being restarted. Please try again.' },
  ])
  expect((await api.app.inject('/health/live')).statusCode).toBe(200)

  await others.commit()
  await Promise.all(calls)
  await expectNothingLost('overload', async (tally) => {
    tally.tried = statuses.length
    tally.refused = statuses.filter((status) => status === 503).length
    expect(created.size + tally.refused).toBe(tally.tried)
    // Some were refused when their work was done: a repeat finds it, and makes nothing twice.
    const refused = keys.filter((key) => !created.has(key))
    while (refused.length > 0) await Promise.all(refused.splice(0, 10).map(create))
    const rows = await api.db.selectFrom('parcels').select('id').execute()
    const stored = new Set(rows.map(({ id }) => id))
    for (const id of created.values()) tally.compare(`creation of ${id}`, stored.has(id))
    expect([created.size, new Set(created.values()).size]).toEqual([keys.length, keys.length])
    expect(stored.size, 'parcels').toBeLessThanOrEqual(keys.length)
  })
  expect((await api.ask(person).listMyParcels()).status).toBe(200)
  expect((await api.app.inject('/health/ready')).statusCode).toBe(200)
}, 120_000)

async function waiting({ url }: Api): Promise<number> {
  const { close, db } = openDatabase({ url, poolSize: 1 })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db)
  await close()
  return rows[0]?.count ?? 0
}

it('somebody registers over a connection that another call lost in the middle of its work', async () => {
  const gate = await openGate()
  gate.openTo(api.url)
  const { close, db } = openDatabase({ url: gate.through(api.url), poolSize: 1, patience: 300 })
  const config = readConfig({ RATE_LIMITS: 'off' })
  const app = buildApp({ db, clock: api.now, config, logger: false })
  await app.ready()

  const interrupted = inTransaction(db, async (transaction) => {
    await sql`select 1`.execute(transaction)
    gate.hold()
    await sql`select 2`.execute(transaction)
  })
  // Neither the statement nor the rollback after it gets an answer.
  await expect(interrupted).rejects.toThrow('Query read timeout')
  gate.letGo()

  const { status } = await askAs(app, {}).registerUser(newAccount('noor@example.com'))
  await app.close()
  await close()
  await gate.close()
  expect(status).toBe(201)
  const users = await api.db.selectFrom('users').select('email').execute()
  expect(users).toEqual([{ email: 'noor@example.com' }])
})
