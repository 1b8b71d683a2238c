import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { buildNode, requestsTo } from '../../support/api.ts'
import { apiForTest } from '../../support/for-file.ts'
import { goToProvider, open, publicUrl, sam, samForFile, signIn } from './support.ts'

const { api, provider, issuer, settings, users, sessions, link } = await samForFile()

describe('An employee who logs in at the provider', () => {
  it('is sent there with state, nonce and code challenge, and gets an account with the role of their groups', async () => {
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

  it('gets the same account the next time, even with another email address', async () => {
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
    ['the role of the first group in the mapping', ['everyone', 'shop', 'drivers'], 'COURIER'],
    ['the role of an administrator if the operator maps it', ['parcel-admins'], 'ADMIN'],
  ])('gets %s', async (_what, groups, role) => {
    provider.setEmployee({ ...sam, groups })
    await signIn(api, issuer)
    expect(await users()).toMatchObject([{ role }])
  })

  it.each([
    ['no group maps', { ...sam, groups: ['everyone'] }, 'no-role'],
    ['there is no group', { ...sam, groups: undefined }, 'no-role'],
    ['there is no email', { ...sam, email: undefined }, 'no-email'],
  ])('gets no account if %s', async (_why, { groups, email, ...others }, reason) => {
    provider.setEmployee({ ...others, ...(groups && { groups }), ...(email && { email }) })
    expect((await signIn(api, issuer)).location).toBe(`/login?signIn=${reason}`)
    expect(await users()).toEqual([])
  })

  it('has to confirm the address if the provider has not verified it', async () => {
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

  it('is never signed in as the user with the same email, and is told how to link the account', async () => {
    const user = await api.joined('ADMIN', 'Ada Admin', 'SAM@example.com')
    const led = await signIn(api, issuer, { path: '/api/sign-in/oidc?next=/admin' })
    expect(led.location).toBe('/login?signIn=email-taken&returnTo=%2Fadmin')
    expect(led.cookies).toEqual({ signIn: '' })
    expect(await sessions()).toEqual([])
    expect(await users()).toMatchObject([{ id: user.id }])
    expect(await api.db.query(sql`select user_id from provider_accounts`)).toEqual([])
  })

  it('is refused if the account is blocked', async () => {
    const { id } = await api.blocked('SENDER')
    await api.db.query(sql`delete from sessions`)
    await link(id)
    expect((await signIn(api, issuer)).location).toBe('/login?signIn=blocked')
    expect(await sessions()).toEqual([])
  })

  it('continues in the language of the account', async () => {
    const { id } = await api.joined('SENDER')
    await api.db.query(sql`update users set language = 'de' where id = ${id}`)
    await link(id)
    const led = await signIn(api, issuer)
    expect([led.location, led.cookies['language']]).toEqual(['/', 'de'])
  })

  it('gets a one-minute cookie, so that the next page announces the login', async () => {
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

  it('can be sent there 200 times from one network, and is then refused', async () => {
    const there = await apiForTest({ ...settings, RATE_LIMITS: 'on' })
    for (let times = 0; times < 200; times += 1) await open(there, '/api/sign-in/oidc')
    for (const path of ['/api/sign-in/oidc', '/api/sign-in/oidc/callback'])
      expect((await open(there, path)).location).toBe('/login?signIn=busy')
    const rows = await there.db.query(sql`select browser_hash from provider_requests`)
    expect(rows).toHaveLength(200)
  })

  it('is not redirected to another site', async () => {
    const led = await signIn(api, issuer, { path: '/api/sign-in/oidc?next=//evil.example/' })
    expect(led.location).toBe('/')
  })

  it('returns to the login after canceling at the provider', async () => {
    provider.setDenied(true)
    expect((await signIn(api, issuer)).location).toBe('/login?signIn=denied')
    expect(await sessions()).toEqual([])
  })

  it('is logged in by the later of two tabs that were sent to the provider', async () => {
    const first = await goToProvider(api, issuer)
    const second = await goToProvider(api, issuer, { cookies: first.cookies })
    const early = await open(api, first.back, second.cookies)
    expect([early.location, early.cookies]).toEqual(['/login?signIn=expired', {}])
    expect((await open(api, second.back, second.cookies)).location).toBe('/')
  })

  it('gets no role by an email address that the provider has not verified', async () => {
    const there = await apiForTest({ ...settings, OIDC_ROLES: 'email:boss@example.com=ADMIN' })
    const boss = { ...sam, sub: 'boss', email: 'boss@example.com' }
    provider.setEmployee({ ...boss, email_verified: false })
    expect((await signIn(there, issuer)).location).toBe('/login?signIn=no-role')
    provider.setEmployee(boss)
    const led = await signIn(there, issuer)
    expect((await there.as(led).getCurrentUser()).body.data?.role).toBe('ADMIN')
  })

  it('can continue on another node, and after a restart', async () => {
    const { back, cookies } = await goToProvider(api, issuer)
    const other = buildNode(api, { RATE_LIMITS: 'off', ...settings })
    const led = await open({ app: other }, back, cookies)
    expect(led.location).toBe('/')
    await other.close()
    expect((await api.as(led).getCurrentUser()).status).toBe(200)
  })

  it('has ten minutes to log in', async () => {
    const [first, second] = [await goToProvider(api, issuer), await goToProvider(api, issuer)]
    api.secondsPass(599)
    expect((await open(api, first.back, first.cookies)).location).toBe('/')
    api.secondsPass(1)
    expect((await open(api, second.back, second.cookies)).location).toBe('/login?signIn=expired')
    await goToProvider(api, issuer)
    expect(await api.db.query(sql`select next from provider_requests`)).toHaveLength(1)
  })
})

describe('A server without a provider', () => {
  it('offers none, and its addresses are not found', async () => {
    const there = await apiForTest()
    expect((await there.as(null).getSignInOptions()).body.data).toEqual({ provider: null })
    for (const path of ['/api/sign-in/oidc', '/api/sign-in/oidc/callback'])
      expect((await open(there, path)).status).toBe(404)
    expect((await requestsTo(there.app, {}).loginWithProvider({ code: '1' })).status).toBe(401)
  })
})
