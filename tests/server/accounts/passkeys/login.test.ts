import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PasskeyLogin } from '../../../../openapi.d.ts'
import { refusalBody, sortedStatuses } from '../../support/answers.ts'
import { buildNode, password, requestsTo, type Person } from '../../support/api.ts'
import { createAuthenticator, type Authenticator } from '../../support/authenticator.ts'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import { startTwoNodes } from '../../support/event-streams.ts'
import { holdUsers, meanwhile } from '../../support/held-rows.ts'
import { codeOf, insertedPasskey, insertedTwoFactor } from '../../support/valid-requests.ts'

const api = await apiForFile()
let person: Person
let authenticator: Authenticator
let passkeyId: string
beforeEach(async () => {
  person = await api.joined('SENDER', 'Sam Sender')
  const passkey = await insertedPasskey(api, person)
  authenticator = passkey.authenticator
  passkeyId = passkey.id
})

const begin = async () => (await api.as(null).beginPasskeyLogin()).body.data
const logIn = (passkey: PasskeyLogin) => api.as(null).loginWithPasskey(passkey)

async function storedPasskey() {
  const [row] = await api.db.query<{ counter: number; last_used_at: Date | null }>(sql`
    select counter::float8 as counter, last_used_at from passkeys where id = ${passkeyId}
  `)
  return row
}

const sessions = () =>
  api.db.query<{ is_passkey_verified: boolean }>(sql`
    select is_passkey_verified from sessions where user_id = ${person.id} order by created_at
  `)

const refusal = {
  passkey: refusalBody('This passkey does not work here. Please log in another way.'),
  copied: refusalBody(
    'This passkey may have been copied. Please log in another way, and remove it from your account.',
  ),
  over: refusalBody('This took too long. Please try again.'),
  codeRequired: refusalBody('A code from your authenticator app is needed', {
    code: 'TWO_FACTOR_REQUIRED',
  }),
}

async function expectRefused(passkey: PasskeyLogin, expected = refusal.passkey): Promise<void> {
  const { status, body, cookies } = await logIn(passkey)
  expect([status, body, cookies]).toEqual([401, expected, {}])
  expect(await sessions()).toEqual([])
}

describe('A user who logs in with a passkey', () => {
  it('is offered the passkeys that the browser has for this host, and gets an ordinary session', async () => {
    const options = await begin()
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'preferred',
    })
    const login = await logIn(authenticator.get(options))
    const { id, name, email, role } = person
    expect([login.status, login.body.data]).toEqual([
      200,
      { _id: id, name, email, role, isBlocked: 'UNBLOCKED' },
    ])
    expect(Object.keys(login.cookies)).toEqual(['accessToken', 'refreshToken', 'device'])
    expect((await api.as(login).getCurrentUser()).body.data?._id).toBe(id)
    expect(await storedPasskey()).toEqual({ counter: 1, last_used_at: api.now() })
    expect(await sessions()).toEqual([{ is_passkey_verified: true }])
  })

  it('can do so repeatedly, even if the passkey does not count its uses', async () => {
    for (const count of [0, 0, 7, 8]) {
      authenticator.setCounter(count - 1)
      expect((await logIn(authenticator.get(await begin()))).status).toBe(200)
    }
    expect((await storedPasskey())?.counter).toBe(8)
  })

  it('can use a challenge once: of two simultaneous logins with it, one gets a session', async () => {
    const passkey = authenticator.get(await begin())
    const others = await meanwhile(api, holdUsers)
    const answers = Promise.all([1, 2].map(() => logIn(passkey)))
    await others.hasWaiting(2)
    await others.commit()
    expect(sortedStatuses(await answers)).toEqual([200, 401])
    expect((await logIn(passkey)).body).toEqual(refusal.over)
    expect(await sessions()).toHaveLength(1)
    expect(await api.db.query(sql`select hash from passkey_challenges`)).toEqual([])
  })

  it('has five minutes to answer a challenge', async () => {
    const [first, second] = [authenticator.get(await begin()), authenticator.get(await begin())]
    api.secondsPass(299)
    expect((await logIn(first)).status).toBe(200)
    api.secondsPass(1)
    expect((await logIn(second)).body).toEqual(refusal.over)
    // The next login removes expired challenges.
    await begin()
    expect(await api.db.query(sql`select hash from passkey_challenges`)).toHaveLength(1)
  })

  it('can continue on another node, and after a restart', async () => {
    const options = await begin()
    const other = buildNode(api, { RATE_LIMITS: 'off' })
    const login = await requestsTo(other, {}).loginWithPasskey(authenticator.get(options))
    expect(login.status).toBe(200)
    await other.close()
    expect((await api.as(login).getCurrentUser()).status).toBe(200)
  })

  it('is refused if the account is blocked', async () => {
    await api.db.query(sql`update users set is_blocked = true where id = ${person.id}`)
    const { status, body } = await logIn(authenticator.get(await begin()))
    expect([status, body]).toEqual([403, refusalBody('Your account is blocked')])
    expect(await sessions()).toEqual([])
  })
})

