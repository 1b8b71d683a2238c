import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import sql from 'sql-template-tag'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../../../server/config/config.ts'
import type { Message } from '../../../../server/messaging/messages/repository.ts'
import { parcelStatuses } from '../../../../domain/parcel-statuses.ts'
import { folderForFile } from '../../support/for-file.ts'
import { newParcelFor } from '../../support/valid-requests.ts'
import { startMailServer } from './mail-server.ts'
import { mailSettings, publicUrl } from './mail-settings.ts'
import { mailWorldForFile } from './mail-world.ts'
import { parseMail } from './parse-mail.ts'

const server = await startMailServer()
afterAll(() => server.stop())
const world = await mailWorldForFile(server.url)
const sender = world.openSender()
afterAll(() => sender.close())
const inFolder = await folderForFile()
afterEach(() => {
  for (const stage of ['from', 'recipient', 'data'] as const) delete server.refusals[stage]
})

test('A receiver whose parcel could not be delivered reads the day of the next try', async () => {
  const { _id } = await world.create()
  const admin = world.api.as(world.admin)
  await admin.updateParcelStatus(_id, { status: 'DISPATCHED' })
  const attempt = { reason: 'NOBODY_HOME', nextAttempt: '2026-03-05' } as const
  expect((await admin.recordDeliveryAttempt(_id, attempt)).status).toBe(200)
  const [message] = await world.api.db.query<Message>(sql`
    select id, channel, user_id, endpoint_id, parcel_id, entry_number, payload, attempts
    from messages where channel = 'EMAIL' and user_id = ${world.receiver.id} and parcel_id = ${_id}
    order by entry_number desc limit 1
  `)
  if (message === undefined) throw new Error('No mail is queued')
  await sender.send(message)
  expect(server.last().text).toContain('We will try again on 5 Mar 2026.')
})

