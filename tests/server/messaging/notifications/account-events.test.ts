import sql from 'sql-template-tag'
import { afterEach, describe, expect, it, test } from 'vitest'
import type { AccountEvent } from '../../../../openapi.d.ts'
import {
  tellOwner,
  type OwnerNotice,
} from '../../../../server/messaging/notifications/tell-owner-repository.ts'
import { readConfig } from '../../../../server/config/config.ts'
import { mailSettings, publicUrl } from '../mail/mail-settings.ts'
import { mailingForFile } from '../mail/mailing-for-file.ts'
import { password, type Person } from '../../support/api.ts'
import { apiForTest } from '../../support/for-file.ts'
import { firefox, safari } from '../../support/user-agents.ts'
import { codeOf, insertedResetLink, insertedTwoFactor } from '../../support/valid-requests.ts'

const { api, server, openNode } = await mailingForFile({ EMAIL_VERIFICATION: 'on' })
const messages = openNode()
afterEach(() => messages.round())

const newPassword = 'another horse 8'
const change = {
  currentPassword: password,
  password: newPassword,
  confirmPassword: newPassword,
}
const context = { clock: api.now, config: readConfig(mailSettings(server.url)) }

interface ToldRow {
  account_event: AccountEvent
  created_at: Date
}

const inCenter = ({ id }: Person) =>
  api.db.query<ToldRow>(sql`
    select account_event, created_at from notifications where user_id = ${id}
    order by created_at, id
  `)

const queued = ({ id }: Person) =>
  api.db.query<ToldRow & { channel: string; account_mail: string; state: string }>(sql`
    select channel, account_mail, account_event, state, created_at from messages
    where user_id = ${id} order by created_at, id
  `)

/** Expects one notification in the center and one waiting mail, both about this. */
async function expectTold(person: Person, event: AccountEvent): Promise<void> {
  const at = { account_event: event, created_at: api.now() }
  expect(await inCenter(person)).toEqual(person.role === 'COURIER' ? [] : [at])
  expect(await queued(person)).toEqual([
    { ...at, channel: 'EMAIL', account_mail: 'ACCOUNT_EVENT', state: 'WAITING' },
  ])
}

async function expectNotTold(person: Person): Promise<void> {
  expect([await inCenter(person), await queued(person)]).toEqual([[], []])
}

/** Sends the latest mail to the person now. */
async function mailTo({ email }: Person) {
  await messages.round()
  const { to, headers, text } = server.last()
  expect(to).toEqual([email])
  return { subject: headers.get('subject'), text }
}

