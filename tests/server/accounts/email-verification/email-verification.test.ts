import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import type { Registration, Role } from '../../../../openapi.d.ts'
import { createLink } from '../../../../server/accounts/recovery/create-reset-link.ts'
import { hashOfToken } from '../../../../server/accounts/users/tokens.ts'
import { mailSettings, publicUrl } from '../../messaging/mail/mail-settings.ts'
import { mailingForFile } from '../../messaging/mail/mailing-for-file.ts'
import { refusalBody } from '../../support/answers.ts'
import { password, type Person } from '../../support/api.ts'
import { apiForTest } from '../../support/for-file.ts'
import type { StoredUser } from '../../support/rows.ts'
import {
  insertedEmailLink,
  newAccount,
  newApiKey,
  newParcelFor,
} from '../../support/valid-requests.ts'

const over = 'This link does not work any more. Please ask for a new one.'
const refusal =
  'Please confirm your email address first: open the link in the email that was sent to you. ' +
  'Your dashboard can send it again.'

const { api, server, openNode } = await mailingForFile({
  EMAIL_VERIFICATION: 'on',
  RATE_LIMITS: 'on',
  ACCESS_MINUTES: '120',
})
const messages = openNode()

const visitor = () => api.as(null)

/** Registers a user and signs them in. */
async function registered(name: string, role: Registration['role'] = 'SENDER'): Promise<Person> {
  const email = `${name.toLowerCase()}@example.com`
  const { body } = await visitor().registerUser({ ...newAccount(email), name, role })
  const { cookies } = await visitor().loginUser({ email, password })
  return { id: body.data._id, name, email, role, cookies }
}

/** A user of long ago, whose address counts as confirmed. */
async function confirmed(role: Role): Promise<Person> {
  const person = await api.signedIn(role)
  await api.db.query(sql`
    update users set email_verified_at = ${api.now()} where id = ${person.id}
  `)
  return person
}

const storedTime = async ({ id }: Person) => {
  const [user] = await api.db.query<StoredUser>(sql`select * from users where id = ${id}`)
  return user?.email_verified_at
}

/** Reads the user's mails, the oldest first. */
async function mailedTokens({ email }: Person): Promise<string[]> {
  await messages.round()
  return server.taken
    .filter(({ to }) => to.includes(email))
    .flatMap(
      ({ source }) => /\/verify-email#([\w-]{43})/.exec(source.replaceAll('=\r\n', ''))?.[1] ?? [],
    )
}

const use = async (token: string) => {
  const { status, body } = await visitor().verifyEmail({ token })
  return [status, body.message]
}

const linksOf = ({ id }: Person) =>
  api.db.query<{ hash: Buffer; expires_at: Date }>(sql`
    select hash, expires_at from email_links where user_id = ${id}
  `)

const shownState = async (person: Person) =>
  (await api.as(person).getCurrentUser()).body.data?.isEmailVerified

describe('A sender who registers', () => {
  test('gets a mail with a link, confirms the address, and can then send parcels', async () => {
    const { body } = await visitor().registerUser({
      ...newAccount('noor@example.com'),
      name: 'Noor Haddad',
    })
    expect(body.data).toEqual({
      _id: body.data._id,
      name: 'Noor Haddad',
      email: 'noor@example.com',
      role: 'SENDER',
      isBlocked: 'UNBLOCKED',
      isEmailVerified: false,
    })
    const login = await visitor().loginUser({ email: 'noor@example.com', password })
    expect([login.status, login.body.data.isEmailVerified]).toEqual([200, false])
    const noor = { ...body.data, id: body.data._id, cookies: login.cookies }
    expect(await storedTime(noor)).toBeNull()

    const [token = ''] = await mailedTokens(noor)
    const { headers, text } = server.last()
    expect([headers.get('subject'), text]).toEqual([
      'Confirm your email address',
      [
        'Confirm your email address',
        'Welcome to Waybill, Noor Haddad. Please confirm your address, so that you can send parcels and get updates by email. If you did not register, ignore this email.',
        'Account:     noor@example.com\nWorks until: 3 March 2026 at 09:00 UTC',
        `Confirm your email address:\n${publicUrl}/verify-email#${token}`,
        '-- \nThis email went to noor@example.com because an account was opened with this address.',
      ].join('\n\n'),
    ])
    expect(await linksOf(noor)).toEqual([
      { hash: hashOfToken(token), expires_at: new Date('2026-03-03T09:00:00Z') },
    ])

    const receiver = await confirmed('RECEIVER')
    const parcel = newParcelFor(receiver)
    expect(await api.as(noor).createParcel(parcel)).toMatchObject({
      status: 403,
      body: refusalBody(refusal, { code: 'EMAIL_NOT_VERIFIED' }),
    })
    expect(await api.db.query(sql`select id from parcels where sender_id = ${noor.id}`)).toEqual([])

    expect(await visitor().verifyEmail({ token })).toMatchObject({
      status: 200,
      body: { message: 'The email address is confirmed', data: { wasVerified: false } },
    })
    expect(await storedTime(noor)).toEqual(api.now())
    expect(await shownState(noor)).toBe(true)
    expect((await api.as(noor).createParcel(parcel)).status).toBe(201)
  })

  test('can read everything and change their own data before confirming', async () => {
    const ida = await registered('Ida')
    expect((await api.as(ida).listMyParcels()).status).toBe(200)
    const renamed = await api.as(ida).updateAccount({ name: 'Ida Berg' })
    expect([renamed.status, renamed.body.data.isEmailVerified]).toEqual([200, false])
    const renewed = await api.as(ida).refreshSession()
    expect([renewed.status, renewed.body.data.isEmailVerified]).toEqual([200, false])
  })

  test('cannot create a parcel before confirming, not even with an API key', async () => {
    const kay = await registered('Kay')
    const made = await api.as(kay).createApiKey({ ...newApiKey, scopes: ['parcels:create'] })
    const shop = api.as({ cookies: {}, key: made.body.data.key })
    const { status, body } = await shop.createParcel(newParcelFor(await confirmed('RECEIVER')))
    expect([status, body.message]).toEqual([403, refusal])
  })

  test('gets no account and no mail if the address is taken', async () => {
    const uma = await registered('Uma')
    const before = (await mailedTokens(uma)).length
    expect((await visitor().registerUser(newAccount('UMA@example.com'))).status).toBe(409)
    expect(await mailedTokens(uma)).toHaveLength(before)
  })
})