describe('A receiver whose parcel was dispatched', () => {
  test('gets a mail that says so, with a link to the tracking page', async () => {
    const { trackingId, _id } = await world.create({ toAddress: '8 Quay Road\nHull' })
    const message = await world.message(world.receiver, {
      status: 'DISPATCHED',
      note: 'Ask for <Bob> & Sons',
      parcelId: _id,
    })
    expect(await sender.send(message)).toEqual({ result: 'sent', status: 250 })

    const { from, to, headers, text, html } = server.last()
    expect({ from, to }).toEqual({ from: 'parcels@example.com', to: [world.receiver.email] })
    const link = /https:\/\/parcels\.example\.com\/unsubscribe\/[\w-]+/.exec(text)?.[0] ?? ''
    expect(Object.fromEntries(headers)).toEqual({
      'message-id': `<${message.id}@example.com>`,
      date: 'Mon, 02 Mar 2026 09:00:00 +0000',
      from: '"Waybill, the courier" <parcels@example.com>',
      to: `Rita Receiver <${world.receiver.email}>`,
      subject: `Your parcel was dispatched (${trackingId})`,
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': `<${link}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'mime-version': '1.0',
      'content-type': expect.stringMatching(/^multipart\/alternative;/) as string,
    })
    expect(text).toBe(
      [
        'Your parcel was dispatched',
        'The parcel from Sam Sender has been handed to the courier.',
        'Note: Ask for <Bob> & Sons',
        [
          `Tracking ID: ${trackingId}`,
          'From:        Sam Sender, 1 Mill Lane, Leeds',
          'To:          Rita Receiver, 8 Quay Road Hull',
          'Time:        2 March 2026 at 18:00 GMT+9',
        ].join('\n'),
        `Track the parcel:\n${publicUrl}/track/${trackingId}`,
        `-- \nThis email went to ${world.receiver.email} because this parcel is addressed to you.`,
        `Stop these emails:\n${link}`,
      ].join('\n\n'),
    )
    expect(html).toContain(`href="${publicUrl}/track/${trackingId}"`)
    expect(html).toContain(`href="${link}"`)
    expect(html).toContain('Ask for &lt;Bob&gt; &amp; Sons')
  })

  test('sees the mail without loading anything from elsewhere', async () => {
    await sender.send(await world.message(world.receiver, { status: 'DISPATCHED' }))
    const { html } = server.last()
    expect(html).not.toMatch(/<(?:img|link|script|iframe|form)\b|url\(|@import|\bsrc=/i)
    const addresses = [...html.matchAll(/https?:\/\/[^/"\s<]+/g)].map(([address]) => address)
    expect(new Set(addresses)).toEqual(new Set([publicUrl]))
  })
})

test.each(parcelStatuses)('Each role reads in plain words that a parcel is %s', async (status) => {
  const { _id: parcelId } = await world.create()
  const subjects: string[] = []
  for (const person of [world.sender, world.receiver, world.admin]) {
    expect(await sender.send(await world.message(person, { status, parcelId }))).toMatchObject({
      result: 'sent',
    })
    const { headers, text } = server.last()
    subjects.push(headers.get('subject') ?? '')
    const [title = '', lead = ''] = text.split('\n\n')
    expect(headers.get('subject')?.startsWith(`${title} (TRK-`)).toBe(true)
    expect(lead).toMatch(/^[A-Z].*\.$/)
  }
  expect(subjects[2]).not.toBe(subjects[0])
})

/** The text without the joiners that keep mail programs from making links. */
const asSeen = (text: string) => text.replaceAll('\u2060', '')

describe('A name that tries to do harm', () => {
  test.each([
    'Eve\r\nBcc: victim@example.com\r\n\r\nHello',
    'Eve" <victim@example.com>, "x',
    'Eve <script>alert(1)</script>',
    'Zoë 日本 🚚, Ltd; (a) <b> @c',
  ])('stays as it is in the mail to its owner, and has no other effect: %j', async (name) => {
    const person = await world.api.signedIn('RECEIVER')
    await world.api.db.query(sql`update users set name = ${name} where id = ${person.id}`)
    const { _id: parcelId } = await world.create(newParcelFor(person))
    await sender.send(await world.message(person, { status: 'DISPATCHED', parcelId }))

    const { to, headers, text, html } = server.last()
    expect(to).toEqual([person.email])
    expect([...headers.keys()]).not.toContain('bcc')
    const shown = name.replaceAll(/\s+/g, ' ')
    const header = headers.get('to') ?? ''
    expect(header.endsWith(` <${person.email}>`)).toBe(true)
    const quoted = header.slice(0, -` <${person.email}>`.length)
    expect(quoted.replaceAll(/^"|"$|\\(?=["\\])/g, '')).toBe(shown)
    expect(asSeen(text)).toContain(`To:          ${shown}, 8 Quay Road, Hull`)
    expect(html).not.toContain('<script')
  })
})

const sent = { result: 'sent', status: 250 }
const unsent = { result: 'refused', status: null }
const noTls = 'The mail server answered 500 Error: command not recognized'

describe('A mail', () => {
  test('stays the same when it is sent again after a failure', async () => {
    const message = await world.message(world.receiver, { status: 'DELIVERED' })
    server.refusals.data = '451 Try again later'
    expect(await sender.send(message)).toEqual({
      result: 'refused',
      status: 451,
      error: 'The mail server answered 451 Try again later',
      isFinal: false,
    })
    delete server.refusals.data
    await sender.send(message)
    const first = server.last()
    await sender.send(message)
    const second = server.last()
    expect(second.headers).toEqual(
      new Map([...first.headers, ['content-type', second.headers.get('content-type') ?? '']]),
    )
    expect(second.text).toBe(first.text)
  })

  test.each([
    ['recipient', '450 Greylisted', false],
    ['recipient', '452 Mailbox full', false],
    ['recipient', '499 Not yet', false],
    ['recipient', '500 Not understood', true],
    ['recipient', '550 No such user', true],
    ['recipient', '599 Never', true],
    ...([502, 503, 504, 530, 534, 535, 538] as const).flatMap(
      (status) =>
        [
          ['recipient', `${status} Not in this session`, false],
          ['data', `${status} Not in this session`, false],
        ] as const,
    ),
    ['data', '421 Shutting down', false],
    ['data', '451 Not now', false],
    ['data', '552 Too large', true],
    ['data', '554 Rejected as spam', true],
    ['from', '550 This sender may not', false],
    ['from', '451 Not now', false],
  ] as const)('is refused at %s with %j, for good: %s', async (stage, answer, isFinal) => {
    const message = await world.message(world.receiver, { status: 'DELIVERED' })
    const before = server.taken.length
    server.refusals[stage] = answer
    expect(await sender.send(message)).toEqual({
      result: 'refused',
      status: Number(answer.slice(0, 3)),
      error: expect.stringContaining(answer) as string,
      isFinal,
    })
    expect(server.taken).toHaveLength(before)
  })

  test('is given up if no mail server could have its recipient', async () => {
    const person = await world.api.signedIn('RECEIVER')
    await world.api.db.query(sql`update users set email = 'no address' where id = ${person.id}`)
    const message = await world.message(person, { status: 'DELIVERED' })
    expect(await sender.send(message)).toMatchObject({ result: 'refused', isFinal: true })
  })

  test('waits for a mail server that is away, and goes out once it is back', async () => {
    const message = await world.message(world.receiver, { status: 'IN_TRANSIT' })
    const first = await startMailServer()
    await first.stop()
    const patient = world.openSender(readConfig(mailSettings(first.url)))
    const error = 'The mail could not be handed to the mail server (ECONNREFUSED).'
    expect(await patient.send(message)).toEqual({ ...unsent, error, isFinal: false })
    const second = await startMailServer({}, first.port)
    expect(await patient.send(message)).toEqual({ result: 'sent', status: 250 })
    expect(second.taken).toHaveLength(1)
    // A mail on a connection that was closed counts as one more failure, and is not lost.
    await patient.close()
    await second.stop()
  })

  test('waits while the mail server refuses the password', async () => {
    const strict = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'waybill' }) : done(new Error('Invalid login')),
    })
    const message = await world.message(world.receiver, { status: 'IN_TRANSIT' })
    const sendWith = async (password: string) => {
      const url = `smtp://waybill:${password}@127.0.0.1:${strict.port}`
      const own = world.openSender(readConfig(mailSettings(url)))
      const outcome = await own.send(message)
      await own.close()
      return outcome
    }
    const refused = await sendWith('wrong-secret')
    expect(refused).toMatchObject({ result: 'refused', status: 535, isFinal: false })
    expect(JSON.stringify(refused)).not.toContain('wrong-secret')
    expect(await sendWith('right')).toMatchObject({ result: 'sent' })
    await strict.stop()
  })

  test.each([
    ['no password', '', sent],
    ['a password', 'waybill:secret@', { ...unsent, status: 500, error: noTls, isFinal: false }],
  ])(
    'goes to another computer without TLS only if no password does: %s',
    async (_, account, result) => {
      const message = await world.message(world.receiver, { status: 'IN_TRANSIT' })
      // This computer, under an address that does not look like it.
      const url = `smtp://${account}0.0.0.0:${new URL(server.url).port}`
      const own = world.openSender(readConfig(mailSettings(url)))
      expect(await own.send(message)).toEqual(result)
      await own.close()
    },
  )

  test('is tried for about two days', () => {
    const seconds = sender.retryDelays.reduce((sum, delay) => sum + delay, 0)
    expect(sender.retryDelays[0]).toBe(60)
    expect(seconds / 3600).toBeGreaterThan(46)
    expect(seconds / 3600).toBeLessThan(50)
    expect(sender.retryDelays.toSorted((one, other) => one - other)).toEqual(sender.retryDelays)
  })

  test('waits while SMTP_URL is not set', async () => {
    const message = await world.message(world.receiver, { status: 'IN_TRANSIT' })
    const error = 'Emails are not sent, because SMTP_URL is not set.'
    const result = await world.openSender(readConfig({})).send(message)
    expect(result).toEqual({ ...unsent, error, isFinal: false })
  })
})

describe('A user', () => {
  test('gets no mail if they were blocked after the change', async () => {
    const person = await world.api.blocked('RECEIVER')
    const message = await world.message(person, { status: 'DISPATCHED' })
    const error = 'The account is blocked.'
    expect(await sender.send(message)).toEqual({ ...unsent, error, isFinal: true })
  })

  const tooLate = { ...unsent, error: 'What was asked for is too long ago.', isFinal: true }
  test.each([
    ['RESET_PASSWORD', '59 minutes', sent],
    ['RESET_PASSWORD', '61 minutes', tooLate],
    ['VERIFY_EMAIL', '71 hours', sent],
    ['VERIFY_EMAIL', '73 hours', tooLate],
    ['ACCOUNT_EVENT', '73 hours', sent],
  ])(
    'gets the mail (%s) that waited for %s, unless that is too long or they are blocked',
    async (kind, age, result) => {
      const { db } = world.api
      const person = await world.api.signedIn('RECEIVER')
      const event = kind === 'ACCOUNT_EVENT' ? '{"kind":"PASSWORD_CHANGED"}' : null
      const [message] = await db.query<Message>(sql`
        insert into messages (channel, user_id, account_mail, account_event, next_at, created_at)
        values ('EMAIL', ${person.id}, ${kind}, ${event}::jsonb, now(), now() - ${age}::interval)
        returning id, channel, user_id, endpoint_id, parcel_id, entry_number, payload, attempts
      `)
      if (message === undefined) throw new Error('An inserted message has no row')
      expect(await sender.send(message)).toEqual(result)
      await db.query(sql`update users set is_blocked = true where id = ${person.id}`)
      const blocked = { ...unsent, error: 'The account is blocked.', isFinal: true }
      expect(await sender.send(message)).toEqual(result === sent ? blocked : result)
    },
  )

  const [past, now] = ['2026-03-02T08:59:59.000Z', '2026-03-02T09:00:00.000Z']
  const mailed = (lead: string) => [sent, [lead]]
  const given = (error: string) => [{ ...unsent, error, isFinal: true }, []]
  const news = 'The parcel from Sam Sender has been handed to the courier.'
  const near =
    '1 stop before yours. We expect to bring the parcel from Sam Sender between 17:40 and 18:00.'
  const unwanted = 'The user wants no emails of this any more.'
  const missed = 'The courier has been there by now, or comes at another time.'
  test.each([
    ['gets no mail of a dispatch', 'DISPATCHED', 'EMAIL', null, given(unwanted)],
    ['gets one of a dispatch', 'DISPATCHED', 'CENTER', null, mailed(news)],
    ['gets one of a courier who is near', 'DISPATCHED', 'EMAIL', now, mailed(near)],
    ['gets none of a courier who is near', 'ARRIVAL', 'EMAIL', now, given(unwanted)],
    ['gets none of a courier who was near', 'ARRIVAL', 'CENTER', past, given(missed)],
  ])('%s after turning off %s by %s', async (_, event, channel, to, result) => {
    const person = await world.api.signedIn('RECEIVER')
    const message = await world.message(person, { status: 'DISPATCHED' })
    const arrival = to && JSON.stringify({ stopsBefore: 1, from: '2026-03-02T08:40:00.000Z', to })
    await world.api.db.query(sql`
      update messages set arrival = ${arrival}::jsonb where id = ${message.id}
    `)
    await world.api.db.query(sql`
      with run as (
        insert into runs (id, day, courier_id, state, created_at, updated_at)
        values (gen_random_uuid(), '2026-03-02', ${person.id}, 'UNDER_WAY', now(), now()) returning id
      ), stop as (
        insert into run_stops (id, run_id, position, address)
        select gen_random_uuid(), id, 1, 'York' from run returning id, run_id
      )
      insert into run_parcels (run_id, stop_id, parcel_id, told_from)
      select run_id, id, ${message.parcel_id}::uuid, '2026-03-02T08:40:00.000Z' from stop
    `)
    await world.api.db.query(sql`
      insert into notification_choices (user_id, event, channel, is_on)
      values (${person.id}, ${event}, ${channel}, false)
    `)
    const before = server.taken.length
    const outcome = await sender.send(message)
    const leads = server.taken
      .slice(before)
      .map(({ source }) => parseMail(source).text.split('\n\n')[1])
    expect([outcome, leads]).toEqual(result)
  })

  test('is told that their endpoint was disabled, unless they are blocked or unconfirmed', async () => {
    const owner = await world.api.signedIn('SENDER')
    const endpointId = randomUUID()
    const url = 'https://shop.example.com/hook?a=1&b=<2>'
    await world.api.db.query(sql`
      insert into webhook_endpoints (id, user_id, url, events, secret, disabled_at,
        disabled_because, created_at)
      values (${endpointId}, ${owner.id}, ${url}, '{parcel.created}', 'whsec_x',
        ${world.api.now()}, 'GONE', ${world.api.now()})
    `)
    const message: Message = {
      id: randomUUID(),
      channel: 'EMAIL',
      user_id: owner.id,
      endpoint_id: endpointId,
      parcel_id: null,
      entry_number: null,
      payload: null,
      attempts: 0,
    }
    expect(await sender.send(message)).toEqual({ result: 'sent', status: 250 })
    const { to, headers, text } = server.last()
    expect(to).toEqual([owner.email])
    expect(headers.get('subject')).toBe('A webhook endpoint was disabled')
    expect(headers.has('list-unsubscribe')).toBe(false)
    expect(text).toContain('It answered 410')
    expect(asSeen(text)).toContain(`Endpoint: ${url}`)

    const settings = { ...mailSettings(server.url), EMAIL_VERIFICATION: 'on' }
    const strict = world.openSender(readConfig(settings))
    const unconfirmed = 'The email address is not confirmed.'
    expect(await strict.send(message)).toEqual({ ...unsent, error: unconfirmed, isFinal: true })
    await strict.close()
    await world.api.db.query(sql`update users set is_blocked = true where id = ${owner.id}`)
    const blocked = 'The account is blocked.'
    expect(await sender.send(message)).toEqual({ ...unsent, error: blocked, isFinal: true })
  })
})

test('Each email is one file if SMTP_URL is a folder', async () => {
  const folder = inFolder('way bill')
  const own = world.openSender(readConfig(mailSettings(pathToFileURL(folder).href)))
  const message = await world.message(world.receiver, { status: 'DISPATCHED' })
  expect(await own.send(message)).toEqual({ result: 'sent', status: null })
  expect(await own.send(message)).toEqual({ result: 'sent', status: null })
  await own.close()
  expect(await readdir(folder)).toEqual([`${message.id}.eml`])
  const source = await readFile(inFolder('way bill', `${message.id}.eml`), 'utf8')
  expect(parseMail(source).headers.get('to')).toBe(`Rita Receiver <${world.receiver.email}>`)
})