describe('The owner of an account', () => {
  it('learns that the password was changed, and how to get it back', async () => {
    const sender = await api.signedIn('SENDER', 'Sam Sender')
    const wrong = { ...change, currentPassword: 'wrong horse 9' }
    expect((await api.as(sender).changePassword(wrong)).status).toBe(400)
    await expectNotTold(sender)
    expect((await api.as(sender).changePassword(change)).status).toBe(200)
    await expectTold(sender, { kind: 'PASSWORD_CHANGED' })

    expect(await mailTo(sender)).toEqual({
      subject: 'Your password was changed',
      text: [
        'Your password was changed',
        'If it was not you, ask for a new password on the login page right away. That ends all sessions. Then check that the passkeys and the company account on your account page are yours.',
        `Account: ${sender.email}\nTime:    2 March 2026 at 09:00 UTC`,
        `Open your account:\n${publicUrl}/sender/account`,
        `-- \nThis email went to ${sender.email} because it is the address of your account.`,
      ].join('\n\n'),
    })
    expect((await queued(sender)).map(({ state }) => state)).toEqual(['SENT'])
  })

  it('learns that a new password was set by a link', async () => {
    const receiver = await api.signedIn('RECEIVER')
    const token = await insertedResetLink(api, receiver.id)
    const reset = await api.as(null).resetPassword({ token, password: newPassword })
    expect(reset.status).toBe(200)
    await expectTold(receiver, { kind: 'PASSWORD_RESET' })
    const again = await api.as(null).resetPassword({ token, password: newPassword })
    expect(again.status).toBe(404)
    await expectTold(receiver, { kind: 'PASSWORD_RESET' })
  })

  it('learns that two-factor authentication was turned on', async () => {
    const admin = await api.signedIn('ADMIN')
    const { body } = await api.as(admin).beginTwoFactor({ password })
    await expectNotTold(admin)
    await api.as(admin).confirmTwoFactor({ code: codeOf(api, body.data.secret) })
    await expectTold(admin, { kind: 'TWO_FACTOR_TURNED_ON' })
  })

  it('learns that two-factor authentication was turned off', async () => {
    const sender = await api.signedIn('SENDER')
    const secret = await insertedTwoFactor(api, sender)
    await api.as(sender).turnOffTwoFactor({ password, code: codeOf(api, secret) })
    await expectTold(sender, { kind: 'TWO_FACTOR_TURNED_OFF' })
  })

  it('learns that the recovery codes were replaced', async () => {
    const sender = await api.signedIn('SENDER')
    const secret = await insertedTwoFactor(api, sender)
    await api.as(sender).replaceRecoveryCodes({ password, code: codeOf(api, secret) })
    await expectTold(sender, { kind: 'RECOVERY_CODES_REPLACED' })
  })

  it('learns that an API key was created, by its name', async () => {
    const sender = await api.signedIn('SENDER')
    const key = { name: 'Webshop', scopes: ['parcels:read' as const], password }
    expect((await api.as(sender).createApiKey(key)).status).toBe(201)
    await expectTold(sender, { kind: 'API_KEY_CREATED', name: 'Webshop' })
    const { subject, text } = await mailTo(sender)
    expect(subject).toBe('An API key was created')
    expect(text).toContain('revoke the key under Integrations')
    expect(text).toContain('Name:    Webshop\n')
  })

  test.each<OwnerNotice>([
    { kind: 'PASSKEY_ADDED', name: 'Phone' },
    { kind: 'PASSKEY_REMOVED', name: 'Phone' },
    { kind: 'SINGLE_SIGN_ON_ADDED', name: 'Keycloak' },
    { kind: 'SINGLE_SIGN_ON_REMOVED', name: 'Keycloak' },
  ])('learns of $kind', async (notice) => {
    const admin = await api.signedIn('ADMIN')
    await api.db.transaction((transaction) => tellOwner(transaction, context, admin.id, notice))
    await expectTold(admin, notice)
  })

  it('learns nothing if the change was rolled back', async () => {
    const sender = await api.signedIn('SENDER')
    const undone = api.db.transaction(async (transaction) => {
      await tellOwner(transaction, context, sender.id, { kind: 'PASSWORD_CHANGED' })
      throw new Error('No')
    })
    await expect(undone).rejects.toThrow('No')
    await expectNotTold(sender)
  })

  it('finds the notice in the center, and can mark it as read', async () => {
    const sender = await api.signedIn('SENDER')
    await api.as(sender).changePassword(change)
    const { body } = await api.as(sender).listNotifications({ query: {} })
    expect(body.data).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        createdAt: api.now().toISOString(),
        readAt: null,
        account: { kind: 'PASSWORD_CHANGED' },
      },
    ])
    expect((await api.as(sender).countUnread()).body.data.count).toBe(1)
    const ids = body.data.map(({ id }) => id)
    expect((await api.as(sender).readNotifications({ ids })).body.data.count).toBe(0)
  })

  it('gets only an email if the role has no center', async () => {
    const courier = await api.signedIn('COURIER')
    await api.as(courier).changePassword(change)
    await expectTold(courier, { kind: 'PASSWORD_CHANGED' })
    expect((await mailTo(courier)).text).toContain(`${publicUrl}/courier/account`)
  })

  it('gets the notice even with an unconfirmed address and daily mail, and the email once the mail server is back', async () => {
    const receiver = await api.signedIn('RECEIVER')
    await api.as(receiver).updateMailSchedule({
      frequency: 'DAILY',
      hour: 8,
      timeZone: 'Europe/Berlin',
    })
    server.refusals.from = '451 Not now'
    await api.as(receiver).changePassword(change)
    await messages.round()
    await expectTold(receiver, { kind: 'PASSWORD_CHANGED' })
    delete server.refusals.from
    await api.db.query(sql`update messages set next_at = now() where state = 'WAITING'`)
    expect((await mailTo(receiver)).subject).toBe('Your password was changed')
  })

  it('has no notices left after deleting the account', async () => {
    const sender = await api.signedIn('SENDER')
    await api.as(sender).changePassword(change)
    await api.as(sender).deleteAccount({ password: newPassword })
    await expectNotTold(sender)
  })
})

