import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../support/api.ts'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import { expectRefusal, expectRefusedField, sortedStatuses } from '../../support/answers.ts'
import { allRows } from '../../support/rows.ts'
import { insertWebhook, newParcelFor } from '../../support/valid-requests.ts'
import { startEndpoint, twoOf } from './endpoint.ts'
import { verifiedAt } from './verified-at.ts'

const api = await apiForFile({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' })
const receiver = await api.resident('RECEIVER')
let sender: Person
let endpoint: Awaited<ReturnType<typeof startEndpoint>>
beforeEach(async () => {
  await api.reset()
  sender = await api.signedIn('SENDER')
  endpoint = await startEndpoint()
})
afterEach(() => endpoint.stop())

const unknown = '00000000-0000-4000-8000-000000000000'

const create = () => api.as(sender).createWebhook({ url: endpoint.url, events: ['parcel.created'] })

const add = async () => {
  const { data } = (await create()).body
  return { id: data.webhook._id, secret: data.secret }
}

const stored = async (id: string) => (await allRows(api)).webhooks.find((row) => row.id === id)
const deliveries = async (id: string) => (await api.as(sender).listWebhookDeliveries(id)).body.data

describe('A sender who adds an endpoint', () => {
  test('sees its secret only this once', async () => {
    const events = ['parcel.created' as const, 'parcel.delivered' as const]
    const { status, body } = await api.as(sender).createWebhook({ url: endpoint.url, events })
    const { webhook, secret } = body.data
    expect([status, webhook]).toEqual([
      201,
      {
        _id: webhook._id,
        url: endpoint.url,
        events,
        state: 'ACTIVE',
        createdAt: api.now().toISOString(),
      },
    ])
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(await stored(webhook._id)).toMatchObject({ user_id: sender.id, secret, events })
    const list = await api.as(sender).listWebhooks()
    expect(list.body.data).toEqual([webhook])
    expect(list.text).not.toContain(secret)
  })

  test.each([
    ['http://10.0.0.1/hook', 'This address is not public'],
    ['http://169.254.169.254/latest', 'This address is not public'],
    ['http://[::1]:8080/', 'This address is not public'],
    ['http://[::ffff:10.0.0.1]/', 'This address is not public'],
    ['http://0xa000001/', 'This address is not public'],
    ['http://012.0.0.1/', 'This address is not public'],
    ['http://localhost.:25/', 'The port must be 80, 443, or one from 1024 on'],
    ['https://user:secret@9.9.9.9/', 'The address must not contain a user name or a password'],
    ['ftp://9.9.9.9/', 'The address must start with https:// or http://'],
    ['9.9.9.9', 'The address must start with https:// or http://'],
  ])('is refused the address %s', async (url, message) => {
    const { id } = await add()
    const before = await stored(id)
    const created = await api.as(sender).createWebhook({ url, events: ['parcel.created'] })
    const updated = await api.as(sender).updateWebhook(id, { url })
    for (const answer of [created, updated]) expectRefusedField(answer, 'url', message)
    expect(await stored(id)).toEqual(before)
    expect((await api.as(sender).listWebhooks()).body.data).toHaveLength(1)
  })

  test('can have at most ten, even if the last two are added simultaneously', async () => {
    for (let count = 0; count < 9; count += 1) await add()
    const answers = await Promise.all([create(), create()])
    expect(sortedStatuses(answers)).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toBe('You can have at most 10 endpoints')
    expect((await api.as(sender).listWebhooks()).body.data).toHaveLength(10)
  })
})

test('A sender can neither see nor change the endpoints of another', async () => {
  const { id } = await add()
  await api.as(sender).testWebhook(id)
  const [delivery] = await deliveries(id)
  const other = api.as(await api.signedIn('SENDER'))
  const before = await allRows(api)
  const answers = [
    await other.updateWebhook(id, { isEnabled: false }),
    await other.deleteWebhook(id),
    await other.rotateWebhookSecret(id),
    await other.testWebhook(id),
    await other.listWebhookDeliveries(id),
    await other.replayWebhookDelivery(id, delivery?._id ?? unknown),
  ]
  for (const answer of answers) expectRefusal(answer, 404, 'Endpoint not found')
  expect((await other.listWebhooks()).body.data).toEqual([])
  expect(await allRows(api)).toEqual(before)
  expect(endpoint.received).toHaveLength(1)
})

describe('A sender who changes an endpoint', () => {
  test('changes only the fields that they send', async () => {
    const { id } = await add()
    const before = await stored(id)
    const url = `${endpoint.url}/other`
    const { body } = await api.as(sender).updateWebhook(id, { url })
    expect(body.data).toMatchObject({ url, events: ['parcel.created'], state: 'ACTIVE' })
    await api.as(sender).updateWebhook(id, { events: ['parcel.canceled'] })
    await api.as(sender).updateWebhook(id, {})
    expect(await stored(id)).toEqual({ ...before, url, events: ['parcel.canceled'] })
  })

  test('gets the events that each endpoint chose, and the receiver’s endpoint gets nothing', async () => {
    const { id } = await add()
    const canceled = { url: endpoint.url, events: ['parcel.canceled' as const] }
    const other = (await api.as(sender).createWebhook(canceled)).body.data.webhook._id
    await insertWebhook(api, receiver)
    await insertWebhook(api, await api.signedIn('SENDER'))
    const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
    await api.as(sender).cancelParcel(body.data._id)
    const sent = (await allRows(api)).messages
    expect(sent.map(({ endpoint_id, entry_number }) => [endpoint_id, entry_number])).toEqual(
      expect.arrayContaining([
        [id, 1],
        [other, 2],
      ]),
    )
    expect(sent).toHaveLength(2)
  })

  test('disables it, so that it gets nothing, and enables it again', async () => {
    const { id } = await add()
    const { body } = await api.as(sender).updateWebhook(id, { isEnabled: false })
    const disabledAt = api.now().toISOString()
    const disabled = { state: 'DISABLED', disabledReason: 'OWNER', disabledAt }
    expect(body.data).toMatchObject(disabled)
    api.secondsPass(60)
    const again = await api.as(sender).updateWebhook(id, { isEnabled: false })
    expect(again.body.data).toMatchObject(disabled)
    await api.as(sender).createParcel(newParcelFor(receiver))
    expect(await deliveries(id)).toEqual([])

    await api.db.query(sql`update webhook_endpoints set failing_since = ${api.now()}`)
    const enabled = await api.as(sender).updateWebhook(id, { isEnabled: true })
    expect(await stored(id)).toMatchObject({ failing_since: null, disabled_at: null })
    expect(enabled.body.data).not.toHaveProperty('disabledAt')
    expect(enabled.body.data.state).toBe('ACTIVE')
    await api.as(sender).createParcel(newParcelFor(receiver))
    expect(await deliveries(id)).toMatchObject([{ type: 'parcel.created', state: 'WAITING' }])
  })

  test('removes it with all its messages', async () => {
    const { id } = await add()
    await api.as(sender).testWebhook(id)
    expect((await api.as(sender).deleteWebhook(id)).body).toMatchObject({ data: null })
    const rows = await allRows(api)
    expect(rows.webhooks.filter((row) => row.id === id)).toEqual([])
    expect(rows.messages.filter((row) => row.endpoint_id === id)).toEqual([])
    expect((await api.as(sender).deleteWebhook(id)).status).toBe(404)
  })
})

describe('A sender who tests an endpoint', () => {
  test('reads the result, and finds it in the log', async () => {
    const { id, secret } = await add()
    const { status, body } = await api.as(sender).testWebhook(id)
    const { milliseconds } = body.data
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'The test succeeded',
        data: { status: 204, error: null, milliseconds },
      },
    ])
    const [message] = endpoint.received
    if (message === undefined) throw new Error('Nothing was received')
    const at = api.now().toISOString()
    expect(verifiedAt(api.now(), message, secret)).toEqual({
      type: 'webhook.test',
      timestamp: at,
      data: { message: 'A test of your endpoint. No parcel has changed.' },
    })
    const [delivery] = await deliveries(id)
    expect(message.headers['webhook-id']).toBe(`msg_${delivery?._id}`)
    expect(delivery).toEqual({
      _id: delivery?._id,
      type: 'webhook.test',
      state: 'SENT',
      createdAt: at,
      attempts: [{ number: 1, at, status: 204, error: null, milliseconds }],
    })
  })

  test('reads why it failed, and it is not tried again', async () => {
    const { id } = await add()
    endpoint.answersNext(500)
    const { body } = await api.as(sender).testWebhook(id)
    const code = { messageCode: 'endpointAnswered', messageValues: { value: '500' } }
    const failure = { status: 500, error: 'The endpoint answered 500', ...code }
    expect(body.data).toMatchObject(failure)
    expect(await deliveries(id)).toMatchObject([{ state: 'FAILED', attempts: [failure] }])
    expect(await stored(id)).toMatchObject({ failing_since: null, disabled_at: null })
  })

  test('reads that it does not answer', async () => {
    const { id } = await add()
    await endpoint.stop()
    const { body } = await api.as(sender).testWebhook(id)
    const failure = { error: 'The address does not answer', messageCode: 'addressDoesNotAnswer' }
    expect(body.data).toMatchObject({ status: null, ...failure })
    expect(await deliveries(id)).toMatchObject([{ attempts: [failure] }])
  })

  test('can do so thirty times in five minutes', async () => {
    const limited = await apiForTest({ RATE_LIMITS: 'on' })
    const caller = await limited.signedIn('SENDER')
    const statuses = []
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await limited.as(caller).testWebhook(unknown)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429])
  })
})