describe('A link', () => {
  test('confirms the address once, and then says that it was confirmed before', async () => {
    const person = await api.joined('SENDER')
    const token = await insertedEmailLink(api, person.id)
    expect(await use(token)).toEqual([200, 'The email address is confirmed'])
    const first = await storedTime(person)
    api.secondsPass(60)
    expect(await use(token)).toEqual([200, 'The email address was confirmed before'])
    expect(await storedTime(person)).toEqual(first)
  })

  test('confirms once if two tabs use it simultaneously', async () => {
    const person = await api.joined('SENDER')
    const token = await insertedEmailLink(api, person.id)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor().verifyEmail({ token })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(answers.filter(({ body }) => !body.data.wasVerified)).toHaveLength(1)
  })

  test('expires after a day, and is removed by the next link', async () => {
    api.secondsPass(3600)
    const person = await api.joined('SENDER')
    const token = await insertedEmailLink(api, person.id)
    api.secondsPass(24 * 3600)
    expect(await use(token)).toEqual([404, over])
    expect(await storedTime(person)).toBeNull()
    await insertedEmailLink(api, person.id)
    expect(await linksOf(person)).toHaveLength(1)
  })

  test('gets the same answer if it is made up as if it has expired', async () => {
    expect(await use('A'.repeat(43))).toEqual([404, over])
  })

  test('confirms the address of its own user, even if another user is signed in', async () => {
    const [owner, other] = [await api.joined('SENDER'), await api.signedIn('SENDER')]
    const token = await insertedEmailLink(api, owner.id)
    expect((await api.as(other).verifyEmail({ token })).status).toBe(200)
    expect([await storedTime(owner), await storedTime(other)]).toEqual([api.now(), null])
  })

  test('confirms nothing for a blocked user, and does not exist for a deleted one', async () => {
    const blocked = await api.blocked('SENDER')
    const token = await insertedEmailLink(api, blocked.id)
    expect(await use(token)).toEqual([403, 'Your account is blocked'])
    expect(await storedTime(blocked)).toBeNull()

    const leaving = await confirmed('SENDER')
    const left = await insertedEmailLink(api, leaving.id)
    expect((await api.as(leaving).deleteAccount({ password })).status).toBe(200)
    expect(await use(left)).toEqual([404, over])
    expect(await storedTime(leaving)).toBeNull()
  })
})

describe('A user whose mail did not come', () => {
  test('can have it sent again four times an hour, and then reads when the next one is possible', async () => {
    const person = await registered('Eve', 'RECEIVER')
    expect(await mailedTokens(person)).toHaveLength(1)
    for (let turn = 2; turn <= 5; turn += 1) {
      expect(await api.as(person).sendVerificationEmail()).toMatchObject({
        status: 200,
        body: { success: true, message: 'A new link is on its way', data: null },
      })
      expect(await mailedTokens(person)).toHaveLength(turn)
    }
    api.secondsPass(47 * 60 + 1)
    const { status, body, headers } = await api.as(person).sendVerificationEmail()
    expect([status, body.message, headers['retry-after']]).toEqual([
      429,
      'Another email can be sent in 13 minutes.',
      '779',
    ])
    api.secondsPass(12 * 60)
    expect((await api.as(person).sendVerificationEmail()).body.message).toBe(
      'Another email can be sent in a minute.',
    )
    api.secondsPass(60)
    expect((await api.as(person).sendVerificationEmail()).status).toBe(200)
    const tokens = await mailedTokens(person)
    expect(await use(tokens[1] ?? '')).toEqual([200, 'The email address is confirmed'])
    expect(await use(tokens[5] ?? '')).toEqual([200, 'The email address was confirmed before'])
  })
})

