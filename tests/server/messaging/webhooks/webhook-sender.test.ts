import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Message } from '../../../../server/messaging/messages/repository.ts'
import type { SendResult } from '../../../../server/messaging/messages/send-result.ts'
import { readConfig } from '../../../../server/config/config.ts'
import { NoAnswerError, RefusedAddressError } from '../../../../server/messaging/outgoing/errors.ts'
import { createOutgoing } from '../../../../server/messaging/outgoing/outgoing.ts'
import { createWebhookSender } from '../../../../server/messaging/webhooks/webhook-sender.ts'
import { mailSettings } from '../mail/mail-settings.ts'
import { expectRefusal } from '../../support/answers.ts'
import { apiForFile } from '../../support/for-file.ts'
import { allRows } from '../../support/rows.ts'
import { newParcelFor } from '../../support/valid-requests.ts'
import { startEndpoint, twoOf } from './endpoint.ts'
import { verifiedAt } from './verified-at.ts'

const settings = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1', ...mailSettings() }

const api = await apiForFile(settings)
const outgoing = createOutgoing({ allowedNetworks: ['127.0.0.1'] })
const context = { db: api.db, clock: api.now, config: readConfig(settings), outgoing }
const webhooks = createWebhookSender(context)
const { admin, sender, receiver } = await api.residents()
let endpoint: Awaited<ReturnType<typeof startEndpoint>>
afterAll(async () => {
  await webhooks.close()
  await outgoing.close()
})
beforeEach(async () => {
  await api.reset()
  endpoint = await startEndpoint()
})
afterEach(() => endpoint.stop())

async function add() {
  const events = ['parcel.created' as const, 'parcel.status_changed' as const]
  const { body } = await api.as(sender).createWebhook({ url: endpoint.url, events })
  return { id: body.data.webhook._id, secret: body.data.secret }
}

const createParcel = async () => (await api.as(sender).createParcel(newParcelFor(receiver))).body

/** The messages to the endpoint, oldest first. */
const messagesTo = (id: string): Promise<Message[]> =>
  api.db.query<Message>(sql`
    select id, channel, user_id, endpoint_id, parcel_id, entry_number, payload, attempts
    from messages where endpoint_id = ${id} and channel = 'WEBHOOK' order by entry_number
  `)

const messageTo = async (id: string): Promise<Message> => {
  const [message] = await messagesTo(id)
  if (message === undefined) throw new Error('There is no message')
  return message
}

/** Leases them as the queue does, once for each message. */
async function deliver(message: Message, isGivenUp = false, by = webhooks): Promise<SendResult> {
  const outcome = await by.send(message)
  await api.db.transaction(async (transaction) =>
    by.recorded?.(transaction, message, { ...outcome, isGivenUp }),
  )
  return outcome
}

const stored = async (id: string) => (await allRows(api)).webhooks.find((row) => row.id === id)

/** Reads the owner's notifications of it. */
const notifiedAbout = async (id: string) => ({
  inCenter: await api.db.query(sql`
    select user_id, parcel_id from notifications where endpoint_id = ${id}
  `),
  byEmail: await api.db.query(sql`
    select user_id, state from messages where endpoint_id = ${id} and channel = 'EMAIL'
  `),
})

const days = 24 * 3_600

test("A shop's system verifies what it is sent, and orders it by the sequence", async () => {
  const { id, secret } = await add()
  const { data: parcel } = await createParcel()
  await api.as(admin).updateParcelStatus(parcel._id, { status: 'APPROVED' })
  const messages = await messagesTo(id)
  for (const message of messages) {
    expect(await deliver(message)).toEqual({ result: 'sent', status: 204 })
  }
  const [created, approved] = endpoint.firstTwo()
  const { actions: _actions, ...shown } = parcel
  expect(verifiedAt(api.now(), created, secret)).toEqual({
    type: 'parcel.created',
    timestamp: parcel.updatedAt,
    data: { sequence: 1, parcel: shown },
  })
  expect(verifiedAt(api.now(), approved, secret)).toMatchObject({
    type: 'parcel.status_changed',
    data: { sequence: 2, parcel: { status: 'APPROVED' } },
  })
  expect(created.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': `msg_${messages[0]?.id}`,
  })
  const foreign = `whsec_${Buffer.alloc(32).toString('base64')}`
  expect(() => verifiedAt(api.now(), created, foreign)).toThrow('No matching signature found')
})