describe('A login is refused for', () => {
  it('a passkey whose counter went back, and its challenge is used up', async () => {
    authenticator.setCounter(41)
    await logIn(authenticator.get(await begin()))
    await api.db.query(sql`delete from sessions`)
    for (const count of [42, 7, 0]) {
      authenticator.setCounter(count - 1)
      const passkey = authenticator.get(await begin())
      await expectRefused(passkey, refusal.copied)
      await expectRefused(passkey, refusal.over)
    }
    expect((await storedPasskey())?.counter).toBe(42)
  })

  it.each([
    ['another site', 'https://waybill.example'],
    ['another port', 'http://localhost:8080'],
    ['https, although this server has none', 'https://localhost'],
  ])('a signature made at %s', async (_where, origin) => {
    await expectRefused(authenticator.get(await begin(), { origin }))
  })

  it('a signature for another domain', async () => {
    const { challenge } = await begin()
    await expectRefused(authenticator.get({ challenge, rpId: 'waybill.example' }))
  })

  it('a passkey that is unknown or was removed', async () => {
    await expectRefused(createAuthenticator().get(await begin()))
    const session = await api.as(null).loginUser({ email: person.email, password })
    await api.as(session).removePasskey(passkeyId, { password })
    await api.db.query(sql`delete from sessions`)
    await expectRefused(authenticator.get(await begin()))
  })

  it('a passkey or user handle of another user', async () => {
    const other = (await insertedPasskey(api, await api.joined('SENDER'))).authenticator
    const options = await begin()
    const [own, foreign] = [authenticator.get(options), other.get(options)]
    await expectRefused({ ...foreign, credentialId: own.credentialId })
    await expectRefused({ ...foreign, ...own, userHandle: foreign.userHandle ?? '' })
  })

  it('a made-up challenge, or one for adding a passkey', async () => {
    await expectRefused(
      authenticator.get({ challenge: 'A'.repeat(43), rpId: 'localhost' }),
      refusal.over,
    )
    const session = await api.as(null).loginUser({ email: person.email, password })
    const { challenge } = (await api.as(session).beginPasskey({ password })).body.data
    await api.db.query(sql`delete from sessions`)
    await expectRefused(authenticator.get({ challenge, rpId: 'localhost' }), refusal.over)
  })

  it.each(['clientDataJSON', 'authenticatorData', 'signature'] as const)(
    'a %s other than the signed one',
    async (part) => {
      const passkey = authenticator.get(await begin())
      const bytes = Buffer.from(passkey[part], 'base64url')
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
      await expectRefused({ ...passkey, [part]: bytes.toString('base64url') })
    },
  )

  it('more than a hundred tries from one network', async () => {
    const limited = await apiForTest({ RATE_LIMITS: 'on' })
    const passkey = authenticator.get(await begin())
    const one = () => limited.as(null).loginWithPasskey(passkey)
    for (let count = 0; count < 100; count += 1) expect((await one()).status).toBe(401)
    expect((await one()).status).toBe(429)
  })
})

describe('A user with two-factor authentication', () => {
  it('needs no code with a passkey that has verified its user', async () => {
    await insertedTwoFactor(api, person)
    expect((await logIn(authenticator.get(await begin()))).status).toBe(200)
  })

  it('needs a single-use code with a passkey that has not verified its user', async () => {
    const secret = await insertedTwoFactor(api, person)
    const passkey = authenticator.get(await begin(), { isUserVerified: false })
    await expectRefused(passkey, refusal.codeRequired)
    const wrong = await logIn({ ...passkey, code: '000000' })
    expect([wrong.status, wrong.body.code, wrong.cookies]).toEqual([401, 'WRONG_CODE', {}])

    const code = codeOf(api, secret)
    expect((await logIn({ ...passkey, code })).status).toBe(200)
    expect(await sessions()).toEqual([{ is_passkey_verified: false }])
    const next = authenticator.get(await begin(), { isUserVerified: false })
    expect((await logIn({ ...next, code })).body.code).toBe('WRONG_CODE')
  })

  it('has limited tries at the code, which only a visitor with the passkey can use up', async () => {
    const limited = await apiForTest({ RATE_LIMITS: 'on' })
    const sam = await limited.joined('SENDER')
    await insertedTwoFactor(limited, sam)
    const { authenticator: own } = await insertedPasskey(limited, sam)
    const options = (await limited.as(null).beginPasskeyLogin()).body.data
    const passkey = own.get(options, { isUserVerified: false })
    const forged = { ...passkey, signature: 'AQID', code: '000000' }
    for (let count = 0; count < 6; count += 1)
      expect((await limited.as(null).loginWithPasskey(forged)).status).toBe(401)
    for (const status of [401, 401, 401, 401, 401, 429]) {
      const answer = await limited.as(null).loginWithPasskey({ ...passkey, code: '000000' })
      expect(answer.status).toBe(status)
    }
  })
})

