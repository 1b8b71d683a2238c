import sql from 'sql-template-tag'
import * as webhookFailures from '#texts/webhookFailures.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { deliver } from '../../../../server/messaging/messages/deliver.ts'
import { lease } from '../../../../server/messaging/messages/repository.ts'
import { refusedFor } from '../../../../server/messaging/messages/send-result.ts'
import { withValues, type Reason } from '../../../../server/http/sentences.ts'
import { findDeliveries } from '../../../../server/messaging/webhooks/repository.ts'
import { fakeSender, refused, sent, startMessages } from './message-harness.ts'

const test = await startMessages()
afterAll(() => test.stop())
beforeEach(() => test.reset())

const done = {
  attempts: 1,
  next_at: null,
  leased_until: null,
  finished_at: expect.any(Date) as Date,
}

it('a receiver is sent a mail once, however often the node looks for messages', async () => {
  const sender = fakeSender()
  const node = test.node({ EMAIL: sender })
  const id = await test.addOne()
  await node.round()
  await test.timePasses()
  await node.round()
  expect(sender.given.map((message) => message.id)).toEqual([id])
  expect(await test.row(id)).toEqual({ ...done, state: 'SENT' })
  expect(await test.attempts(id)).toEqual([{ number: 1, status: 250, error: null }])
  expect(node.counts()).toEqual([
    { channel: 'EMAIL', outcome: 'sent', count: 1 },
    { channel: 'EMAIL', outcome: 'retried', count: 0 },
    { channel: 'EMAIL', outcome: 'failed', count: 0 },
    { channel: 'WEBHOOK', outcome: 'sent', count: 0 },
    { channel: 'WEBHOOK', outcome: 'retried', count: 0 },
    { channel: 'WEBHOOK', outcome: 'failed', count: 0 },
  ])
  expect(test.failures).toEqual([])
})

it('a mail that is refused is tried again when it is due, and given up after the last attempt', async () => {
  const sender = fakeSender([5, 300])
  sender.answer = () => refused()
  const node = test.node({ EMAIL: sender })
  const id = await test.addOne()
  for (const delay of [5, 300]) {
    await node.round()
    // The message is not due, and not sent.
    await node.round()
    const waiting = { state: 'WAITING', leased_until: null, finished_at: null }
    expect(await test.row(id)).toMatchObject(waiting)
    const seconds = await test.delay(id)
    expect(seconds).toBeGreaterThanOrEqual(delay * 0.9)
    expect(seconds).toBeLessThanOrEqual(delay * 1.1)
    await test.timePasses()
  }
  await node.round()
  expect(await test.row(id)).toEqual({ ...done, attempts: 3, state: 'FAILED' })
  const attempt = { status: 451, error: 'Try again later' }
  expect(await test.attempts(id)).toEqual([1, 2, 3].map((number) => ({ number, ...attempt })))
  expect(node.counts().map(({ count }) => count)).toEqual([0, 2, 1, 0, 0, 0])
})

it('an endpoint’s Retry-After counts only if it is longer than the usual delay, up to a day', async () => {
  const sender = fakeSender([300, 300, 300])
  const node = test.node({ WEBHOOK: sender })
  const id = await test.addOne('WEBHOOK')
  for (const [after, from, to] of [
    [1_000, 1_000, 1_000],
    [10, 270, 330],
    [1_000_000, 86_400, 86_400],
  ] as const) {
    sender.answer = () => refused({ after })
    await node.round()
    const seconds = await test.delay(id)
    expect(seconds).toBeGreaterThanOrEqual(from)
    expect(seconds).toBeLessThanOrEqual(to)
    await test.timePasses()
  }
})

it('a message that is refused for good is not tried again', async () => {
  const sender = fakeSender()
  sender.answer = () => refused({ isFinal: true })
  const id = await test.addOne()
  await test.node({ EMAIL: sender }).round()
  expect(await test.row(id)).toEqual({ ...done, state: 'FAILED' })
})

it('the next step after an attempt happens in the transaction of its record, and is rolled back with it', async () => {
  const sender = fakeSender()
  sender.answer = () => refused({ isFinal: true })
  const learned: unknown[] = []
  sender.recorded = async (transaction, { id }, { result, isGivenUp }) => {
    learned.push([id, result, isGivenUp])
    await transaction.run('select 1 / 0')
  }
  const id = await test.addOne()
  await test.node({ EMAIL: sender }).round()
  expect(learned).toEqual([[id, 'refused', true]])
  expect(await test.row(id)).toMatchObject({ state: 'WAITING', attempts: 0 })
  expect(String(test.failures)).toContain('division by zero')
})

it('a sender that throws is tried again, and the owner reads a sentence', async () => {
  const sender = fakeSender()
  sender.answer = () => {
    throw new TypeError('nothing of this is for the owner')
  }
  const id = await test.addOne()
  await test.node({ EMAIL: sender }).round()
  expect(await test.attempts(id)).toEqual([
    {
      number: 1,
      status: null,
      error: 'It could not be sent, because of a failure on this side',
    },
  ])
  expect(await test.row(id)).toMatchObject({ state: 'WAITING' })
})

