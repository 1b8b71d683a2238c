import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { queueResetMails } from '../../../../server/accounts/recovery/repository.ts'
import { hashOfToken } from '../../../../server/accounts/users/tokens.ts'
import { publicUrl } from '../../messaging/mail/mail-settings.ts'
import { mailingForFile } from '../../messaging/mail/mailing-for-file.ts'
import { expectRefusedField, refusalBody } from '../../support/answers.ts'
import { password, type Person } from '../../support/api.ts'
import { apiForTest } from '../../support/for-file.ts'
import {
  codeOf,
  insertedPasskey,
  insertedProviderAccount,
  insertedResetLink,
  insertedTwoFactor,
} from '../../support/valid-requests.ts'

const { api, server, openNode } = await mailingForFile({ RATE_LIMITS: 'on' })
const messages = openNode()

const visitor = () => api.as(null)
/** Queues the mails, which nodes do every second. */
async function sendMails(): Promise<void> {
  await queueResetMails(api.db, { oidcOnly: 'off' })
  await messages.round()
}
const newPassword = 'another horse 8'
const over = 'This link does not work any more. Please ask for a new one.'

const linksOf = ({ id }: Person) =>
  api.db.query<{ hash: Buffer; expires_at: Date }>(sql`
    select hash, expires_at from reset_links where user_id = ${id} order by expires_at
  `)

const loginStatus = async ({ email }: Person, secret: string) =>
  (await visitor().loginUser({ email, password: secret })).status

/** Requests a mail as the user, reads it and opens its link. */
async function mailedToken(person: Person): Promise<string> {
  // Sends earlier notices to the owner first.
  await messages.round()
  await visitor().requestPasswordReset({ email: person.email })
  await sendMails()
  const { to, text } = server.last()
  expect(to).toEqual([person.email])
  const [, token = ''] =
    /https:\/\/parcels\.example\.com\/reset-password#([\w-]{43})\n/.exec(text) ?? []
  return token
}