test('A sender who rotates the secret gets a new one, and the old one signs for 24 hours', async () => {
  const { id, secret } = await add()
  const { body } = await api.as(sender).rotateWebhookSecret(id)
  expect(body.data.secret).not.toBe(secret)
  const until = new Date(api.now().getTime() + 24 * 3_600_000).toISOString()
  expect(body.data.webhook).toMatchObject({ previousSecretUntil: until })

  await api.as(sender).testWebhook(id)
  api.secondsPass(24 * 3_600 - 1)
  await relogin()
  await api.as(sender).testWebhook(id)
  const signedByBoth = api.now()
  api.secondsPass(1)
  await api.as(sender).testWebhook(id)

  const [both, one] = twoOf(endpoint.received.slice(1))
  for (const key of [secret, body.data.secret]) {
    expect(verifiedAt(signedByBoth, both, key)).toMatchObject({ type: 'webhook.test' })
  }
  expect(verifiedAt(api.now(), one, body.data.secret)).toMatchObject({ type: 'webhook.test' })
  expect(() => verifiedAt(api.now(), one, secret)).toThrow('No matching signature found')
  const [webhook] = (await api.as(sender).listWebhooks()).body.data
  expect(webhook).not.toHaveProperty('previousSecretUntil')
})

/** The access token has expired by then. */
async function relogin() {
  const { cookies } = await api.as(sender).refreshSession()
  sender = { ...sender, cookies }
}