it('A server that sends no emails keeps none for later', async () => {
  const quiet = await apiForTest()
  const sender = await quiet.signedIn('SENDER')
  await quiet.as(sender).changePassword(change)
  expect(await quiet.db.query(sql`select id from messages`)).toEqual([])
  expect(await quiet.db.query(sql`select account_event from notifications`)).toEqual([
    { account_event: { kind: 'PASSWORD_CHANGED' } },
  ])
})

describe('A user who logs in', () => {
  const login = ({ email }: Person, userAgent = firefox, cookies: Record<string, string> = {}) =>
    api.as({ cookies }).loginUser({ email, password }, { headers: { 'user-agent': userAgent } })

  it('for the first time gets no notice', async () => {
    const sender = await api.joined('SENDER')
    expect((await login(sender)).status).toBe(200)
    await expectNotTold(sender)
  })

  it('again on the same device gets no notice', async () => {
    const sender = await api.joined('SENDER')
    const { cookies } = await login(sender)
    expect((await login(sender, safari, cookies)).status).toBe(200)
    await expectNotTold(sender)
  })

  it('on a new device reads its name, its network and the time', async () => {
    const sender = await api.joined('SENDER')
    await login(sender)
    expect((await login(sender, safari)).status).toBe(200)
    await expectTold(sender, {
      kind: 'NEW_DEVICE',
      device: { browser: 'Safari', system: 'iOS', network: '127.0.0.*' },
    })
    const { subject, text } = await mailTo(sender)
    expect(subject).toBe('New login from a device that we do not know')
    expect(text).toContain(
      [
        'If it was not you, end all other sessions, and change your password if you have one.\n',
        `Account: ${sender.email}`,
        'Device:  Safari on iOS',
        'Network: 127.0.0.*',
        'Time:    2 March 2026 at 09:00 UTC',
      ].join('\n'),
    )
  })

  it('on a device where they set a password by a link gets no notice, but gets one on the next device', async () => {
    const sender = await api.joined('SENDER')
    const token = await insertedResetLink(api, sender.id)
    const set = await api.as(null).resetPassword({ token, password })
    const kinds = async () => (await inCenter(sender)).map(({ account_event: { kind } }) => kind)
    await login(sender, safari, set.cookies)
    expect(await kinds()).toEqual(['PASSWORD_RESET'])
    await login(sender, firefox)
    expect((await kinds()).toSorted()).toEqual(['NEW_DEVICE', 'PASSWORD_RESET'])
  })

  it('on the device of another user gets a notice', async () => {
    const [sender, other] = [await api.joined('SENDER'), await api.joined('SENDER')]
    const { cookies } = await login(other)
    await login(sender)
    await login(sender, firefox, cookies)
    expect((await inCenter(sender)).map(({ account_event: { kind } }) => kind)).toEqual([
      'NEW_DEVICE',
    ])
    await expectNotTold(other)
  })

  it('after a wrong password gets no notice, since this is the first login', async () => {
    const { email, ...sender } = await api.joined('SENDER')
    const refused = await api.as(null).loginUser({ email, password: 'wrong horse 9' })
    expect(refused.status).toBe(401)
    await login({ ...sender, email })
    await expectNotTold({ ...sender, email })
  })
})

