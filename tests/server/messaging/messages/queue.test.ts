import sql from 'sql-template-tag'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from '../../../../server/db/database.ts'
import { giveUpLate, removeOldMessages } from '../../../../server/messaging/messages/repository.ts'
import { removeOldSecrets } from '../../../../server/messaging/webhooks/repository.ts'
import { fakeSender, refused, sent, startMessages } from './message-harness.ts'
import { buildNode } from '../../support/api.ts'

const test = await startMessages()
afterAll(() => test.stop())
beforeEach(() => test.reset())

const allSent = [{ state: 'SENT', count: 120 }]

it('messages of a channel that an installation does not send are left alone', async () => {
  const sender = fakeSender()
  await test.add(1, 'WEBHOOK')
  await test.node({ EMAIL: sender }).round()
  await test.node({}).round()
  expect(sender.given).toEqual([])
  expect(await test.states()).toEqual([{ state: 'WAITING', count: 1 }])
})

it('an email about an endpoint is not sent as a webhook', async () => {
  const sender = fakeSender()
  const [webhook = ''] = await test.add(1, 'WEBHOOK')
  const email = await test.addOne()
  await test.db.query(sql`
    update messages set endpoint_id = (select endpoint_id from messages where id = ${webhook})
    where id = ${email}
  `)
  await test.node({ WEBHOOK: sender }).round()
  expect(sender.given.map(({ id }) => id)).toEqual([webhook])
  expect(await test.row(email)).toMatchObject({ state: 'WAITING', attempts: 0 })
})

it('two nodes that begin together share the due messages', async () => {
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
  const nodes = [
    test.start(test.node({ EMAIL: first })),
    test.start(test.node({ EMAIL: second }, other), other),
  ]
  await expect.poll(() => test.states(), { timeout: 15_000 }).toEqual(allSent)
  for (const node of nodes) await node.stop()
  await other.close()
  const ids = senders.flatMap(({ given }) => given.map(({ id }) => id))
  expect([ids.length, new Set(ids).size]).toEqual([120, 120])
  expect(test.failures).toEqual([])
})

/** A sender of webhooks that holds the messages to these endpoints until it is released. */
function holding(endpoints: string[]) {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const sender = fakeSender()
  sender.answer = async ({ endpoint_id: endpoint }) => {
    if (endpoint !== null && endpoints.includes(endpoint)) await held
    return sent
  }
  const givenTo = (endpoint: string) =>
    sender.given.filter((message) => message.endpoint_id === endpoint).length
  return { sender, release: () => release(), givenTo }
}

const times = <Result>(count: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, work))

it('ten endpoints of one owner that hang delay neither mails nor the webhooks of others', async () => {
  const bad = await times(10, () => test.addEndpoint())
  for (const endpoint of bad) await test.add(20, 'WEBHOOK', endpoint)
  const { id: neighbour } = await test.api.joined('SENDER')
  const good = await test.addEndpoint(neighbour)
  await test.add(60, 'WEBHOOK', good)
  await test.add(60, 'EMAIL')
  const { sender, release, givenTo } = holding(bad)
  const node = test.node({ EMAIL: fakeSender(), WEBHOOK: sender })
  const round = node.round()
  await expect
    .poll(() => test.states(), { timeout: 15_000 })
    .toEqual([
      { state: 'SENT', count: 120 },
      { state: 'WAITING', count: 200 },
    ])
  expect(givenTo(good)).toBe(60)
  // Two messages of the owner are being sent, and no endpoint has two while another has none.
  expect(bad.map(givenTo).toSorted((one, other) => one - other)).toEqual([
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
  ])
  release()
  await round
  expect(await test.states()).toEqual([{ state: 'SENT', count: 320 }])
})

it('endpoints that hang never take more than a part of the places, however many owners they have', async () => {
  const bad: string[] = []
  for (let owner = 0; owner < 11; owner += 1) {
    const { id } = await test.api.joined('SENDER')
    bad.push(await test.addEndpoint(id), await test.addEndpoint(id))
  }
  for (const endpoint of bad) await test.add(5, 'WEBHOOK', endpoint)
  const { sender, release, givenTo } = holding(bad)
  const node = test.node({ WEBHOOK: sender })
  const round = node.round()
  await expect.poll(() => sender.given.length, { timeout: 15_000 }).toBe(8)
  const good = await test.addEndpoint((await test.api.joined('SENDER')).id)
  await test.add(20, 'WEBHOOK', good)
  // Its first message waits for a place as well, because this endpoint has accepted none yet.
  await node.fill()
  expect(sender.given).toHaveLength(8)
  release()
  await round
  expect(givenTo(good)).toBe(20)
  expect(await test.states()).toEqual([{ state: 'SENT', count: 130 }])
})

