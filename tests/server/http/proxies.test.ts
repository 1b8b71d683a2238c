import { request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import sql from 'sql-template-tag'
import { afterAll, describe, expect, it, test } from 'vitest'
import { password, startApi, type Api } from '../support/api.ts'
import { newAccount } from '../support/valid-requests.ts'

// Uses a real connection from 127.0.0.1, on which only headers say what a proxy saw.
const servers = new Map<string, Api>()
afterAll(() => Promise.all([...servers.values()].map((server) => server.stop())))

/** One server for each setting, whose limits have counted nothing yet. */
async function start(settings: Record<string, string>): Promise<Api> {
  const name = JSON.stringify(settings)
  const known = servers.get(name)
  await known?.reset()
  return known ?? listening(name, await startApi({ RATE_LIMITS: 'on', ...settings }))
}

async function listening(name: string, server: Api): Promise<Api> {
  servers.set(name, server)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  return server
}

type Said = Record<string, string>

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  cookies: string[]
}

function call({ app }: Api, path: string, headers: Said = {}, body?: object): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        const { statusCode: status = 0, headers: given } = answer
        const cookies = given['set-cookie'] ?? []
        text(answer).then(() => resolve({ status, headers: given, cookies }), reject)
      },
    )
    asked.on('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const track = (to: Api, headers: Said) =>
  call(to, '/api/parcel/track?trackingId=TRK-0000-0000-0000-0000', headers)

/** Uses up the requests of one address. */
async function trackOften(to: Api, headers: Said): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 60 }, () => track(to, headers)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
}

const from = (...addresses: string[]): Said => ({ 'x-forwarded-for': addresses.join(', ') })

describe('the limit of an address', () => {
  it('counts only the connection if no proxy is trusted, whatever a caller claims', async () => {
    const server = await start({})
    await trackOften(server, from('203.0.113.1'))
    const tries = [from('203.0.113.2'), from('203.0.113.2', '203.0.113.3'), {}]
    for (const headers of tries) {
      const { status, headers: told } = await track(server, headers)
      expect([status, told['retry-after']]).toEqual([429, '60'])
    }
  })

  it.each([{ TRUST_PROXY: '1' }, { TRUST_PROXY: '127.0.0.1' }])(
    'counts the client that the trusted proxy saw, not what its caller claims: %o',
    async (settings) => {
      const server = await start(settings)
      await trackOften(server, from('203.0.113.1'))
      expect((await track(server, from('203.0.113.1'))).status).toBe(429)
      // Made up by the caller; the proxy appended the real address.
      expect((await track(server, from('198.51.100.9', '203.0.113.1'))).status).toBe(429)
      expect((await track(server, from('203.0.113.1', '203.0.113.2'))).status).toBe(404)
      expect((await track(server, {})).status).toBe(404)
    },
  )

  it('counts the client that the first of two trusted proxies saw', async () => {
    const server = await start({ TRUST_PROXY: '2' })
    await trackOften(server, from('203.0.113.1', '10.0.0.5'))
    expect((await track(server, from('203.0.113.1', '10.0.0.6'))).status).toBe(429)
    expect((await track(server, from('8.8.8.8', '203.0.113.1', '10.0.0.5'))).status).toBe(429)
    expect((await track(server, from('203.0.113.2', '10.0.0.5'))).status).toBe(404)
  })

  it.each([
    ['an address with changing ports', (turn: number) => `203.0.113.1:${50_000 + turn}`],
    ['an IPv6 address in brackets', (turn: number) => `[2001:db8::1]:${50_000 + turn}`],
    ['words that are not an address', (turn: number) => `client-${turn}`],
    ['nothing', () => ''],
  ])('counts one client if the trusted proxy names %s', async (_, named) => {
    const server = await start({ TRUST_PROXY: '1' })
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_one, turn) => track(server, from(named(turn)))),
    )
    const counts = [404, 429].map((code) => answers.filter(({ status }) => status === code).length)
    expect(counts).toEqual([60, 10])
  })

  it('counts the connection if an untrusted proxy calls', async () => {
    const server = await start({ TRUST_PROXY: '192.0.2.77' })
    await trackOften(server, from('203.0.113.1'))
    expect((await track(server, from('203.0.113.2'))).status).toBe(429)
  })

  it('counts registrations by the client’s address as well', async () => {
    const server = await start({ TRUST_PROXY: '1' })
    const register = (number: number, address: string) =>
      call(server, '/api/user', from(address), newAccount(`person${number}@example.com`))
    expect((await register(1, '203.0.113.1')).status).toBe(201)
    await server.db.query(sql`update rate_limits set count = 30`)
    expect((await register(2, '203.0.113.1')).status).toBe(429)
    expect((await register(2, '203.0.113.2')).status).toBe(201)
  })
})

describe('HTTPS', () => {
  const https = { 'x-forwarded-proto': 'https' }
  const cases: [settings: Record<string, string>, said: Said, isHttps: boolean][] = [
    [{}, {}, false],
    [{}, https, false],
    [{ TRUST_PROXY: '1' }, {}, false],
    [{ TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'http' }, false],
    [{ TRUST_PROXY: '1' }, https, true],
    [{ TRUST_PROXY: '127.0.0.1' }, https, true],
    [{ TRUST_PROXY: '192.0.2.77' }, https, false],
  ]

  test.each(cases)('is recognized with %o and %o: %s', async (settings, said, isHttps) => {
    const server = await start(settings)
    const { email } = await server.joined('SENDER')
    const login = await call(server, '/api/user/login', said, { email, password })
    expect(login.status).toBe(200)
    const secure = isHttps ? ' Secure;' : ''
    expect(login.cookies.map((cookie) => cookie.replace(/^\w+=[\w.-]+;/, ''))).toEqual([
      ` Max-Age=900; Path=/; HttpOnly;${secure} SameSite=Lax`,
      ` Max-Age=2592000; Path=/api; HttpOnly;${secure} SameSite=Lax`,
      ` Max-Age=31536000; Path=/api; HttpOnly;${secure} SameSite=Lax`,
    ])
    const cookie = login.cookies.map((one) => one.split(';')[0]).join('; ')
    const answers = [
      login,
      await call(server, '/api/user/me', { ...said, cookie }),
      await call(server, '/api/parcel', said),
      await call(server, '/nowhere.txt', said),
      await call(server, '/health/live', said),
      await call(server, '/api/auth/logout', { ...said, cookie }, {}),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 404, 200, 200])
    for (const { headers } of answers) {
      expect(headers['strict-transport-security']).toBe(isHttps ? 'max-age=31536000' : undefined)
    }
    const cleared = answers.at(-1)?.cookies
    expect(cleared).toEqual([
      `accessToken=; Max-Age=0; Path=/; HttpOnly;${secure} SameSite=Lax`,
      `refreshToken=; Max-Age=0; Path=/api; HttpOnly;${secure} SameSite=Lax`,
    ])
  })
})

test('a page at the host that the proxy was asked for has the same origin', async () => {
  const server = await start({ TRUST_PROXY: '1' })
  const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'parcels.example' }
  const logOut = (headers: Said) => call(server, '/api/auth/logout', headers, {})
  expect((await logOut({ ...proxied, origin: 'https://parcels.example' })).status).toBe(200)
  expect((await logOut({ ...proxied, origin: 'https://evil.example' })).status).toBe(403)
  // No untrusted caller can name the host.
  const open = await start({})
  const forged = { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }
  expect((await call(open, '/api/auth/logout', forged, {})).status).toBe(403)
})
