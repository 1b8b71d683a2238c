import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalBody } from '../support/answers.ts'
import { buildNode, password, requestsTo } from '../support/api.ts'
import { apiForFile, apiForTest } from '../support/for-file.ts'
import { insertedResetLink } from '../support/valid-requests.ts'

const api = await apiForFile({ RATE_LIMITS: 'on' })
beforeEach(() => api.reset())

const minutes = 60

const guessed =
  'Too many wrong passwords for this account. Log in on a device that you have used before, or choose “Forgot your password?” and open the link on this device: then you can log in at once.'

const logIn = (email: string, secret = 'wrong') =>
  api.as(null).loginUser({ email, password: secret })

const times = async <Result>(count: number, call: () => Promise<Result>) => {
  const results: Result[] = []
  for (let turn = 0; turn < count; turn += 1) results.push(await call())
  return results
}

it('after ten wrong passwords an account has to wait 15 minutes, whether it exists or not', async () => {
  const person = await api.joined('SENDER')
  for (const email of [person.email, 'nobody@example.com']) {
    const tries = await times(10, () => logIn(email))
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 401))
    api.secondsPass(60)
    for (const answer of [await logIn(email), await logIn(email.toUpperCase(), password)]) {
      expect(answer).toMatchObject({
        status: 429,
        body: refusalBody(guessed),
        headers: { 'retry-after': String(14 * minutes) },
      })
    }
  }
  api.secondsPass(14 * minutes)
  expect((await logIn(person.email, password)).status).toBe(200)
})

/** Logs in from an address, perhaps on a device that has logged in before. */
const logInFrom = async (remoteAddress: string, email: string, secret: string, device = '') => {
  const cookies = device === '' ? {} : { device }
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { email, password: secret },
    remoteAddress,
    cookies,
  })
  const set = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  return { status: answer.statusCode, device: set['device'] ?? '', headers: answer.headers }
}

/** Addresses one in each of as many networks. */
const networks = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `198.51.${from + index}.7`)

describe('A stranger who guesses at a password', () => {
  it('locks the owner out neither on another network nor in open sessions', async () => {
    const { email } = await api.joined('SENDER')
    const owner = await api.signedIn('SENDER')
    for (const address of [email, owner.email]) {
      const guesses = await times(11, () => logInFrom('203.0.113.5', address, 'wrong'))
      expect(guesses.at(-1)?.status).toBe(429)
    }
    expect((await logInFrom('203.0.113.9', email, password)).status).toBe(200)
    expect((await api.as(owner).deleteAccount({ password })).status).toBe(200)
  })

  it('gets at most a hundred answers a day, from any number of networks', async () => {
    const { email } = await api.joined('SENDER')
    const { device } = await logInFrom('203.0.113.9', email, password)
    let answered = 0
    for (let hour = 0; hour < 24; hour += 1) {
      for (const network of networks(hour * 10, hour * 10 + 10)) {
        const guess = await logInFrom(network, email, 'wrong')
        if (guess.status !== 429) answered += 1
      }
      api.secondsPass(60 * minutes)
    }
    expect(answered).toBe(20 + 22 * 2)
    const elsewhere = await times(3, () => logInFrom('203.0.113.9', email, 'wrong'))
    expect(elsewhere.at(-1)?.status).toBe(401)
    // The owner's known device is not affected.
    expect((await logInFrom('203.0.113.9', email, password, device)).status).toBe(200)
  })

  it('makes the owner wait at most an hour on an unknown device', async () => {
    const { email } = await api.joined('SENDER')
    for (const network of networks(0, 30)) await logInFrom(network, email, 'wrong')
    const refused = await logInFrom('203.0.113.9', email, password)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(60 * minutes)])
    api.secondsPass(60 * minutes)
    expect((await logInFrom('203.0.113.9', email, password)).status).toBe(200)
  })

  it('cannot keep out an owner who sets a password by an emailed link on a new device', async () => {
    const { id, email } = await api.joined('SENDER')
    const guessAll = async () => {
      for (const network of networks(0, 40)) await logInFrom(network, email, 'wrong')
    }
    await guessAll()
    expect((await logInFrom('203.0.113.9', email, password)).status).toBe(429)
    const token = await insertedResetLink(api, id)
    const chosen = 'another horse 8'
    const { cookies } = await api.as(null).resetPassword({ token, password: chosen })
    await guessAll()
    // The password alone is not enough.
    expect((await logInFrom('203.0.113.9', email, chosen)).status).toBe(429)
    expect((await logInFrom('203.0.113.9', email, chosen, cookies['device'])).status).toBe(200)
    const onDevice = await times(11, () =>
      logInFrom('203.0.113.9', email, 'wrong', cookies['device']),
    )
    expect(onDevice.at(-1)?.status).toBe(429)
  })

  it('gets no more tries on a device of the owner by setting the password of another account there', async () => {
    const [owner, other] = [await api.joined('SENDER'), await api.joined('SENDER')]
    const logInHere = async (email: string, secret: string) => {
      const answer = await logInFrom('203.0.113.9', email, secret, device)
      device = answer.device || device
      return answer.status
    }
    let device = ''
    for (const { email } of [owner, other]) await logInHere(email, password)
    await times(10, () => logInHere(owner.email, 'wrong'))
    await times(10, () => logInHere(other.email, 'wrong'))
    const token = await insertedResetLink(api, other.id)
    await requestsTo(api.app, { device }).resetPassword({ token, password })
    expect(await logInHere(owner.email, password)).toBe(429)
    expect(await logInHere(other.email, password)).toBe(200)
  })

  it('gets ten tries on a device of the owner, and no more with a device of another user', async () => {
    const [owner, other] = [await api.joined('SENDER'), await api.joined('SENDER')]
    const mine = (await logInFrom('203.0.113.9', owner.email, password)).device
    const theirs = (await logInFrom('203.0.113.9', other.email, password)).device
    const onDevice = await times(11, () => logInFrom('203.0.113.5', owner.email, 'wrong', mine))
    expect(onDevice.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429])
    const foreign = await times(11, () => logInFrom('203.0.113.6', owner.email, 'wrong', theirs))
    expect(foreign.at(-1)?.status).toBe(429)
    const forged = `${mine.slice(0, 22)}.${'A'.repeat(43)}`
    expect((await logInFrom('203.0.113.6', owner.email, password, forged)).status).toBe(429)
  })
})