describe('If administrators need two factors', () => {
  const required = { REQUIRE_2FA: 'admins' }

  it('a passkey that has verified its user counts as both, even after a renewal', async () => {
    const strict = await apiForTest(required)
    const admin = await strict.joined('ADMIN')
    const { authenticator: own } = await insertedPasskey(strict, admin)
    const options = async () => (await strict.as(null).beginPasskeyLogin()).body.data
    const login = await strict.as(null).loginWithPasskey(own.get(await options()))
    expect(login.body.data).not.toHaveProperty('mustSetUpTwoFactor')
    expect((await strict.as(login).listUsers()).status).toBe(200)
    const renewed = await strict.as(login).refreshSession()
    expect(renewed.body.data).not.toHaveProperty('mustSetUpTwoFactor')
    expect((await strict.as(renewed).listUsers()).status).toBe(200)

    const touched = own.get(await options(), { isUserVerified: false })
    const plain = await strict.as(null).loginWithPasskey(touched)
    expect(plain.body.data.mustSetUpTwoFactor).toBe(true)
    expect((await strict.as(plain).listUsers()).body.code).toBe('TWO_FACTOR_SETUP_REQUIRED')
    const byPassword = await strict.as(null).loginUser({ email: admin.email, password })
    expect(byPassword.body.data.mustSetUpTwoFactor).toBe(true)
  })

  it('the live stream accepts such a passkey as well', async () => {
    const nodes = await startTwoNodes(required)
    const admin = await nodes.api.joined('ADMIN')
    const { authenticator: own } = await insertedPasskey(nodes.api, admin)
    const { body } = await nodes.api.as(null).beginPasskeyLogin()
    const { cookies } = await nodes.api.as(null).loginWithPasskey(own.get(body.data))
    const stream = await nodes.followParcels(nodes.first, { cookies })
    expect(stream.status).toBe(200)
    await stream.ready()
    await nodes.stop()
  })
})

describe('The domain of passkeys', () => {
  const rpIdAt = async (settings: Record<string, string>, headers: Record<string, string>) => {
    const there = await apiForTest(settings)
    return (await there.as(null).beginPasskeyLogin({ headers })).body.data.rpId
  }

  it.each([
    [
      'the one that the page is open at',
      {},
      { host: 'parcels.example.com' },
      'parcels.example.com',
    ],
    [
      'the one of PUBLIC_URL, if it is set',
      { PUBLIC_URL: 'https://waybill.example' },
      { host: 'parcels.example.com' },
      'waybill.example',
    ],
    [
      'the one that the page is open at, if PUBLIC_URL is an IP address',
      { PUBLIC_URL: 'http://127.0.0.1:3000' },
      { host: 'localhost:3000' },
      'localhost',
    ],
    [
      'the one of the page at an allowed origin',
      { ALLOWED_ORIGINS: 'https://app.example.com' },
      { origin: 'https://app.example.com' },
      'app.example.com',
    ],
  ])('is %s', async (_which, settings, headers, expected) => {
    expect(await rpIdAt(settings, headers)).toBe(expected)
  })

  it.each(['127.0.0.1', '192.168.1.20:3000', '[::1]:3000'])('cannot be %s', async (host) => {
    const answer = await api.as(null).beginPasskeyLogin({ headers: { host } })
    expect([answer.status, answer.body]).toEqual([
      409,
      refusalBody('Passkeys need a domain name. They cannot be used at an IP address.'),
    ])
  })

  it('is right behind a proxy that terminates TLS', async () => {
    const headers = { host: 'parcels.example.com', origin: 'https://parcels.example.com' }
    const { body } = await api.as(null).beginPasskeyLogin({ headers })
    const passkey = authenticator.get(body.data, { origin: headers.origin })
    expect((await api.as(null).loginWithPasskey(passkey, { headers })).status).toBe(200)
  })
})
