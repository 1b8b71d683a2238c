import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config/config.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { fakeSender, refused, sent, startMessages } from './message-harness.ts'

let test: Awaited<ReturnType<typeof startMessages>>
beforeAll(async () => {
  test = await startMessages()
})
afterAll(() => test.stop())
beforeEach(() => test.reset())

const hasQueue = async () => {
  const [row] = await test.db.query<{ found: boolean }>(sql`
    select to_regclass('pgboss.version') is not null as found
  `)
  return row?.found
}

const allSent = [{ state: 'SENT', count: 120 }]

it('an installation that has nothing to send has no queue', async () => {
  const sender = fakeSender()
  await test.node({ EMAIL: sender }).round()
  await test.add(1, 'WEBHOOK')
  await test.node({ EMAIL: sender }).round()
  await test.node({}).round()
  expect(await hasQueue()).toBe(false)
  expect(await test.states()).toEqual([{ state: 'WAITING', count: 1 }])
})

it('two nodes that begin together make one queue, and share what is in it', async () => {
  await test.add(120)
  const other = openDatabase({ url: test.api.url })
  const senders = [fakeSender(), fakeSender()]
  const [first, second] = senders
  if (first === undefined || second === undefined) throw new Error('There are two')
  // Each holds its first mail until the other one has one, too.
  for (const sender of senders) {
    sender.answer = async () => {
      await expect.poll(() => senders.every(({ given }) => given.length > 0)).toBe(true)
      return sent
    }
  }
  const nodes = [test.node({ EMAIL: first }), test.node({ EMAIL: second }, other)]
  for (const node of nodes) node.start()
  await expect.poll(() => test.states(), { timeout: 15_000 }).toEqual(allSent)
  for (const node of nodes) await node.stop()
  await other.close()
  const ids = senders.flatMap(({ given }) => given.map(({ id }) => id))
  expect([ids.length, new Set(ids).size]).toEqual([120, 120])
  expect(test.failures).toEqual([])
})

it('an endpoint that hangs holds up neither mails nor other webhooks', async () => {
  const hanging = await test.addOne('WEBHOOK')
  await test.add(60, 'WEBHOOK')
  await test.add(60, 'EMAIL')
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  const webhooks = fakeSender()
  webhooks.answer = async ({ id }) => {
    if (id === hanging) await held
    return sent
  }
  const node = test.node({ EMAIL: fakeSender(), WEBHOOK: webhooks })
  const round = node.round()
  const states = () => test.states()
  await expect.poll(states, { timeout: 15_000 }).toEqual([
    { state: 'SENT', count: 120 },
    { state: 'WAITING', count: 1 },
  ])
  answer()
  await round
  expect(await test.states()).toEqual([{ state: 'SENT', count: 121 }])
})

it('an operator may drop the tables of the queue at any time', async () => {
  const sender = fakeSender()
  const node = test.node({ EMAIL: sender })
  await test.addOne()
  await node.round()
  sender.answer = async () => {
    // In the middle of a delivery.
    await test.db.transaction((transaction) =>
      transaction.run('drop schema if exists pgboss cascade'),
    )
    return sent
  }
  await test.addOne()
  await node.round()
  sender.answer = () => sent
  await test.add(118)
  await expect(node.round()).rejects.toThrow(/pgboss/)
  await node.round()
  expect(await test.states()).toEqual(allSent)
  expect(sender.given).toHaveLength(120)
})

it('a message whose node ended without a word is sent by another, once its lease is over', async () => {
  const dead = fakeSender()
  // It is never heard of again.
  dead.answer = () => new Promise<never>(() => undefined)
  const other = openDatabase({ url: test.api.url })
  const lost = test.node({ EMAIL: dead }, other)
  const id = await test.addOne()
  lost.start()
  await expect.poll(() => dead.given.length, { timeout: 15_000 }).toBe(1)

  const sender = fakeSender()
  const node = test.node({ EMAIL: sender })
  await node.round()
  expect(sender.given).toEqual([])
  await test.timePasses()
  await node.round()
  expect(sender.given.map((message) => message.id)).toEqual([id])
  expect(await test.row(id)).toMatchObject({ state: 'SENT', attempts: 1 })
  await other.close()
})

it('a node that is stopped in the middle ends what it has begun, and no more', async () => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  const sender = fakeSender()
  sender.answer = async () => {
    await held
    return sent
  }
  await test.add(20)
  const { api, db } = test
  const app = buildApp({
    db,
    clock: api.now,
    config: readConfig({}),
    logger: false,
    senders: { EMAIL: sender },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  await expect.poll(() => sender.given.length, { timeout: 15_000 }).toBe(5)
  const closing = app.close()
  answer()
  await closing
  expect(sender.isClosed).toBe(true)
  expect(sender.given).toHaveLength(5)
  expect(await test.states()).toEqual([
    { state: 'SENT', count: 5 },
    { state: 'WAITING', count: 15 },
  ])
})

it('what has been sent, failed or told for 90 days is removed, and nothing younger', async () => {
  const sender = fakeSender()
  const node = test.node({ EMAIL: sender })
  const [old = '', recent = '', failing = ''] = await test.add(3)
  sender.answer = ({ id }) => (id === failing ? refused({ isFinal: true }) : sent)
  await node.round()
  await test.db.query(sql`
    update messages set created_at = now() - interval '91 days' where id in (${old}, ${failing})
  `)
  await test.db.query(sql`
    update messages set created_at = now() - interval '89 days' where id = ${recent}
  `)
  await node.clean()
  const left = await test.db.query<{ message_id: string }>(sql`
    select message_id from message_attempts join messages on id = message_id
  `)
  expect(left).toEqual([{ message_id: recent }])
})
