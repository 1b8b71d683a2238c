import { describe, expect, it } from 'vitest'
import { contract } from '../../../server/contract.ts'
import { refusalBody } from '../support/answers.ts'
import { password } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { allRows } from '../support/rows.ts'
import { newAccount } from '../support/valid-requests.ts'

const asItComes = await apiForFile()
const behindProxy = await apiForFile({ TRUST_PROXY: '127.0.0.1' })
const alwaysSecure = await apiForFile({ COOKIE_SECURE: 'on' })
const client = 'https://parcels.example'
const withClient = await apiForFile({ ALLOWED_ORIGINS: client })

/** The cookies of the session and of the device. */
const cookiesThatEnd = (how: string) =>
  ['/', '/api', '/api'].map((path): unknown =>
    expect.stringMatching(new RegExp(`; Path=${path}; ${how}$`)),
  )

describe('a server with default settings', () => {
  const api = asItComes

  it('guards every answer of the API, and no cache stores it', async () => {
    for (const url of ['/api/user/me', '/api/user', '/api/nowhere', '/api/parcel/track']) {
      const { headers } = await api.app.inject({ url })
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
        'content-type': 'application/json; charset=utf-8',
      })
      expect(headers).not.toHaveProperty('strict-transport-security')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(headers).not.toHaveProperty('x-powered-by')
    }
  })

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:81' },
    { origin: 'http://localhost.evil.example' },
  ])('refuses changes by a page of another site: %o', async (headers) => {
    const admin = await api.signedIn('ADMIN')
    const target = await api.joined('SENDER')
    const before = await allRows(api)
    const asAdmin = api.as(admin)
    const answers = [
      await asAdmin.registerUser(newAccount('new@example.com'), { headers }),
      await asAdmin.loginUser({ email: target.email, password }, { headers }),
      await asAdmin.refreshSession({ headers }),
      await asAdmin.logoutUser({ headers }),
      await asAdmin.blockUser(target.id, { headers }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 403,
        body: refusalBody('Calls from another site are not allowed'),
        cookies: {},
      })
    }
    expect(await allRows(api)).toEqual(before)
  })

  it.each([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'https://other.example' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:80' },
  ])('accepts its own page and programs: %o', async (headers) => {
    expect((await api.as(null).logoutUser({ headers })).status).toBe(200)
  })

  it('does not let a page of another site read its answers', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const answer = await api.as(null).getCurrentUser({ query: { optional: true }, headers })
    expect(answer.status).toBe(200)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('gives a caller 15 seconds to send the head of a request, and 30 to send all of it', () => {
    const { headersTimeout, requestTimeout } = api.app.server
    expect([headersTimeout, requestTimeout]).toEqual([15_000, 30_000])
  })

  it('is not fooled into HTTPS by a forged X-Forwarded-Proto', async () => {
    const { headers } = await api.app.inject({
      url: '/api/user/me',
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('a server behind a proxy with HTTPS', () => {
  const api = behindProxy

  it('makes cookies Secure, and tells the browser to stay with HTTPS', async () => {
    const person = await api.joined('SENDER')
    const headers = { 'x-forwarded-proto': 'https' }
    const login = await api.as(null).loginUser({ email: person.email, password }, { headers })
    expect(login.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(login.headers['set-cookie']).toEqual(cookiesThatEnd('HttpOnly; Secure; SameSite=Lax'))
    const plain = await api.as(null).loginUser({ email: person.email, password })
    expect(plain.headers['set-cookie']).toEqual(cookiesThatEnd('HttpOnly; SameSite=Lax'))
  })
})

describe('a server with COOKIE_SECURE=on', () => {
  const api = alwaysSecure

  it('makes cookies Secure even over plain HTTP', async () => {
    const logout = await api.as(null).logoutUser()
    expect(logout.headers['set-cookie']).toEqual([
      'accessToken=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'refreshToken=; Max-Age=0; Path=/api; HttpOnly; Secure; SameSite=Lax',
    ])
  })
})

describe('a server with a client on another origin', () => {
  const api = withClient

  it('lets that client call with cookies', async () => {
    const person = await api.joined('SENDER')
    const headers = { origin: client, 'sec-fetch-site': 'cross-site' }
    const login = await api.as(null).loginUser({ email: person.email, password }, { headers })
    expect(login.status).toBe(200)
    expect(login.headers).toMatchObject({
      'access-control-allow-origin': client,
      'access-control-allow-credentials': 'true',
      // Exposes its clock, by which an import tells a new parcel from an existing one.
      'access-control-expose-headers': expect.stringMatching(/\bDate\b/),
      vary: 'Origin',
    })
    expect(login.headers['set-cookie']).toEqual(cookiesThatEnd('HttpOnly; Secure; SameSite=None'))
  })

  it('answers that client’s preflight request', async () => {
    const { statusCode, headers } = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/parcel',
      headers: { origin: client, 'access-control-request-method': 'POST' },
    })
    expect([statusCode, headers]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': client,
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'Content-Type, Idempotency-Key',
      }),
    ])
    const methods = new Set([...contract.operations.values()].map(({ method }) => method))
    expect(String(headers['access-control-allow-methods']).split(', ')).toEqual(
      expect.arrayContaining([...methods]),
    )
  })

  it('refuses any other origin', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const call = await api.as(null).logoutUser({ headers })
    expect(call.status).toBe(403)
    expect(call.headers).not.toHaveProperty('access-control-allow-origin')
    const preflight = await api.app.inject({ method: 'OPTIONS', url: '/api/parcel', headers })
    expect(preflight.statusCode).toBe(405)
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
  })
})
