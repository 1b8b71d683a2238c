import { generateKeyPairSync } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { encoded, type Tamper } from '../../support/identity-provider.ts'
import { refusalBody } from '../support/answers.ts'
import { buildNode, password, requestsTo } from '../support/api.ts'
import { apiForFile, apiForTest } from '../support/for-file.ts'
import { codeOf, insertedTwoFactor } from '../support/valid-requests.ts'
import { oddText } from '../stress/support/hostile-values.ts'
import { createRandom, seedOfRun } from '../stress/support/stress-run.ts'
import { goToProvider, open, providerForFile, publicUrl, signIn } from './support.ts'

const provider = await providerForFile()
const { issuer } = provider
const settings = {
  ...provider.settings,
  OIDC_ROLES: 'groups:parcel-admins=ADMIN,drivers=COURIER,shop=SENDER',
}
const api = await apiForFile(settings)
const sam = {
  sub: 'sam',
  email: 'sam@example.com',
  email_verified: true,
  name: 'Sam Sender',
  groups: ['shop', 'everyone'],
}

beforeEach(async () => {
  await api.reset()
  provider.reset()
  provider.setEmployee(sam)
})

const users = () =>
  api.db.query<{ id: string }>(sql`
    select id, name, email, role, password_hash, email_verified_at is not null as is_verified
    from users order by created_at
  `)

const sessions = () =>
  api.db.query(sql`select user_id, is_passkey_verified from sessions order by created_at`)

const link = async (userId: string, subject = 'sam') =>
  api.db.query(sql`
    insert into provider_accounts (issuer, subject, user_id, linked_at)
    values (${issuer}, ${subject}, ${userId}, ${api.now()})
  `)

