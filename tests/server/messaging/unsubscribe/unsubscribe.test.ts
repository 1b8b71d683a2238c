import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { notifiableEvents } from '../../../../domain/notifiable-events.ts'
import type { NotifiableEvent } from '../../../../openapi.d.ts'
import { unsubscribeToken } from '../../../../server/messaging/unsubscribe/token.ts'
import { mailSettings } from '../mail/mail-settings.ts'
import { refusalBody } from '../../support/answers.ts'
import type { Person } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'
import { newParcelFor } from '../../support/valid-requests.ts'

const api = await apiForFile({ RATE_LIMITS: 'on', ...mailSettings() })

const tokenFor = ({ id }: Person, event: NotifiableEvent = 'DISPATCHED') =>
  unsubscribeToken(api.db, { userId: id, event })

const choicesOf = ({ id }: Person) =>
  api.db.query<{ event: string; channel: string; is_on: boolean }>(sql`
    select event, channel, is_on from notification_choices where user_id = ${id} order by event
  `)

const allChoices = () =>
  api.db.query(sql`select * from notification_choices order by user_id, event, channel`)

const oneClick = (token: string, headers: Record<string, string> = {}, payload = '') =>
  api.app.inject({ method: 'POST', url: `/unsubscribe/${token}`, headers, payload })

const stoppedDispatched = [{ event: 'DISPATCHED', channel: 'EMAIL', is_on: false }]

describe('A receiver', () => {
  test('gets no more emails of one kind after pressing Stop, but still gets those of other kinds', async () => {
    const [sender, admin] = [await api.signedIn('SENDER'), await api.signedIn('ADMIN')]
    const receiver = await api.signedIn('RECEIVER')
    const answer = await api.as(null).unsubscribe({ token: await tokenFor(receiver) })
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'You will no longer get these emails', data: null },
    })
    const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
    for (const status of ['DISPATCHED', 'IN_TRANSIT'] as const) {
      await api.as(admin).updateParcelStatus(body.data._id, { status })
    }
    const told = await api.db.query(sql`
      select log.status from messages join status_logs as log using (parcel_id, entry_number)
      where user_id = ${receiver.id}
    `)
    expect(told).toEqual([{ status: 'IN_TRANSIT' }])
  })

  test('can stop all emails, and do so twice', async () => {
    const receiver = await api.joined('RECEIVER')
    const token = await tokenFor(receiver)
    for (const all of [true, true, false]) {
      expect((await api.as(null).unsubscribe({ token, all })).status).toBe(200)
      expect(await choicesOf(receiver)).toEqual(
        notifiableEvents.toSorted().map((event) => ({ event, channel: 'EMAIL', is_on: false })),
      )
    }
  })

  test('can stop the emails while blocked', async () => {
    const receiver = await api.blocked('RECEIVER')
    await api.db.query(sql`
      insert into notification_choices (user_id, event, channel, is_on)
      values (${receiver.id}, 'DISPATCHED', 'EMAIL', true)
    `)
    expect((await oneClick(await tokenFor(receiver))).statusCode).toBe(200)
    expect(await choicesOf(receiver)).toEqual(stoppedDispatched)
  })
})

describe('A mail program stops the emails with one POST', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'the form of RFC 8058',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'List-Unsubscribe=One-Click',
    ],
    [
      'a form of several parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['nothing', {}, ''],
    ['invalid JSON', { 'content-type': 'application/json' }, '{'],
    [
      'a form on a page of another site',
      {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://mail.example',
      },
      'List-Unsubscribe=One-Click',
    ],
  ])('is accepted with %s', async (_, headers, payload) => {
    const receiver = await api.joined('RECEIVER')
    const answer = await oneClick(await tokenFor(receiver), headers, payload)
    expect(answer).toMatchObject({
      statusCode: 200,
      body: 'You will no longer get these emails.\n',
    })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(await choicesOf(receiver)).toEqual(stoppedDispatched)
  })

  test('is refused if the body is too large', async () => {
    const receiver = await api.joined('RECEIVER')
    const headers = { 'content-type': 'text/plain' }
    const answer = await oneClick(await tokenFor(receiver), headers, 'x'.repeat(5_000))
    expect(answer.statusCode).toBe(413)
    expect(await choicesOf(receiver)).toEqual([])
  })
})

test('A program that only opens the link changes nothing', async () => {
  const receiver = await api.joined('RECEIVER')
  const url = `/unsubscribe/${await tokenFor(receiver)}`
  const before = await allChoices()
  for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) await api.app.inject({ method, url })
  expect(await allChoices()).toEqual(before)
})

describe('A wrong token', () => {
  const wrong: [string, (token: string, other: string) => string][] = [
    ['cut', (token) => token.slice(0, -1)],
    ['a link of another event', (token) => token.replace('DISPATCHED', 'DELIVERED')],
    ['of an event that does not exist', (token) => token.replace('DISPATCHED', 'EVERYTHING')],
    [
      "of another user with this one's signature",
      (token, other) => [other.slice(0, 43), token.slice(43)].join(''),
    ],
    ['signed otherwise', (token) => `${token.slice(0, -43)}${'A'.repeat(43)}`],
    ['longer', (token) => `${token}A`],
    ['a word', () => 'token'],
  ]

  test.each(wrong)('stops nothing if it is %s, and says so', async (_, spoil) => {
    const [receiver, other] = [await api.joined('RECEIVER'), await api.joined('RECEIVER')]
    const token = spoil(await tokenFor(receiver), await tokenFor(other))
    const before = await allChoices()
    const message = 'This link is not complete. Please open it from the email again.'
    expect(await api.as(null).unsubscribe({ token, all: true })).toMatchObject({
      status: 400,
      body: refusalBody(message, { errors: [{ path: 'token', message }] }),
    })
    expect((await oneClick(token)).statusCode).toBe(400)
    expect(await allChoices()).toEqual(before)
  })
})

test('A right token that another site sends stops nothing', async () => {
  const receiver = await api.joined('RECEIVER')
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const answer = await api.as(null).unsubscribe({ token: await tokenFor(receiver) }, { headers })
  expect(answer.status).toBe(403)
  expect(await choicesOf(receiver)).toEqual([])
})

test('All nodes sign with one key, whichever node needed it first', async () => {
  const receiver = await api.joined('RECEIVER')
  await api.db.query(sql`delete from signing_keys`)
  const tokens = await Promise.all(Array.from({ length: 8 }, () => tokenFor(receiver)))
  expect(new Set(tokens).size).toBe(1)
  expect(await api.db.query(sql`select name from signing_keys`)).toEqual([{ name: 'unsubscribe' }])
})

test('One address can try 120 times a minute, on the page and by mail programs together', async () => {
  api.secondsPass(120)
  const receiver = await api.joined('RECEIVER')
  const token = await tokenFor(receiver)
  const tries: number[] = []
  for (let turn = 0; turn < 60; turn += 1) {
    tries.push((await oneClick(token)).statusCode)
    tries.push((await api.as(null).unsubscribe({ token })).status)
  }
  expect(new Set(tries)).toEqual(new Set([200]))
  const refused = await oneClick(token)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await api.as(null).unsubscribe({ token })).status).toBe(429)
})