describe('A program that logs in without cookies', () => {
  const curl = 'curl/8.5.0'
  const logIn = async ({ email }: Person, headers: Record<string, string> = {}) => {
    const options = { headers: { 'user-agent': curl, ...headers } }
    expect((await api.as(null).loginUser({ email, password }, options)).status).toBe(200)
  }
  const told = async (person: Person) =>
    (await inCenter(person)).map(({ account_event: { kind, device } }) => [kind, device?.network])
  const clients = ({ id }: Person) =>
    api.db.query(sql`
      select user_agent, network, count(*)::integer as count from sessions where user_id = ${id}
      group by user_agent, network order by user_agent, network
    `)
  const here = '127.0.0.*'

  it('is announced once, however often it logs in', async () => {
    const sender = await api.joined('SENDER')
    await logIn(sender, { 'user-agent': firefox })
    for (let hour = 0; hour < 3; hour += 1) {
      api.secondsPass(3_600)
      await logIn(sender)
    }
    expect(await told(sender)).toEqual([['NEW_DEVICE', here]])
    expect(await clients(sender)).toEqual([
      { user_agent: firefox, network: here, count: 1 },
      { user_agent: curl, network: here, count: 3 },
    ])
  })

  it('is recognized even if it logs out each time and sends no user agent', async () => {
    const sender = await api.joined('SENDER')
    await logIn(sender, { 'user-agent': firefox })
    for (let hour = 0; hour < 2; hour += 1) {
      await logIn(sender, { 'user-agent': '' })
      await api.db.query(sql`update sessions set ended_at = now() where user_id = ${sender.id}`)
    }
    expect(await told(sender)).toEqual([['NEW_DEVICE', here]])
  })

  it('is new as another program, and to another user', async () => {
    const [sender, other] = [await api.joined('SENDER'), await api.joined('SENDER')]
    await logIn(other)
    await logIn(sender, { 'user-agent': firefox })
    await logIn(sender)
    await logIn(sender, { 'user-agent': 'python-requests/2.32' })
    expect(await told(sender)).toEqual([
      ['NEW_DEVICE', here],
      ['NEW_DEVICE', here],
    ])
    expect(await told(other)).toEqual([])
  })

  it('is new in another network', async () => {
    const behindProxy = await apiForTest({ TRUST_PROXY: '1' })
    const sender = await behindProxy.joined('SENDER')
    const networks = async (...addresses: string[]) => {
      for (const address of addresses) {
        const headers = { 'user-agent': curl, 'x-forwarded-for': address }
        await behindProxy.as(null).loginUser({ email: sender.email, password }, { headers })
      }
      return behindProxy.db.query(sql`
        select account_event #>> '{device,network}' as network from notifications
        where user_id = ${sender.id}
      `)
    }
    expect(await networks('198.51.100.7', '198.51.100.8')).toEqual([])
    expect(await networks('203.0.113.9', '203.0.113.77')).toEqual([{ network: '203.0.113.*' }])
  })

  it.each([{ origin: 'http://localhost:80' }, { 'sec-fetch-site': 'same-origin' }])(
    'is not recognized by its user agent if it is a browser (%o)',
    async (ofBrowser) => {
      const sender = await api.joined('SENDER')
      await logIn(sender, { 'user-agent': firefox, ...ofBrowser })
      await logIn(sender, { 'user-agent': firefox, ...ofBrowser })
      expect(await told(sender)).toEqual([['NEW_DEVICE', here]])
    },
  )

  it('is new again once none of its sessions is stored', async () => {
    const sender = await api.joined('SENDER')
    await logIn(sender)
    await logIn(sender)
    expect(await told(sender)).toEqual([])
    await api.db.query(sql`delete from sessions where user_id = ${sender.id}`)
    await logIn(sender)
    expect(await told(sender)).toEqual([['NEW_DEVICE', here]])
  })
})

it('An account from before first logins were recorded gets a notice of the next new device', async () => {
  const sender = await api.joined('SENDER')
  await api.db.query(sql`update users set has_logged_in = true where id = ${sender.id}`)
  await api.as(null).loginUser({ email: sender.email, password })
  await expectTold(sender, {
    kind: 'NEW_DEVICE',
    device: { browser: null, system: null, network: '127.0.0.*' },
  })
})

it('Two users of one browser get one notice each that it is new, however often they take turns', async () => {
  const users = [await api.signedIn('SENDER'), await api.signedIn('SENDER')] as const
  // The first login of a new account sends no notice.
  for (const { email } of users) await api.as(null).loginUser({ email, password })
  const [one, other] = users
  const headers = { 'sec-fetch-site': 'same-origin' }
  let cookies: Record<string, string> = {}
  for (const { email } of [one, other, one, other, one]) {
    const login = await api.as({ cookies }).loginUser({ email, password }, { headers })
    expect(login.status).toBe(200)
    cookies = { ...cookies, ...login.cookies }
  }
  for (const { id } of users)
    expect(
      await api.db.query(sql`
        select account_event ->> 'kind' as kind from notifications where user_id = ${id}
      `),
    ).toEqual([{ kind: 'NEW_DEVICE' }])
})