describe('An employee who logs in at the provider', () => {
  it('is sent there with all that it has to bring back, and has an account by their groups', async () => {
    const { address, back, cookies } = await goToProvider(api, issuer, {
      path: '/api/sign-in/oidc?next=/sender/parcels',
    })
    expect(Object.fromEntries(address.searchParams)).toEqual({
      redirect_uri: `${publicUrl}/api/sign-in/oidc/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      client_id: 'waybill',
      response_type: 'code',
    })
    const led = await open(api, back, cookies)
    expect([led.status, led.location]).toEqual([302, '/sender/parcels'])
    expect(Object.keys(led.cookies)).toEqual([
      'accessToken',
      'refreshToken',
      'device',
      'signIn',
      'justLoggedIn',
    ])
    const [user, ...others] = await users()
    expect([user, others]).toEqual([
      {
        id: expect.any(String),
        name: 'Sam Sender',
        email: 'sam@example.com',
        role: 'SENDER',
        password_hash: null,
        is_verified: true,
      },
      [],
    ])
    expect((await api.as(led).getCurrentUser()).body.data?._id).toBe(user?.id)
    expect(await sessions()).toEqual([{ user_id: user?.id, is_passkey_verified: false }])
  })

  it('comes to the same account the next time, whatever their email is by then', async () => {
    await signIn(api, issuer)
    provider.setEmployee({ ...sam, email: 'sam.new@example.com', groups: [] })
    const led = await signIn(api, issuer)
    expect(led.location).toBe('/')
    expect(await users()).toHaveLength(1)
    const { body } = await api.as(led).getCompanyAccount()
    expect(body.data).toEqual({
      provider: { name: 'Example Ltd', isReachable: true },
      linked: {
        email: 'sam.new@example.com',
        linkedAt: api.now().toISOString(),
        lastUsedAt: api.now().toISOString(),
      },
    })
  })

  it.each([
    ['the first role that maps', ['everyone', 'shop', 'drivers'], 'COURIER'],
    ['an administrator where the operator says so', ['parcel-admins'], 'ADMIN'],
  ])('gets %s', async (_what, groups, role) => {
    provider.setEmployee({ ...sam, groups })
    await signIn(api, issuer)
    expect(await users()).toMatchObject([{ role }])
  })

  it.each([
    ['no group maps', { ...sam, groups: ['everyone'] }, 'no-role'],
    ['there is no group', { ...sam, groups: undefined }, 'no-role'],
    ['there is no email', { ...sam, email: undefined }, 'no-email'],
  ])('has no account where %s', async (_why, { groups, email, ...others }, reason) => {
    provider.setEmployee({ ...others, ...(groups && { groups }), ...(email && { email }) })
    expect((await signIn(api, issuer)).location).toBe(`/login?signIn=${reason}`)
    expect(await users()).toEqual([])
  })

  it('has an address to confirm where the provider does not vouch for it', async () => {
    const there = await apiForTest({
      ...settings,
      EMAIL_VERIFICATION: 'on',
      SMTP_URL: 'file:///nowhere',
      MAIL_FROM: 'Waybill <parcels@example.com>',
    })
    const mails = () => there.db.query(sql`select account_mail from messages`)
    await signIn(there, issuer)
    expect(await mails()).toEqual([])
    provider.setEmployee({ ...sam, sub: 'noor', email: 'noor@example.com', email_verified: false })
    const led = await signIn(there, issuer)
    expect((await there.as(led).getCurrentUser()).body.data?.isEmailVerified).toBe(false)
    expect(await mails()).toEqual([{ account_mail: 'VERIFY_EMAIL' }])
  })

  it('is never taken for the user with their email, who is told how to link it', async () => {
    const user = await api.joined('ADMIN', 'Ada Admin', 'SAM@example.com')
    const led = await signIn(api, issuer, { path: '/api/sign-in/oidc?next=/admin' })
    expect(led.location).toBe('/login?signIn=email-taken&returnTo=%2Fadmin')
    expect(led.cookies).toEqual({ signIn: '' })
    expect(await sessions()).toEqual([])
    expect(await users()).toMatchObject([{ id: user.id }])
    expect(await api.db.query(sql`select user_id from provider_accounts`)).toEqual([])
  })

  it('is refused where their account is blocked', async () => {
    const { id } = await api.blocked('SENDER')
    await api.db.query(sql`delete from sessions`)
    await link(id)
    expect((await signIn(api, issuer)).location).toBe('/login?signIn=blocked')
    expect(await sessions()).toEqual([])
  })

  it('reads on in the language of their account', async () => {
    const { id } = await api.joined('SENDER')
    await api.db.query(sql`update users set language = 'de' where id = ${id}`)
    await link(id)
    const led = await signIn(api, issuer)
    expect([led.location, led.cookies['language']]).toEqual(['/', 'de'])
  })

  it('is announced by the page that they are led to, which a cookie of one minute tells', async () => {
    const { back, cookies } = await goToProvider(api, issuer)
    const { cookies: set } = await api.app.inject({ url: back, cookies })
    expect(set.find(({ name }) => name === 'justLoggedIn')).toEqual({
      name: 'justLoggedIn',
      value: 'yes',
      path: '/',
      maxAge: 60,
      sameSite: 'Lax',
    })
  })

  it('is sent there so often from one network, and not without end', async () => {
    const there = await apiForTest({ ...settings, RATE_LIMITS: 'on' })
    for (let times = 0; times < 200; times += 1) await open(there, '/api/sign-in/oidc')
    for (const path of ['/api/sign-in/oidc', '/api/sign-in/oidc/callback'])
      expect((await open(there, path)).location).toBe('/login?signIn=busy')
    const rows = await there.db.query(sql`select browser_hash from provider_requests`)
    expect(rows).toHaveLength(200)
  })

  it('is led to no other site', async () => {
    const led = await signIn(api, issuer, { path: '/api/sign-in/oidc?next=//evil.example/' })
    expect(led.location).toBe('/')
  })

  it('who says no there is back at the login', async () => {
    provider.setDenied(true)
    expect((await signIn(api, issuer)).location).toBe('/login?signIn=denied')
    expect(await sessions()).toEqual([])
  })

  it('comes back in two tabs: the one that was sent off last logs in', async () => {
    const first = await goToProvider(api, issuer)
    const second = await goToProvider(api, issuer, { cookies: first.cookies })
    const early = await open(api, first.back, second.cookies)
    expect([early.location, early.cookies]).toEqual(['/login?signIn=expired', {}])
    expect((await open(api, second.back, second.cookies)).location).toBe('/')
  })

  it('has no role by an email address that the provider does not vouch for', async () => {
    const there = await apiForTest({ ...settings, OIDC_ROLES: 'email:boss@example.com=ADMIN' })
    const boss = { ...sam, sub: 'boss', email: 'boss@example.com' }
    provider.setEmployee({ ...boss, email_verified: false })
    expect((await signIn(there, issuer)).location).toBe('/login?signIn=no-role')
    provider.setEmployee(boss)
    const led = await signIn(there, issuer)
    expect((await there.as(led).getCurrentUser()).body.data?.role).toBe('ADMIN')
  })

  it('can go on at another node, and after a restart', async () => {
    const { back, cookies } = await goToProvider(api, issuer)
    const other = buildNode(api, { RATE_LIMITS: 'off', ...settings })
    const led = await open({ app: other }, back, cookies)
    expect(led.location).toBe('/')
    await other.close()
    expect((await api.as(led).getCurrentUser()).status).toBe(200)
  })

  it('has ten minutes for it', async () => {
    const [first, second] = [await goToProvider(api, issuer), await goToProvider(api, issuer)]
    api.secondsPass(599)
    expect((await open(api, first.back, first.cookies)).location).toBe('/')
    api.secondsPass(1)
    expect((await open(api, second.back, second.cookies)).location).toBe('/login?signIn=expired')
    await goToProvider(api, issuer)
    expect(await api.db.query(sql`select next from provider_requests`)).toHaveLength(1)
  })
})

const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const seconds = (past: number) => Math.floor(Date.now() / 1000) - past
const withClaims =
  (claims: Record<string, unknown>): Tamper =>
  (token) => ({ ...token, claims: { ...token.claims, ...claims } })

describe('A sign-in is refused, without a session', () => {
  it.each<[what: string, tamper: Tamper]>([
    ['another nonce', withClaims({ nonce: 'another' })],
    ['no nonce', withClaims({ nonce: undefined })],
    ['another issuer', withClaims({ iss: 'https://login.example.com' })],
    ['another audience', withClaims({ aud: 'another' })],
    ['another party that it was made for', withClaims({ aud: ['waybill', 'b'], azp: 'b' })],
    ['an end that is over', withClaims({ exp: seconds(70) })],
    ['no end', withClaims({ exp: undefined })],
    ['a beginning that is to come', withClaims({ nbf: seconds(-600) })],
    ['no subject', withClaims({ sub: undefined })],
    ['the signature of another key', (token) => ({ ...token, key: foreignKey })],
    ['an unknown key', (token) => ({ ...token, header: { ...token.header, kid: 'another' } })],
    ['another algorithm', (token) => ({ ...token, header: { ...token.header, alg: 'HS256' } })],
    [
      'no signature, as the algorithm none has it',
      ({ claims }) => `${encoded({ alg: 'none' })}.${encoded(claims)}.`,
    ],
    ['no form of a token', () => 'nothing'],
  ])('where the token has %s', async (_what, tamper) => {
    provider.setTamper(tamper)
    const led = await signIn(api, issuer)
    expect([led.status, led.location, led.cookies]).toEqual([
      302,
      '/login?signIn=failed',
      { signIn: '' },
    ])
    expect([await users(), await sessions()]).toEqual([[], []])
  })

  it('unless the clocks differ by less than a minute', async () => {
    provider.setTamper(withClaims({ exp: seconds(50) }))
    expect((await signIn(api, issuer)).location).toBe('/')
  })

  it.each<[what: string, change: (url: URL) => void, reason: string]>([
    ['another state', ({ searchParams }) => searchParams.set('state', 'x'.repeat(43)), 'expired'],
    ['no state', ({ searchParams }) => searchParams.delete('state'), 'expired'],
    ['two states', ({ searchParams }) => searchParams.append('state', 'x'), 'failed'],
    [
      'another issuer',
      ({ searchParams }) => searchParams.set('iss', 'https://a.example'),
      'failed',
    ],
    ['no issuer', ({ searchParams }) => searchParams.delete('iss'), 'failed'],
    ['another code', ({ searchParams }) => searchParams.set('code', 'another'), 'failed'],
    ['no code', ({ searchParams }) => searchParams.delete('code'), 'failed'],
  ])('where the browser comes back with %s', async (_what, change, reason) => {
    const { back, cookies } = await goToProvider(api, issuer)
    const url = new URL(back, publicUrl)
    change(url)
    const led = await open(api, `${url.pathname}${url.search}`, cookies)
    expect(led.location).toBe(`/login?signIn=${reason}`)
    expect([await users(), await sessions()]).toEqual([[], []])
  })

  it('where another browser brings it, and the right one can still do so', async () => {
    const { back, cookies } = await goToProvider(api, issuer)
    const other = await goToProvider(api, issuer)
    for (const foreign of [{}, other.cookies])
      expect((await open(api, back, foreign)).location).toBe('/login?signIn=expired')
    expect(await sessions()).toEqual([])
    expect((await open(api, back, cookies)).location).toBe('/')
  })

  it('where it is brought twice, one after the other or at once', async () => {
    const { back, cookies } = await goToProvider(api, issuer)
    const both = await Promise.all([open(api, back, cookies), open(api, back, cookies)])
    expect(both.map(({ location }) => location).toSorted()).toEqual(['/', '/login?signIn=expired'])
    expect((await open(api, back, cookies)).location).toBe('/login?signIn=expired')
    expect(await sessions()).toHaveLength(1)
  })

  it('where the code was used already', async () => {
    const first = await goToProvider(api, issuer)
    const code = new URL(first.back, publicUrl).searchParams.get('code') ?? ''
    await open(api, first.back, first.cookies)
    const second = await goToProvider(api, issuer)
    const url = new URL(second.back, publicUrl)
    url.searchParams.set('code', code)
    const led = await open(api, `${url.pathname}${url.search}`, second.cookies)
    expect(led.location).toBe('/login?signIn=failed')
    expect(await sessions()).toHaveLength(1)
  })
})

it('Whatever a browser brings to the two addresses, it is led to the login or to the provider', async () => {
  const seed = seedOfRun()
  const random = createRandom(seed)
  const word = () => encodeURIComponent(oddText(random, 0, 80))
  const names = ['code', 'state', 'iss', 'error', 'next', 'link', 'again', 'error_description', '']
  for (let tried = 0; tried < 200; tried += 1) {
    const isBack = random.chance(0.1)
    const made = { back: '/api/sign-in/oidc/callback?', cookies: { signIn: word() } }
    const { back, cookies } = isBack ? await goToProvider(api, issuer) : made
    const address = isBack || random.chance(0.7) ? back : '/api/sign-in/oidc?'
    // A second code, as what comes back whole opens a session.
    const more = names.filter((name) => (isBack && name === 'code') || random.chance(0.3))
    const url = [address, ...more.map((name) => `${name}=${word()}`)].join('&')
    const led = await open(api, url, cookies)
    const isKnown = led.location.startsWith('/login?signIn=') || led.location.startsWith(issuer)
    expect([seed, url, led.status, isKnown]).toEqual([seed, url, 302, true])
  }
  expect(await sessions()).toEqual([])
})

describe('Where the account has two-factor authentication, one from the provider', () => {
  async function withTwoFactor() {
    const person = await api.joined('SENDER')
    await link(person.id)
    return { person, secret: await insertedTwoFactor(api, person) }
  }

  it('is asked for the code first, and has a session once it is right', async () => {
    const { person, secret } = await withTwoFactor()
    const led = await signIn(api, issuer, { path: '/api/sign-in/oidc?next=/sender' })
    expect(led.location).toBe('/login?signIn=code&returnTo=%2Fsender')
    expect(Object.keys(led.cookies)).toEqual(['signIn'])
    expect(await sessions()).toEqual([])

    const wrong = await api.as(led).loginWithProvider({ code: '000000' })
    expect([wrong.status, wrong.body]).toEqual([
      401,
      refusalBody('This code does not match', {
        code: 'WRONG_CODE',
        errors: [{ path: 'code', message: 'This code does not match' }],
      }),
    ])
    const right = await api.as(led).loginWithProvider({ code: codeOf(api, secret) })
    expect([right.status, right.body.data._id]).toEqual([200, person.id])
    expect(await sessions()).toEqual([{ user_id: person.id, is_passkey_verified: false }])
    const again = await api.as(led).loginWithProvider({ code: codeOf(api, secret, 30) })
    expect([again.status, again.body]).toEqual([
      401,
      refusalBody('This took too long. Please try again.'),
    ])
  })

  it('is not where the provider has asked for two factors, which counts as both', async () => {
    const { person } = await withTwoFactor()
    provider.setEmployee({ ...sam, amr: ['pwd', 'mfa'] })
    expect((await signIn(api, issuer)).location).toBe('/')
    expect(await sessions()).toEqual([{ user_id: person.id, is_passkey_verified: true }])
  })

  it('is let into what the operator asks two factors for, only where the provider asked', async () => {
    const there = await apiForTest({ ...settings, REQUIRE_2FA: 'admins' })
    provider.setEmployee({ ...sam, groups: ['parcel-admins'] })
    const plain = await there.as(await signIn(there, issuer)).getCurrentUser()
    expect(plain.body.data?.mustSetUpTwoFactor).toBe(true)
    provider.setEmployee({ ...sam, amr: ['mfa'] })
    const proven = await there.as(await signIn(there, issuer)).getCurrentUser()
    expect(proven.body.data?.mustSetUpTwoFactor).toBeUndefined()
  })

  it('has ten minutes, in their own browser', async () => {
    const { secret } = await withTwoFactor()
    const led = await signIn(api, issuer)
    const code = codeOf(api, secret)
    expect((await api.as(null).loginWithProvider({ code })).status).toBe(401)
    api.secondsPass(600)
    const late = await api.as(led).loginWithProvider({ code: codeOf(api, secret) })
    expect(late.status).toBe(401)
    expect(await sessions()).toEqual([])
  })
})

describe('While the provider is away', () => {
  it('passwords and sessions go on, and the login says so', async () => {
    // It has not met the provider yet.
    const there = await apiForTest(settings)
    const person = await there.joined('SENDER')
    provider.setAway(true)
    expect((await there.as(null).getSignInOptions()).body.data).toEqual({
      provider: { name: 'Example Ltd', isReachable: false },
    })
    const led = await open(there, '/api/sign-in/oidc?next=/sender')
    expect([led.status, led.location]).toEqual([302, '/login?signIn=away&returnTo=%2Fsender'])
    const login = await there.as(null).loginUser({ email: person.email, password })
    expect(login.status).toBe(200)
    expect((await there.as(login).logoutUser()).body.data).toBeNull()
  })

  it('one who was there already is told so when they come back', async () => {
    const { back, cookies } = await goToProvider(api, issuer)
    provider.setAway(true)
    expect((await open(api, back, cookies)).location).toBe('/login?signIn=away')
    expect(await sessions()).toEqual([])
  })
})

describe('A logout', () => {
  it('ends the session here, and names where the provider ends its own', async () => {
    const led = await signIn(api, issuer)
    const { body, cookies } = await api.as(led).logoutUser()
    const url = new URL(body.data?.url ?? '')
    expect(`${url.origin}${url.pathname}`).toBe(`${issuer}/session/end`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'waybill',
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      post_logout_redirect_uri: `${publicUrl}/login`,
    })
    expect(cookies).toEqual({ accessToken: '', refreshToken: '' })
    expect((await api.as(led).getCurrentUser()).status).toBe(401)
    expect((await api.as(led).logoutUser()).body.data).toBeNull()
    expect(await api.db.query(sql`select user_id from provider_sessions`)).toEqual([])
  })

  it('after a renewal does so as well', async () => {
    const led = await signIn(api, issuer)
    const renewed = await api.as(led).refreshSession()
    expect((await api.as(renewed).logoutUser()).body.data).not.toBeNull()
  })

  it('of a session at another provider than the operator has by now ends here', async () => {
    const led = await signIn(api, issuer)
    await api.db.query(sql`update provider_sessions set issuer = 'https://login.example.com'`)
    expect((await api.as(led).logoutUser()).body.data).toBeNull()
  })

  it('of a session that began with a password does not', async () => {
    const person = await api.signedIn('SENDER')
    expect((await api.as(person).logoutUser()).body.data).toBeNull()
  })
})

describe('Without a provider', () => {
  it('there is nothing to log in at', async () => {
    const there = await apiForTest()
    expect((await there.as(null).getSignInOptions()).body.data).toEqual({ provider: null })
    for (const path of ['/api/sign-in/oidc', '/api/sign-in/oidc/callback'])
      expect((await open(there, path)).status).toBe(404)
    expect((await requestsTo(there.app, {}).loginWithProvider({ code: '1' })).status).toBe(401)
  })
})