test('A message is stored without names, emails, phone numbers, coordinates and the handover code', async () => {
  const { id } = await add()
  const { body } = await api.as(sender).createParcel({
    ...newParcelFor(receiver),
    note: 'Fragile',
    receiverPhone: '+49 40 5550123',
    coordinates: { latitude: 53.7443, longitude: -0.3326 },
  })
  await api.as(admin).updateParcelStatus(body.data._id, { status: 'DISPATCHED' })
  // The receiver of the parcel sees a code by now.
  const { handoverCode } = (await api.as(receiver).getParcel(body.data._id)).body.data
  expect(handoverCode).toMatch(/^\d{4}$/)
  const at = api.now().toISOString()
  const { actions: _actions, receiverPhone: _phone, coordinates: _where, ...parcel } = body.data
  expect((await messagesTo(id)).at(-1)?.payload).toEqual({
    type: 'parcel.status_changed',
    timestamp: at,
    data: {
      sequence: 2,
      parcel: {
        ...parcel,
        status: 'DISPATCHED',
        senderId: { _id: sender.id },
        receiverId: { _id: receiver.id },
        statusLogs: [
          { status: 'REQUESTED', timestamp: at },
          { status: 'DISPATCHED', timestamp: at },
        ],
      },
    },
  })
})

test('A message that is sent again has the same ID and a timestamp of its own', async () => {
  const { id, secret } = await add()
  await createParcel()
  const message = await messageTo(id)
  endpoint.answersNext(503)
  expect(await deliver(message)).toMatchObject({ result: 'refused', isFinal: false })
  api.secondsPass(600)
  await deliver(message)
  const [first, second] = endpoint.firstTwo()
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
  expect(second.body).toBe(first.body)
  expect(verifiedAt(api.now(), second, secret)).toMatchObject({ type: 'parcel.created' })
  expect(() => verifiedAt(api.now(), first, secret)).toThrow('Message timestamp too old')
})

test.each([200, 201, 202, 204, 299])('An endpoint accepts a message by a %i', async (status) => {
  const { id } = await add()
  await createParcel()
  endpoint.answersNext(status)
  expect(await deliver(await messageTo(id))).toEqual({ result: 'sent', status })
  expect(await stored(id)).toMatchObject({ failing_since: null })
})

test('An endpoint shares places with those that fail until it has accepted its first message', async () => {
  const { id } = await add()
  await createParcel()
  endpoint.answersNext(500)
  await deliver(await messageTo(id))
  expect(await stored(id)).toMatchObject({ has_accepted: false })
  await deliver(await messageTo(id))
  expect(await stored(id)).toMatchObject({ has_accepted: true })
  // A new address has to accept one as well.
  const change = { url: `${endpoint.url}/new`, events: ['parcel.created' as const] }
  expect((await api.as(sender).updateWebhook(id, change)).status).toBe(200)
  expect(await stored(id)).toMatchObject({ has_accepted: false })
})