test('A user with a confirmed address gets no further mail, however often they ask', async () => {
  const person = await registered('Tom')
  const [token = ''] = await mailedTokens(person)
  await api.as(person).sendVerificationEmail()
  await use(token)
  expect(await mailedTokens(person)).toHaveLength(1)
  for (let asked = 1; asked <= 5; asked += 1) {
    const { status, body } = await api.as(person).sendVerificationEmail()
    expect([status, body.message]).toEqual([409, 'The email address is already confirmed'])
  }
})

describe('Emails about a parcel', () => {
  const mailsTo = ({ id }: Person) =>
    api.db.query(sql`
      select id from messages where user_id = ${id} and parcel_id is not null
    `)

  test('reach the receiver once the address is confirmed; the notification center works from the start', async () => {
    const [sender, admin] = [await confirmed('SENDER'), await confirmed('ADMIN')]
    const rosa = await registered('Rosa', 'RECEIVER')
    const { body } = await api.as(sender).createParcel(newParcelFor(rosa))
    const { _id: id } = body.data
    await api.as(admin).updateParcelStatus(id, { status: 'DISPATCHED' })
    expect(await mailsTo(rosa)).toEqual([])
    expect((await api.as(rosa).listNotifications()).body.data).toHaveLength(2)

    const [token = ''] = await mailedTokens(rosa)
    await use(token)
    await api.as(admin).updateParcelStatus(id, { status: 'IN_TRANSIT' })
    expect(await mailsTo(rosa)).toHaveLength(1)
    expect((await api.as(rosa).confirmDelivery(id)).status).toBe(200)
    expect(await mailsTo(sender)).toHaveLength(1)
  })

  test('are not sent to unconfirmed addresses, even if queued before confirmation was required', async () => {
    const sender = await confirmed('SENDER')
    const rex = await registered('Rex', 'RECEIVER')
    const { body } = await api.as(sender).createParcel(newParcelFor(rex))
    await messages.round()
    const before = server.taken.length
    await api.db.query(sql`
      insert into messages (channel, user_id, parcel_id, entry_number, next_at, created_at)
      values ('EMAIL', ${rex.id}, ${body.data._id}, 1, now(), now())
    `)
    await messages.round()
    expect(server.taken).toHaveLength(before)
    expect(
      await api.db.query(sql`
        select state, error from messages join message_attempts on message_id = messages.id
        where user_id = ${rex.id} and parcel_id is not null
      `),
    ).toEqual([{ state: 'FAILED', error: 'The email address is not confirmed.' }])
  })
})

describe('A new password', () => {
  const newPassword = 'another horse 8'

  test('also confirms the address if set by a mailed link', async () => {
    const person = await api.joined('SENDER')
    const { token } = await createLink({ db: api.db, clock: api.now }, person.id, { by: 'mail' })
    expect((await visitor().resetPassword({ token, password: newPassword })).status).toBe(200)
    expect(await storedTime(person)).toEqual(api.now())
  })

  test('does not confirm it if set by an administrator’s link', async () => {
    const person = await api.joined('SENDER')
    const { body } = await api.as(await confirmed('ADMIN')).createResetLink(person.id, { password })
    const { token } = body.data
    expect((await visitor().resetPassword({ token, password: newPassword })).status).toBe(200)
    expect(await storedTime(person)).toBeNull()
  })
})

test('If addresses need no confirmation, no answer mentions it and no mail is sent', async () => {
  const plain = await apiForTest(mailSettings(server.url))
  const { body } = await plain.as(null).registerUser(newAccount('pia@example.com'))
  expect(body.data).toEqual({
    _id: body.data._id,
    name: 'Noor Haddad',
    email: 'pia@example.com',
    role: 'SENDER',
    isBlocked: 'UNBLOCKED',
  })
  expect(await plain.db.query(sql`select id from messages`)).toEqual([])
  const { cookies } = await plain.as(null).loginUser({ email: 'pia@example.com', password })
  const pia = plain.as({ cookies })
  expect((await pia.getCurrentUser()).body.data).toEqual(body.data)
  const receiver = await plain.joined('RECEIVER')
  expect((await pia.createParcel(newParcelFor(receiver))).status).toBe(201)
  const again = await pia.sendVerificationEmail()
  expect([again.status, again.body.message]).toEqual([
    409,
    'Email addresses are not confirmed here',
  ])
})