describe('A sender who opens the log of an endpoint', () => {
  test('pages through it, newest first', async () => {
    const { id } = await add()
    const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
    for (let count = 0; count < 10; count += 1) {
      api.secondsPass(1)
      await api.as(sender).testWebhook(id)
    }
    const first = await api.as(sender).listWebhookDeliveries(id)
    expect(first.body.meta).toEqual({ page: 1, limit: 10, total: 11 })
    expect(first.body.data.map(({ type }) => type)).not.toContain('parcel.created')
    const second = await api.as(sender).listWebhookDeliveries(id, { query: { page: 2 } })
    const [created] = second.body.data
    expect(second.body.data).toEqual([
      {
        _id: created?._id,
        type: 'parcel.created',
        trackingId: body.data.trackingId,
        state: 'WAITING',
        createdAt: body.data.createdAt,
        nextAt: created?.nextAt,
        attempts: [],
      },
    ])
  })

  test('can have a message sent again, with the same ID', async () => {
    const { id } = await add()
    endpoint.answersNext(500)
    await api.as(sender).testWebhook(id)
    const [failed] = await deliveries(id)
    const answer = await api.as(sender).replayWebhookDelivery(id, failed?._id ?? '')
    const { nextAt } = answer.body.data
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        message: 'Sending it again',
        data: { ...failed, state: 'WAITING', nextAt },
      },
    ])
    expect(await deliveries(id)).toEqual([answer.body.data])
  })

  test('can have a message sent again only when it is not being sent', async () => {
    const { id } = await add()
    await api.as(sender).testWebhook(id)
    const [own] = await deliveries(id)
    const replay = async (leasedUntil: string) => {
      await api.db.query(sql`update messages set leased_until = now() + ${leasedUntil}::interval`)
      return api.as(sender).replayWebhookDelivery(id, own?._id ?? '')
    }
    expectRefusal(await replay('1 minute'), 409, 'This is being sent right now')
    expect(await deliveries(id)).toEqual([own])
    expect((await replay('-1 second')).body.data.state).toBe('WAITING')
  })

  test('cannot have it sent again while it is disabled, nor a message of another endpoint', async () => {
    const { id } = await add()
    const { id: otherId } = await add()
    await api.as(sender).testWebhook(otherId)
    await api.as(sender).testWebhook(id)
    await api.as(sender).updateWebhook(id, { isEnabled: false })
    const [own] = await deliveries(id)
    const [foreign] = await deliveries(otherId)
    const before = await allRows(api)
    const disabled = await api.as(sender).replayWebhookDelivery(id, own?._id ?? '')
    const why = 'The endpoint is disabled. Enable it before you send this again.'
    expectRefusal(disabled, 409, why)
    const wrong = await api.as(sender).replayWebhookDelivery(id, foreign?._id ?? '')
    expectRefusal(wrong, 404, 'Delivery not found')
    expect(await allRows(api)).toEqual(before)
  })
})