describe('An endpoint that does not accept a message', () => {
  const redirects = '; redirects are not followed'
  test.each<[number, Record<string, string>?, string?, object?]>([
    ...[300, 301, 302, 304, 307, 308, 399].map((status): [number, {}, string] => [
      status,
      {},
      redirects,
    ]),
    ...[400, 401, 403, 404, 408, 409, 413, 422, 425, 429, 499].map((status): [number] => [status]),
    ...[500, 501, 502, 503, 504, 599].map((status): [number] => [status]),
    [302, { location: 'http://9.9.9.9/' }, redirects],
    [429, { 'retry-after': '120' }, '', { after: 120 }],
    [503, { 'retry-after': '7' }, '', { after: 7 }],
  ])('is tried again after a %i', async (status, headers = {}, why = '', after = {}) => {
    const { id } = await add()
    await createParcel()
    endpoint.answersNext(status, headers)
    const error = `The endpoint answered ${status}${why}`
    const messageCode = why === redirects ? 'endpointRedirects' : 'endpointAnswered'
    const code = { messageCode, messageValues: { value: String(status) } }
    const refused = { result: 'refused', status, isFinal: false, error, code, ...after }
    expect(await deliver(await messageTo(id))).toEqual(refused)
    expect(endpoint.received).toHaveLength(1)
    expect(await stored(id)).toMatchObject({ failing_since: api.now(), disabled_at: null })
  })

  test.each([
    [
      'that breaks off',
      new NoAnswerError('connectionBrokeOff', { cause: null }),
      'The connection broke off before an answer came',
    ],
    [
      'that comes too late',
      new NoAnswerError('answerTookOver15Seconds', { cause: null }),
      'The answer took longer than 15 seconds',
    ],
    [
      'to an address inside',
      new RefusedAddressError('addressIsNotPublic'),
      'This address is not public',
    ],
  ])('is tried again after a call %s', async (_, failure, error) => {
    const post = () => Promise.reject(failure)
    const broken = createWebhookSender({ ...context, outgoing: { ...outgoing, post } })
    const { id } = await add()
    await createParcel()
    expect(await deliver(await messageTo(id), false, broken)).toEqual({
      result: 'refused',
      status: null,
      error,
      code: { messageCode: failure.reason },
      isFinal: false,
    })
    expect(await stored(id)).toMatchObject({ failing_since: api.now(), disabled_at: null })
  })

  test('is failing from its first failure until a message comes through', async () => {
    const { id } = await add()
    await createParcel()
    const message = await messageTo(id)
    const failingSince = api.now()
    for (const status of [500, 500]) {
      endpoint.answersNext(status)
      await deliver(message)
      api.secondsPass(60)
    }
    const list = () => api.as(sender).listWebhooks()
    expect((await list()).body.data).toMatchObject([
      { state: 'FAILING', failingSince: failingSince.toISOString() },
    ])
    await deliver(message)
    expect(await stored(id)).toMatchObject({ failing_since: null })
  })

  test('is disabled by a 410, and its owner is notified once', async () => {
    const { id } = await add()
    await createParcel()
    await createParcel()
    const [first, second] = twoOf(await messagesTo(id))
    endpoint.answersNext(410)
    const error = 'The endpoint answered 410: it is gone'
    const code = { messageCode: 'endpointIsGone' }
    const gone = { result: 'refused', status: 410, error, code, isFinal: true }
    expect(await deliver(first, true)).toEqual(gone)
    expect(await stored(id)).toMatchObject({ disabled_at: api.now(), disabled_because: 'GONE' })
    const told = {
      inCenter: [{ user_id: sender.id, parcel_id: null }],
      byEmail: [{ user_id: sender.id, state: 'WAITING' }],
    }
    expect(await notifiedAbout(id)).toEqual(told)
    // This event tells their tabs of it.
    const announced = await api.db.query(sql`
      select change.user_id from parcel_changes as change
      join notifications on notifications.id = change.parcel_id
    `)
    expect(announced).toEqual([{ user_id: sender.id }])

    expect(await deliver(second, true)).toEqual({
      result: 'refused',
      status: null,
      error: 'The endpoint was disabled before this was sent',
      code: { messageCode: 'endpointWasDisabled' },
      isFinal: true,
    })
    expect(endpoint.received).toHaveLength(1)
    expect(await notifiedAbout(id)).toEqual(told)
    // The email to its owner does not count as one of its deliveries.
    expect((await api.as(sender).listWebhookDeliveries(id)).body.meta?.total).toBe(2)
    const mail = (await allRows(api)).messages.find(({ channel }) => channel === 'EMAIL')
    const replayed = await api.as(sender).replayWebhookDelivery(id, mail?.id ?? '')
    expectRefusal(replayed, 404, 'Delivery not found')
  })

  const mail = mailSettings()
  const verified = { ...mail, EMAIL_VERIFICATION: 'on' }
  test.each([
    ['not if no emails are sent', {}, false, []],
    ['if no address has to be confirmed', mail, false, [{}]],
    ['once the address is confirmed', verified, true, [{}]],
    ['not until the address is confirmed', verified, false, []],
  ])(
    'is reported to its owner by email %s, and always in the center',
    async (_, own, isVerified, told) => {
      const config = readConfig(own)
      const { id } = await add()
      await createParcel()
      if (isVerified) await api.db.query(sql`update users set email_verified_at = now()`)
      endpoint.answersNext(410)
      await deliver(await messageTo(id), true, createWebhookSender({ ...context, config }))
      expect(await notifiedAbout(id)).toMatchObject({ inCenter: [{}], byEmail: told })
    },
  )

  test('is disabled if a message is given up and nothing came through for five days', async () => {
    const { id } = await add()
    await createParcel()
    const message = await messageTo(id)
    const fail = async (isGivenUp: boolean) => {
      endpoint.answersNext(500)
      await deliver(message, isGivenUp)
    }
    await fail(true)
    api.secondsPass(5 * days - 1)
    await fail(true)
    expect(await stored(id)).toMatchObject({ disabled_at: null })
    api.secondsPass(1)
    await fail(false)
    expect(await stored(id)).toMatchObject({ disabled_at: null })
    await fail(true)
    expect(await stored(id)).toMatchObject({ disabled_because: 'FAILING' })
    expect(await notifiedAbout(id)).toMatchObject({ inCenter: [{}], byEmail: [{}] })
  })
})

test('An endpoint whose name now resolves to an internal address gets nothing', async () => {
  const { id } = await add()
  await createParcel()
  await api.db.query(sql`update webhook_endpoints set url = 'http://10.0.0.1/' where id = ${id}`)
  expect(await deliver(await messageTo(id))).toEqual({
    result: 'refused',
    status: null,
    error: 'This address is not public',
    code: { messageCode: 'addressIsNotPublic' },
    isFinal: false,
  })
})

test('The endpoint of a blocked sender gets nothing', async () => {
  const { id } = await add()
  await createParcel()
  await api.as(admin).blockUser(sender.id)
  expect(await deliver(await messageTo(id))).toMatchObject({
    error: 'The account of the endpoint is blocked',
    isFinal: true,
  })
  expect(endpoint.received).toEqual([])
})

test('An endpoint that is removed while a message is on its way leaves nothing behind', async () => {
  const { id } = await add()
  await createParcel()
  const message = await messageTo(id)
  await api.as(sender).deleteWebhook(id)
  expect(await deliver(message)).toMatchObject({ error: 'The endpoint was removed', isFinal: true })
})

test('Retries come after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours', () => {
  expect(webhooks.retryDelays).toEqual([5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400])
})