it('an endpoint that has accepted one gets five messages at the same time, but only one after a failure', async () => {
  const [well, failing] = [await test.addEndpoint(), await test.addEndpoint()]
  await test.db.query(sql`
    update webhook_endpoints set failing_since = now() where id = ${failing}
  `)
  await test.db.query(sql`update webhook_endpoints set has_accepted = true`)
  const { sender, release, givenTo } = holding([well, failing])
  const node = test.node({ WEBHOOK: sender })
  for (const endpoint of [well, failing]) await test.add(20, 'WEBHOOK', endpoint)
  const round = node.round()
  await expect.poll(() => sender.given.length, { timeout: 15_000 }).toBe(6)
  expect([givenTo(well), givenTo(failing)]).toEqual([5, 1])
  release()
  await round
  expect(await test.states()).toEqual([{ state: 'SENT', count: 40 }])
})

it('an endpoint that gave no answer is left alone for three times as long as the attempt took', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const sender = fakeSender([300, 300])
  sender.answer = () => {
    vi.advanceTimersByTime(10_000)
    return { result: 'refused', status: null, error: 'No answer', isFinal: false }
  }
  const node = test.node({ WEBHOOK: sender })
  await test.add(1, 'WEBHOOK')
  const givenAfter = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    await test.timePasses()
    await node.round()
    return sender.given.length
  }
  expect([await givenAfter(0), await givenAfter(29_000), await givenAfter(1_000)]).toEqual([
    1, 1, 2,
  ])
  vi.useRealTimers()
})

it('a message of a node that died is sent by another once its lease is over', async () => {
  const dead = fakeSender()
  // The dead node never answers.
  dead.answer = () => new Promise<never>(() => undefined)
  const other = openDatabase({ url: test.api.url })
  const lost = test.node({ EMAIL: dead }, other)
  const id = await test.addOne()
  test.start(lost, other)
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

/** A sender that holds every mail until it is released. */
function holdingAll() {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const sender = fakeSender()
  sender.answer = async () => {
    await held
    return sent
  }
  return { sender, release }
}

it('a node that is stopped finishes the messages it has begun, and begins no more', async () => {
  const { sender, release } = holdingAll()
  await test.add(20)
  const node = test.start(test.node({ EMAIL: sender }))
  await expect.poll(() => sender.given.length, { timeout: 15_000 }).toBe(5)
  const stopping = node.stop()
  release()
  await stopping
  expect(sender.isClosed).toBe(true)
  expect(sender.given).toHaveLength(5)
  expect(await test.states()).toEqual([
    { state: 'SENT', count: 5 },
    { state: 'WAITING', count: 15 },
  ])
})

it('a server that is closed waits for the messages it is sending', async () => {
  const { sender, release } = holdingAll()
  await test.add(5)
  const app = buildNode(test.api, {}, { senders: { EMAIL: sender } })
  await app.listen({ host: '127.0.0.1', port: 0 })
  await expect.poll(() => sender.given.length, { timeout: 15_000 }).toBe(5)
  const closing = app.close()
  release()
  await closing
  expect(sender.isClosed).toBe(true)
  expect(await test.states()).toEqual([{ state: 'SENT', count: 5 }])
})

it('an expired previous secret is removed from its endpoint, and a valid one stays', async () => {
  const [over, valid] = [await test.addEndpoint(), await test.addEndpoint()]
  for (const [id, hours] of [
    [over, -1],
    [valid, 1],
  ] as const)
    await test.db.query(sql`
      update webhook_endpoints set previous_secret = 'whsec_old',
        previous_secret_until = now() + ${hours} * interval '1 hour'
      where id = ${id}
    `)
  await removeOldSecrets(test.db)
  const kept = await test.db.query<{ id: string }>(sql`
    select id from webhook_endpoints where previous_secret is not null
  `)
  expect(kept).toEqual([{ id: valid }])
})

it('a restore gives up messages that are older than a day, and no others', async () => {
  const [late = '', recent = '', done = ''] = await test.add(3)
  await test.db.query(sql`
    update messages set created_at = now() - case when id = ${recent} then 23 else 25 end * interval '1 hour'
  `)
  await test.db.query(sql`
    update messages set state = 'SENT', next_at = null, finished_at = '2026-03-02' where id = ${done}
  `)
  const before = [await test.row(recent), await test.row(done)]
  await test.db.transaction(giveUpLate)
  expect([await test.row(recent), await test.row(done)]).toEqual(before)
  expect(await test.row(late)).toEqual({
    state: 'FAILED',
    attempts: 0,
    next_at: null,
    leased_until: null,
    finished_at: expect.any(Date) as Date,
  })
})

it('Messages that were sent, failed or reported 90 days ago are removed, but not newer ones', async () => {
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
  await removeOldMessages(test.db, 500)
  const left = await test.db.query<{ message_id: string }>(sql`
    select message_id from message_attempts join messages on id = message_id
  `)
  expect(left).toEqual([{ message_id: recent }])
})
