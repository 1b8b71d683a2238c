import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encoded, type Tamper } from '../../../support/identity-provider.ts'
import { password } from '../../support/api.ts'
import { apiForTest } from '../../support/for-file.ts'
import { oddText } from '../../stress/support/hostile-values.ts'
import { createRandom, seedOfRun } from '../../stress/support/stress-run.ts'
import { logBook } from '../../support/log-book.ts'
import { goToProvider, open, publicUrl, sam, samForFile, signIn } from './support.ts'

const { api, provider, issuer, settings, users, sessions } = await samForFile()

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
    ['another authorized party', withClaims({ aud: ['waybill', 'b'], azp: 'b' })],
    ['an expiry in the past', withClaims({ exp: seconds(70) })],
    ['no expiry', withClaims({ exp: undefined })],
    ['a start in the future', withClaims({ nbf: seconds(-600) })],
    ['no subject', withClaims({ sub: undefined })],
    ['the signature of another key', (token) => ({ ...token, key: foreignKey })],
    ['an unknown key', (token) => ({ ...token, header: { ...token.header, kid: 'another' } })],
    ['another algorithm', (token) => ({ ...token, header: { ...token.header, alg: 'HS256' } })],
    [
      'no signature, by the algorithm none',
      ({ claims }) => `${encoded({ alg: 'none' })}.${encoded(claims)}.`,
    ],
    ['an invalid form', () => 'nothing'],
  ])('if the token has %s', async (_what, tamper) => {
    provider.setTamper(tamper)
    const led = await signIn(api, issuer)
    expect([led.status, led.location, led.cookies]).toEqual([
      302,
      '/login?signIn=failed',
      { signIn: '' },
    ])
    expect([await users(), await sessions()]).toEqual([[], []])
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
  ])('if the browser comes back with %s', async (_what, change, reason) => {
    const { back, cookies } = await goToProvider(api, issuer)
    const url = new URL(back, publicUrl)
    change(url)
    const led = await open(api, `${url.pathname}${url.search}`, cookies)
    expect(led.location).toBe(`/login?signIn=${reason}`)
    expect([await users(), await sessions()]).toEqual([[], []])
  })

  it('if another browser brings the answer, which the right one can still bring', async () => {
    const { back, cookies } = await goToProvider(api, issuer)
    const other = await goToProvider(api, issuer)
    for (const foreign of [{}, other.cookies])
      expect((await open(api, back, foreign)).location).toBe('/login?signIn=expired')
    expect(await sessions()).toEqual([])
    expect((await open(api, back, cookies)).location).toBe('/')
  })

  it('if the code has been used already', async () => {
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

it('The log says if the groups of an employee are left out of the token', async () => {
  const { entries, logger } = logBook('warn')
  const there = await apiForTest(settings, { logger })
  const warnings = () => entries().map(({ error }) => error)
  provider.setEmployee({ ...sam, groups: [] })
  expect((await signIn(there, issuer)).location).toBe('/login?signIn=no-role')
  expect(warnings()).toEqual([])
  provider.setTamper(withClaims({ groups: undefined, _claim_names: { groups: 'src1' } }))
  const { groups: _none, ...withoutGroups } = sam
  provider.setEmployee(withoutGroups)
  expect((await signIn(there, issuer)).location).toBe('/login?signIn=no-role')
  expect(warnings()).toEqual(['it left out the claim groups, which is too long for this user'])
})

it('The clocks of provider and server can differ by less than a minute', async () => {
  provider.setTamper(withClaims({ exp: seconds(50) }))
  expect((await signIn(api, issuer)).location).toBe('/')
})

it('The provider’s answer works only once, even if it arrives twice simultaneously', async () => {
  const { back, cookies } = await goToProvider(api, issuer)
  const both = await Promise.all([open(api, back, cookies), open(api, back, cookies)])
  expect(both.map(({ location }) => location).toSorted()).toEqual(['/', '/login?signIn=expired'])
  expect((await open(api, back, cookies)).location).toBe('/login?signIn=expired')
  expect(await sessions()).toHaveLength(1)
})

describe('While the provider is away', () => {
  it('the login says so, and passwords and sessions still work', async () => {
    // This server has not reached the provider yet.
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

  it('an employee who returns from the provider reads that it is away', async () => {
    const { back, cookies } = await goToProvider(api, issuer)
    provider.setAway(true)
    expect((await open(api, back, cookies)).location).toBe('/login?signIn=away')
    expect(await sessions()).toEqual([])
  })
})

it('A browser is redirected to the login or to the provider, whatever it sends to the two addresses', async () => {
  const seed = seedOfRun()
  const random = createRandom(seed)
  const word = () => encodeURIComponent(oddText(random, 0, 80))
  const names = ['code', 'state', 'iss', 'error', 'next', 'link', 'again', 'error_description', '']
  for (let tried = 0; tried < 200; tried += 1) {
    const isBack = random.chance(0.1)
    const made = { back: '/api/sign-in/oidc/callback?', cookies: { signIn: word() } }
    const { back, cookies } = isBack ? await goToProvider(api, issuer) : made
    const address = isBack || random.chance(0.7) ? back : '/api/sign-in/oidc?'
    // Needs a second code, because an untouched answer opens a session.
    const more = names.filter((name) => (isBack && name === 'code') || random.chance(0.3))
    const url = [address, ...more.map((name) => `${name}=${word()}`)].join('&')
    const led = await open(api, url, cookies)
    const isKnown = led.location.startsWith('/login?signIn=') || led.location.startsWith(issuer)
    expect([seed, url, led.status, isKnown]).toEqual([seed, url, 302, true])
  }
  expect(await sessions()).toEqual([])
})
