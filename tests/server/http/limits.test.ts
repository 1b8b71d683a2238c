import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config/config.ts'
import { password, startApi, type Api } from '../support/api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: 'on' })
})
afterAll(() => api.stop())
beforeEach(() => api.reset())

const minutes = 60

const logIn = (email: string, secret = 'wrong') =>
  api.as(null).loginUser({ email, password: secret })

const times = async <Result>(count: number, call: () => Promise<Result>) => {
  const results: Result[] = []
  for (let turn = 0; turn < count; turn += 1) results.push(await call())
  return results
}

it('after ten wrong passwords an account waits out its 15 minutes, known or not', async () => {
  const person = await api.joined('SENDER')
  for (const email of [person.email, 'nobody@example.com']) {
    const tries = await times(10, () => logIn(email))
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 401))
    api.secondsPass(60)
    for (const answer of [await logIn(email), await logIn(email.toUpperCase(), password)]) {
      expect(answer).toMatchObject({
        status: 429,
        body: { success: false, message: 'Too many tries. Please wait a moment.' },
        headers: { 'retry-after': String(14 * minutes) },
      })
    }
  }
  api.secondsPass(14 * minutes)
  expect((await logIn(person.email, password)).status).toBe(200)
})

it('no spelling of an e-mail gives a guesser more tries', async () => {
  await api.joined('SENDER')
  await api.db.query(sql`update users set email = 'iris@example.com'`)
  await times(10, () => logIn('iris@example.com'))
  expect((await logIn(' IRIS@Example.com ')).status).toBe(429)
  // PostgreSQL takes some letters for others that JavaScript does not.
  for (const email of ['\u0130r\u0130s@example.com', '\u0131ris@example.com']) {
    expect((await logIn(email, password)).status).toBe(401)
  }
})

it('guesses sent all at once count as well', async () => {
  const person = await api.joined('SENDER')
  const answers = await Promise.all(Array.from({ length: 25 }, () => logIn(person.email)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

it('a person who logs in often is not held up, and gives no guesser more tries', async () => {
  const person = await api.joined('SENDER')
  await times(9, () => logIn(person.email))
  const logins = await times(12, () => logIn(person.email, password))
  expect(logins.map(({ status }) => status)).toEqual(logins.map(() => 200))
  expect((await logIn(person.email)).status).toBe(401)
  expect((await logIn(person.email)).status).toBe(429)
})

it.each([
  ['POST', '/api/user/login', 100, 15 * minutes],
  ['POST', '/api/user', 30, 60 * minutes],
  ['POST', '/api/users/refresh-token', 120, minutes],
  ['GET', '/api/parcel/track?trackingId=x', 60, minutes],
] as const)('%s %s: an address has %i tries', async (method, url, tries, seconds) => {
  const from = (remoteAddress: string, headers = {}) =>
    api.app.inject({ method, url, remoteAddress, headers })
  const answers = await times(tries, () => from('203.0.113.5'))
  expect(answers.every(({ statusCode }) => [400, 401, 404].includes(statusCode))).toBe(true)

  const refused = await from('203.0.113.5', { 'x-forwarded-for': '198.51.100.1' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(seconds)])
  expect((await from('203.0.113.6')).statusCode).not.toBe(429)

  api.secondsPass(seconds)
  expect((await from('203.0.113.5')).statusCode).not.toBe(429)
})

it('an IPv6 network counts as one address', async () => {
  const track = (remoteAddress: string) =>
    api.app.inject({ url: '/api/parcel/track?trackingId=x', remoteAddress })
  let host = 0
  await times(60, () => track(`2001:db8:1:2::${(host += 1).toString(16)}`))
  expect((await track('2001:db8:1:2:ffff::9')).statusCode).toBe(429)
  expect((await track('2001:db8:1:3::1')).statusCode).toBe(404)
})

it('behind a proxy that is trusted, the client’s own address counts', async () => {
  const proxied = await startApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  const track = (client: string) =>
    proxied.app.inject({
      url: '/api/parcel/track?trackingId=x',
      headers: { 'x-forwarded-for': `192.0.2.66, ${client}` },
    })
  await times(60, () => track('198.51.100.1'))
  expect((await track('198.51.100.1')).statusCode).toBe(429)
  expect((await track('198.51.100.2')).statusCode).toBe(404)
  await proxied.stop()
})

it('two nodes count together', async () => {
  const { db, now } = api
  const config = readConfig({})
  const other = buildApp({ db, clock: now, config, logger: false })
  const url = '/api/parcel/track?trackingId=x'
  await times(30, () => api.app.inject({ url }))
  await times(30, () => other.inject({ url }))
  expect((await api.app.inject({ url })).statusCode).toBe(429)
  expect((await other.inject({ url })).statusCode).toBe(429)
  await other.close()
})

it('counters name no person, and are gone when they are over', async () => {
  await logIn('noor@example.com')
  const keys = async () =>
    (await api.db.query<{ key: string }>(sql`select key from rate_limits order by key`)).map(
      ({ key }) => key,
    )
  expect(await keys()).toEqual([
    expect.stringMatching(/^account:[\w-]{43}$/),
    expect.stringMatching(/^loginUser:[\w-]{43}$/),
  ])
  api.secondsPass(15 * minutes)
  await api.as(null).trackParcel({ query: { trackingId: 'x' } })
  expect(await keys()).toEqual([expect.stringMatching(/^trackParcel:[\w-]{43}$/)])
})