describe('A user who forgot the password', () => {
  test('gets a mail with a link, sets a new one, and is logged out everywhere else', async () => {
    const person = await api.signedIn('SENDER', 'Sam Sender')
    const made = await api.as(person).createApiKey({ name: 'Shop', scopes: ['parcels:read'] })
    const token = await mailedToken(person)
    expect(server.last().text).toBe(
      [
        'Set a new password',
        'Someone asked for a new password for your account. The link works once. If it was not you, ignore this email: your password stays as it is.',
        `Account:     ${person.email}\nWorks until: 2 March 2026 at 09:30 UTC`,
        `Set a new password:\n${publicUrl}/reset-password#${token}`,
        `-- \nThis email went to ${person.email} because a new password was asked for its account.`,
      ].join('\n\n'),
    )
    expect(await linksOf(person)).toEqual([
      { hash: hashOfToken(token), expires_at: new Date('2026-03-02T09:30:00Z') },
    ])

    expect(await visitor().resetPassword({ token, password: newPassword })).toMatchObject({
      status: 200,
      body: { success: true, message: 'The password is set', data: null },
    })
    expect(await linksOf(person)).toEqual([])
    expect((await api.as(person).getCurrentUser()).status).toBe(401)
    expect((await api.as(person).refreshSession()).status).toBe(401)
    expect((await api.as({ cookies: {}, key: made.body.data.key }).getCurrentUser()).status).toBe(
      200,
    )
    expect(await loginStatus(person, password)).toBe(401)
    expect(await loginStatus(person, newPassword)).toBe(200)
  })

  test('loses the passkeys and company account if the address was never confirmed', async () => {
    const [person, known] = [await api.joined('SENDER'), await api.joined('SENDER')]
    const [noPassword, handedOver] = [await api.joined('SENDER'), await api.joined('SENDER')]
    await api.db.query(sql`update users set email_verified_at = now() where id = ${known.id}`)
    await api.db.query(sql`update users set password_hash = null where id = ${noPassword.id}`)
    for (const one of [person, known, noPassword, handedOver]) {
      await insertedPasskey(api, one)
      await insertedProviderAccount(api, one)
      const isMailed = one !== handedOver
      const token = await (isMailed ? mailedToken(one) : insertedResetLink(api, one.id))
      await visitor().resetPassword({ token, password: newPassword })
    }
    const others = new Set([known, noPassword, handedOver].map(({ id }) => id))
    for (const table of [sql`passkeys`, sql`provider_accounts`]) {
      const kept = await api.db.query<{ user_id: string }>(sql`select user_id from ${table}`)
      expect(new Set(kept.map(({ user_id: id }) => id))).toEqual(others)
    }
    const notices = await api.db.query(sql`
      select account_event ->> 'kind' as kind from notifications where user_id = ${person.id} order by kind
    `)
    expect(notices).toEqual(
      ['PASSKEY_REMOVED', 'PASSWORD_RESET', 'SINGLE_SIGN_ON_REMOVED'].map((kind) => ({ kind })),
    )
  })

  test('revokes the API keys as well if someone else may know them', async () => {
    const [person, other] = [await api.signedIn('SENDER'), await api.signedIn('SENDER')]
    const createKey = async (owner: Person, name = 'Shop') => {
      const { body } = await api.as(owner).createApiKey({ name, scopes: ['parcels:read'] })
      return { cookies: {}, key: body.data.key }
    }
    await createKey(person, 'Old')
    const then = api.now()
    await api.db.query(sql`update api_keys set revoked_at = ${then} where name = 'Old'`)
    api.secondsPass(1)
    const [mine, theirs] = [await createKey(person), await createKey(other)]
    const token = await mailedToken(person)
    await visitor().resetPassword({ token, password: newPassword, revokeKeys: true })
    expect((await api.as(mine).listMyParcels()).status).toBe(401)
    expect((await api.as(theirs).listMyParcels()).status).toBe(200)
    const revoked = await api.db.query(sql`
      select name, revoked_at from api_keys where user_id = ${person.id} order by name
    `)
    expect(revoked).toEqual([
      { name: 'Old', revoked_at: then },
      { name: 'Shop', revoked_at: api.now() },
    ])
  })

  test('can write the address in capitals, and gets one mail for two requests', async () => {
    const person = await api.joined('RECEIVER')
    await visitor().requestPasswordReset({ email: person.email.toUpperCase() })
    await visitor().requestPasswordReset({ email: person.email })
    await sendMails()
    const mails = server.taken.filter(({ to }) => to.includes(person.email))
    expect(mails.map(({ to }) => to)).toEqual([[person.email]])
  })

  test('logs in immediately with the new one, even after too many guesses', async () => {
    const person = await api.joined('RECEIVER')
    for (let guess = 0; guess < 10; guess += 1) await loginStatus(person, `guess ${guess}`)
    expect(await loginStatus(person, password)).toBe(429)
    const token = await insertedResetLink(api, person.id)
    await visitor().resetPassword({ token, password: newPassword })
    expect(await loginStatus(person, newPassword)).toBe(200)
  })

  test('can ask for five links in half an hour, even without an account, and the last link works', async () => {
    api.secondsPass(3600)
    const person = await api.joined('RECEIVER')
    for (const email of [person.email, 'no.account@example.com']) {
      const statuses: number[] = []
      for (let turn = 0; turn < 6; turn += 1) {
        statuses.push((await visitor().requestPasswordReset({ email })).status)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      const { headers, body } = await visitor().requestPasswordReset({ email })
      expect([headers['retry-after'], body]).toEqual([
        '1800',
        refusalBody(
          'Several links were asked for this email already. If it has an account, use the newest link in your mailbox.',
        ),
      ])
    }
    await sendMails()
    api.secondsPass(30 * 60 - 1)
    const [, token = ''] = /reset-password#([\w-]{43})/.exec(server.last().text) ?? []
    expect((await visitor().requestPasswordReset({ email: person.email })).status).toBe(429)
    expect((await visitor().resetPassword({ token, password })).status).toBe(200)
    api.secondsPass(1)
    expect((await visitor().requestPasswordReset({ email: person.email })).status).toBe(200)
    await sendMails()
  })
})

describe('A visitor who asks for a link', () => {
  test.each(['of no user', 'of a blocked user', 'of a user'])(
    'gets the same answer for an address %s, and the same row is written',
    async (whose) => {
      api.secondsPass(3600)
      const people: Record<string, () => Promise<{ email: string }>> = {
        'of no user': async () => ({ email: 'nobody.at.all@example.com' }),
        'of a blocked user': () => api.blocked('SENDER'),
        'of a user': () => api.joined('SENDER'),
      }
      const { email } = (await people[whose]?.()) ?? { email: '' }
      const answer = await visitor().requestPasswordReset({ email })
      expect(answer).toMatchObject({
        status: 200,
        body: {
          success: true,
          message: 'If there is an account with this email, a link is on its way',
          data: { by: 'EMAIL' },
        },
      })
      expect(await api.db.query(sql`select email from reset_requests`)).toEqual([{ email }])
      const before = server.taken.length
      await sendMails()
      const mails = whose === 'of a user' ? 1 : 0
      expect(server.taken.length - before).toBe(mails)
      const queued = await api.db.query(sql`
        select from messages join users on users.id = user_id
        where account_mail = 'RESET_PASSWORD' and email = ${email}
      `)
      expect(queued).toHaveLength(mails)
      expect(await api.db.query(sql`select email from reset_requests`)).toEqual([])
    },
  )

  test('reads that an administrator can help if no emails are sent', async () => {
    const silent = await apiForTest()
    const person = await silent.joined('SENDER')
    expect(await silent.as(null).requestPasswordReset({ email: person.email })).toMatchObject({
      status: 200,
      body: {
        message: 'Please ask an administrator for a link to set a new password',
        data: { by: 'ADMINISTRATOR' },
      },
    })
    expect(await silent.db.query(sql`select email from reset_requests`)).toEqual([])
  })
})

describe('A link', () => {
  const tryWith = async (token: string) => {
    const { status, body } = await visitor().resetPassword({ token, password: newPassword })
    return [status, body.message]
  }

  test('works once', async () => {
    const person = await api.joined('SENDER')
    const token = await insertedResetLink(api, person.id)
    expect(await tryWith(token)).toEqual([200, 'The password is set'])
    expect(await tryWith(token)).toEqual([404, over])
  })

  test('sets one password if two tabs use it simultaneously', async () => {
    const person = await api.joined('SENDER')
    const token = await insertedResetLink(api, person.id)
    const secrets = Array.from({ length: 8 }, (_, index) => `password ${index}`)
    const answers = await Promise.all(
      secrets.map((secret) => visitor().resetPassword({ token, password: secret })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...secrets.slice(1).map(() => 404)])
    expect(await loginStatus(person, secrets[statuses.indexOf(200)] ?? '')).toBe(200)
  })

  test('is void once another link of the same user was used', async () => {
    const person = await api.joined('SENDER')
    const [first, second] = [
      await insertedResetLink(api, person.id),
      await insertedResetLink(api, person.id),
    ]
    expect(await tryWith(second)).toEqual([200, 'The password is set'])
    expect(await tryWith(first)).toEqual([404, over])
  })

  test('in a mail expires after 30 minutes, and is removed by the next one', async () => {
    api.secondsPass(3600)
    const person = await api.joined('SENDER')
    const token = await mailedToken(person)
    api.secondsPass(30 * 60)
    expect(await tryWith(token)).toEqual([404, over])
    await insertedResetLink(api, person.id)
    expect(await linksOf(person)).toHaveLength(1)
  })

  test('sets nothing if the user was blocked in between, even once unblocked', async () => {
    const [admin, person] = [await api.signedIn('ADMIN'), await api.joined('SENDER')]
    const token = await insertedResetLink(api, person.id)
    await api.as(admin).blockUser(person.id)
    expect(await tryWith(token)).toEqual([404, over])
    await api.as(admin).unblockUser(person.id)
    expect(await tryWith(token)).toEqual([404, over])
    expect(await loginStatus(person, password)).toBe(200)
  })

  test('is removed if the user changes the password in between', async () => {
    const person = await api.signedIn('SENDER')
    const token = await insertedResetLink(api, person.id)
    const change = {
      currentPassword: password,
      password: newPassword,
      confirmPassword: newPassword,
    }
    expect((await api.as(person).changePassword(change)).status).toBe(200)
    expect(await tryWith(token)).toEqual([404, over])
  })

  test('sets nothing if it is made up', async () => {
    expect(await tryWith('A'.repeat(43))).toEqual([404, over])
  })
})

describe('An administrator', () => {
  test('creates a link for a user, which works for a day', async () => {
    const [admin, person] = [await api.signedIn('ADMIN'), await api.joined('SENDER')]
    const { status, body } = await api.as(admin).createResetLink(person.id, { password })
    expect([status, body.message]).toEqual([201, 'Hand this link over: it is shown only now'])
    const { token, expiresAt } = body.data
    expect(await linksOf(person)).toEqual([
      { hash: hashOfToken(token), expires_at: new Date(expiresAt) },
    ])
    expect(Date.parse(expiresAt) - api.now().getTime()).toBe(24 * 3_600_000)
    expect((await visitor().resetPassword({ token, password: newPassword })).status).toBe(200)
  })

  test('needs their own password for a link, and a code if two-factor authentication is on', async () => {
    const [admin, person] = [await api.signedIn('ADMIN'), await api.joined('SENDER')]
    const ask = (proof: { password?: string; code?: string }) =>
      api.as(admin).createResetLink(person.id, proof)
    expectRefusedField(await ask({}), 'password', 'Password is required')
    expectRefusedField(await ask({ password: 'wrong' }), 'password', 'Password does not match')
    const secret = await insertedTwoFactor(api, admin)
    const message = 'Please enter a code from your authenticator app'
    expectRefusedField(await ask({ password }), 'code', message)
    expect(await linksOf(person)).toEqual([])
    expect((await ask({ password, code: codeOf(api, secret) })).status).toBe(201)
    expect(await linksOf(person)).toHaveLength(1)
  })

  test('cannot create one for an administrator, whose account it would open', async () => {
    const [admin, other] = [await api.signedIn('ADMIN'), await api.signedIn('ADMIN')]
    for (const { id } of [admin, other]) {
      const { status, body } = await api.as(admin).createResetLink(id, { password })
      expect([status, body.message]).toEqual([
        409,
        'Links for administrators are created in the terminal',
      ])
    }
    const users = await api.as(admin).listUsers({ query: { q: other.email } })
    expect(users.body.data.flatMap(({ actions = [] }) => actions)).not.toContain('createResetLink')
  })

  test('cannot create one for a blocked or an unknown user', async () => {
    const [admin, person] = [await api.signedIn('ADMIN'), await api.blocked('SENDER')]
    expect(await api.as(admin).createResetLink(person.id, { password })).toMatchObject({
      status: 409,
      body: { message: 'A blocked user cannot set a new password' },
    })
    expect(await linksOf(person)).toEqual([])
    const unknownId = '00000000-0000-4000-8000-000000000000'
    expect((await api.as(admin).createResetLink(unknownId, { password })).status).toBe(404)
  })
})