const reasons = [
  'endpointIsGone',
  withValues('endpointRedirects', { value: '302' }),
  withValues('endpointAnswered', { value: '500' }),
  'endpointWasRemoved',
  'endpointWasDisabled',
  'accountOfEndpointIsBlocked',
  'noAnswerInTime',
  'failureOnThisSide',
  'answerTookOver5Seconds',
  'answerTookOver15Seconds',
  'connectionBrokeOff',
  'addressDoesNotAnswer',
  'certificateIsNotValid',
  'addressDoesNotSpeakTls',
  'answerIsNotHttp',
  'addressMustStartWith',
  'addressHoldsALogin',
  'portIsNotAllowed',
  'nameIsNotPublic',
  'addressIsNotPublic',
] satisfies Reason[]

it.each(reasons.map((reason) => [typeof reason === 'string' ? reason : reason.code, reason]))(
  'the code of a failed attempt is in the log: %s',
  async (_, reason) => {
    const sender = fakeSender()
    const outcome = refusedFor(reason, { status: 500 })
    sender.answer = () => outcome
    const id = await test.addOne('WEBHOOK')
    await test.node({ WEBHOOK: sender }).round()
    const [delivery] = await findDeliveries(test.db, [id])
    const at = expect.any(String) as string
    const milliseconds = expect.any(Number) as number
    expect(delivery?.attempts).toEqual([
      { number: 1, at, status: 500, error: outcome.error, ...codeOf(reason), milliseconds },
    ])
  },
)

const codeOf = (reason: Reason) =>
  typeof reason === 'string'
    ? { messageCode: reason }
    : { messageCode: reason.code, messageValues: reason.values }

it('the codes include every code of a webhook failure', () => {
  const codes = reasons.map((reason) => codeOf(reason).messageCode)
  expect(codes).toEqual(expect.arrayContaining(Object.keys(webhookFailures)))
})

it('a mail costs no attempt if the database is away when it is written', async () => {
  const sender = fakeSender()
  sender.answer = () => {
    throw new Error('Connection terminated unexpectedly')
  }
  const id = await test.addOne()
  const node = test.node({ EMAIL: sender })
  await node.round()
  expect(await test.attempts(id)).toEqual([])
  sender.answer = () => sent
  // No node sends it until its lease ends.
  await node.round()
  expect(sender.given).toHaveLength(1)
  await test.timePasses()
  await node.round()
  expect(await test.row(id)).toEqual({ ...done, state: 'SENT' })
})

it('a mail that was sent is not sent again if its record fails while the database is away', async () => {
  const sender = fakeSender()
  const away = awayThreeTimes()
  const id = await test.addOne()
  await test.node({ EMAIL: sender }, away.db).round()
  expect(away.calls()).toBe(4)
  expect(sender.given).toHaveLength(1)
  expect(await test.row(id)).toEqual({ ...done, state: 'SENT' })
})

it('a node that is abandoned tries only once to record that a mail was sent', async () => {
  const away = awayThreeTimes()
  const id = await test.addOne()
  const [message] = await lease(test.db, [id])
  if (message === undefined) throw new Error('The mail is not due')
  const failed = (error: unknown) => test.failures.push(error)
  const sender = fakeSender()
  const node = { db: away.db, sender, isAbandoned: () => true, failed, attempted: () => undefined }
  await expect(deliver(message, node)).rejects.toThrow('Connection terminated unexpectedly')
  expect(away.calls()).toBe(1)
  expect(await test.row(id)).toMatchObject({ state: 'WAITING', attempts: 0 })
})

/** A database that is away for the first three transactions. */
function awayThreeTimes() {
  let calls = 0
  const transaction: typeof test.db.transaction = (work) => {
    calls += 1
    if (calls > 3) return test.db.transaction(work)
    return Promise.reject(new Error('Connection terminated unexpectedly'))
  }
  return { db: { ...test.db, transaction }, calls: () => calls }
}

it('an attempt whose lease another node has taken is recorded by that node only', async () => {
  const id = await test.addOne()
  const sender = fakeSender()
  sender.answer = async () => {
    // In one transaction, so that the node itself cannot lease it again in between.
    const leased = await test.db.transaction(async (transaction) => {
      await transaction.query(sql`
        update messages set leased_until = now() - interval '1 second' where id = ${id}
      `)
      return lease(transaction, [id])
    })
    expect(leased).toMatchObject([{ id, attempts: 0 }])
    return refused({ isFinal: true })
  }
  sender.recorded = () => Promise.reject(new Error('It was not recorded'))
  await test.node({ EMAIL: sender }).round()
  expect(sender.given).toHaveLength(1)
  expect(await test.row(id)).toMatchObject({ state: 'WAITING', attempts: 0 })
  expect(await test.attempts(id)).toEqual([])
  expect(test.failures).toEqual([])
})
