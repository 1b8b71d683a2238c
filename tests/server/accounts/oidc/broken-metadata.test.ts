import type { RequestListener } from 'node:http'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiForTest } from '../../support/for-file.ts'
import { endless, metadata, open, publicUrl, startServer } from './support.ts'

let answer: RequestListener = metadata()
const server = await startServer((request, response) => answer(request, response))
afterAll(server.stop)
const { issuer } = server

const settings = {
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'waybill',
  OIDC_CLIENT_SECRET: 'a secret of the tests',
  OIDC_NAME: 'Example Ltd',
  PUBLIC_URL: publicUrl,
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const text =
  (body: string, status = 200, type = 'application/json'): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body)

describe('The provider’s button leads back to the login with the reason, and works again ten seconds later', () => {
  it.each<[string, RequestListener]>([
    ['a script as its login page', metadata({ authorization_endpoint: 'javascript:alert(1)' })],
    ['a list as its login page', metadata({ authorization_endpoint: [`${issuer}/auth`] })],
    ['no login page', metadata({ authorization_endpoint: undefined })],
    ['no token endpoint', metadata({ token_endpoint: undefined })],
    ['a script as its logout page', metadata({ end_session_endpoint: 'javascript:alert(1)' })],
    ['no keys', metadata({ jwks_uri: undefined })],
    ['a number as its algorithms', metadata({ id_token_signing_alg_values_supported: 5 })],
    ['a number as its methods', metadata({ token_endpoint_auth_methods_supported: 5 })],
    ['another issuer', metadata({ issuer: 'https://login.example' })],
    ['no issuer', metadata({ issuer: undefined })],
    ['metadata that is an HTML page', text('<p>Welcome', 200, 'text/html')],
    ['metadata that is not JSON', text('{')],
    ['metadata that is null', text('null')],
    ['metadata that is a list', text('[]')],
    ['metadata that does not end', endless],
    ['an error', text('{}', 500)],
    ['a redirect', text('{}', 302)],
    ['a connection that breaks', (request) => void request.socket.destroy()],
  ])('after %s', async (_what, broken) => {
    answer = broken
    const api = await apiForTest(settings)
    const isReachable = async () =>
      (await api.as(null).getSignInOptions()).body.data.provider?.isReachable
    const press = () => open(api, '/api/sign-in/oidc?next=/sender')
    const away = {
      status: 302,
      location: '/login?signIn=away&returnTo=%2Fsender',
      cookies: { signIn: '' },
    }
    expect([await press(), await isReachable()]).toEqual([away, false])
    expect(await api.db.query(sql`select * from provider_requests`)).toEqual([])

    answer = metadata()
    vi.advanceTimersByTime(9_000)
    expect([await press(), await isReachable()]).toEqual([away, false])
    vi.advanceTimersByTime(1_001)
    const led = await press()
    expect([led.status, led.location.split('?')[0]]).toEqual([302, `${issuer}/auth`])
    expect(await isReachable()).toBe(true)
  })

  it('after the provider corrects an address that failed only at the end of a login', async () => {
    const discovery = '/.well-known/openid-configuration'
    const asked: (string | undefined)[] = []
    let tokens = '/old-token'
    answer = (request, response) => {
      asked.push(request.url)
      const isMetadata = request.url === discovery
      const answered = isMetadata
        ? metadata({ token_endpoint: `${issuer}${tokens}` })
        : text('', 404)
      answered(request, response)
    }
    const api = await apiForTest(settings)
    const comeBack = async () => {
      const { location, cookies } = await open(api, '/api/sign-in/oidc')
      const state = new URL(location).searchParams.get('state') ?? ''
      return open(api, `/api/sign-in/oidc/callback?code=1&state=${state}`, cookies)
    }
    expect((await comeBack()).location).toBe('/login?signIn=failed')
    tokens = '/new-token'
    vi.advanceTimersByTime(10_001)
    await comeBack()
    await comeBack()
    expect(asked).toEqual([discovery, '/old-token', '/old-token', discovery, '/new-token'])
  })
})