it('a guesser gets no more tries by another spelling of the email', async () => {
  await api.joined('SENDER')
  await api.db.query(sql`update users set email = 'iris@example.com'`)
  await times(10, () => logIn('iris@example.com'))
  expect((await logIn(' IRIS@Example.com ')).status).toBe(429)
  // PostgreSQL treats some letters as equal that JavaScript does not.
  for (const email of ['\u0130r\u0130s@example.com', '\u0131ris@example.com']) {
    expect((await logIn(email, password)).status).toBe(401)
  }
})

it('guesses that are sent simultaneously count as well', async () => {
  const person = await api.joined('SENDER')
  const answers = await Promise.all(Array.from({ length: 25 }, () => logIn(person.email)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

it('a person who logs in often is not limited, and gives a guesser no more tries', async () => {
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

it('all addresses of an IPv6 network count as one', async () => {
  const track = (remoteAddress: string) =>
    api.app.inject({ url: '/api/parcel/track?trackingId=x', remoteAddress })
  let host = 0
  await times(60, () => track(`2001:db8:1:2::${(host += 1).toString(16)}`))
  expect((await track('2001:db8:1:2:ffff::9')).statusCode).toBe(429)
  expect((await track('2001:db8:1:3::1')).statusCode).toBe(404)
})

it('behind a trusted proxy, the client’s own address counts', async () => {
  const proxied = await apiForTest({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  const track = (client: string) =>
    proxied.app.inject({
      url: '/api/parcel/track?trackingId=x',
      headers: { 'x-forwarded-for': `192.0.2.66, ${client}` },
    })
  await times(60, () => track('198.51.100.1'))
  expect((await track('198.51.100.1')).statusCode).toBe(429)
  expect((await track('198.51.100.2')).statusCode).toBe(404)
})

it('two nodes count together', async () => {
  const other = buildNode(api)
  const url = '/api/parcel/track?trackingId=x'
  await times(30, () => api.app.inject({ url }))
  await times(30, () => other.inject({ url }))
  expect((await api.app.inject({ url })).statusCode).toBe(429)
  expect((await other.inject({ url })).statusCode).toBe(429)
  await other.close()
})

describe('Once a clock that was ahead is right again', () => {
  it.each([
    ['an hour', 60 * minutes],
    ['a day', 24 * 60 * minutes],
    ['a year', 365 * 24 * 60 * minutes],
  ])('guesses counted meanwhile no longer refuse the owner: %s ahead', async (_ahead, seconds) => {
    const { email } = await api.joined('SENDER')
    api.secondsPass(seconds)
    for (const network of networks(0, 40)) await logInFrom(network, email, 'wrong')
    await times(11, () => logInFrom('203.0.113.9', email, 'wrong'))
    expect((await logInFrom('203.0.113.9', email, password)).status).toBe(429)
    api.secondsPass(-seconds)
    expect((await logInFrom('203.0.113.9', email, password)).status).toBe(200)
    // New guesses are counted again.
    const guesses = await times(11, () => logInFrom('203.0.113.9', email, 'wrong'))
    expect(guesses.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429])
  })

  it('a guesser gets no more tries if it was ahead by a few minutes only', async () => {
    const { email } = await api.joined('SENDER')
    api.secondsPass(4 * minutes)
    await times(10, () => logInFrom('203.0.113.9', email, 'wrong'))
    api.secondsPass(-4 * minutes)
    expect((await logInFrom('203.0.113.9', email, password)).status).toBe(429)
  })
})

it('counters contain no personal data, and are removed when they expire', async () => {
  await logIn('noor@example.com')
  const keys = async () =>
    (await api.db.query<{ key: string }>(sql`select key from rate_limits order by key`)).map(
      ({ key }) => key,
    )
  expect(await keys()).toEqual([
    expect.stringMatching(/^account:[\w-]{43}$/),
    expect.stringMatching(/^loginUser:[\w-]{43}$/),
    expect.stringMatching(/^network:[\w-]{43}$/),
  ])
  api.secondsPass(24 * 60 * minutes)
  await api.as(null).trackParcel({ query: { trackingId: 'x' } })
  expect(await keys()).toEqual([expect.stringMatching(/^trackParcel:[\w-]{43}$/)])
})
