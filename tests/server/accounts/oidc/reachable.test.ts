import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createProvider } from '../../../../server/accounts/oidc/provider.ts'
import { freePort } from '../../../../server/db/embedded-postgres/postmaster.ts'
import { endless, metadata, providerForFile, publicUrl, startServer } from './support.ts'

const provider = await providerForFile()
const clientSecret = provider.settings.OIDC_CLIENT_SECRET

/** Provider without a server; `reasons` holds what would be logged. */
function watched(issuer: string) {
  const reasons: string[] = []
  const ofIssuer = { issuer, clientId: 'waybill', clientSecret, name: 'Example Ltd' }
  const found = createProvider(
    { ...ofIssuer, roles: undefined, publicUrl },
    { failed: (reason) => reasons.push(reason), timeout: 0.5 },
  )
  return { ...found, reasons }
}

describe('An operator who monitors the provider', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => {
    vi.useRealTimers()
    provider.reset()
  })
  const secondsPass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000)

  it('reads the reason for an outage once, until the provider is back', async () => {
    const { isReachableNow, lastFailure, reasons } = watched(provider.issuer)
    expect([await isReachableNow(), lastFailure()]).toEqual([true, null])
    provider.setAway(true)
    secondsPass(61)
    const why = 'it gave no answer (UND_ERR_SOCKET)'
    expect([await isReachableNow(), lastFailure()]).toEqual([false, why])
    secondsPass(11)
    expect([await isReachableNow(), lastFailure(), reasons]).toEqual([false, why, [why]])
    provider.setAway(false)
    expect([await isReachableNow(), lastFailure()]).toEqual([false, why])
    secondsPass(11)
    expect([await isReachableNow(), lastFailure()]).toEqual([true, null])
    provider.setAway(true)
    secondsPass(61)
    expect([await isReachableNow(), reasons]).toEqual([false, [why, why]])
  })

  it('learns of an outage after a minute, and the login page then shows it, too', async () => {
    const { isReachable, isReachableNow } = watched(provider.issuer)
    expect(await isReachableNow()).toBe(true)
    provider.setAway(true)
    secondsPass(59)
    expect(await isReachableNow()).toBe(true)
    secondsPass(2)
    expect(await isReachable()).toBe(true)
    expect([await isReachableNow(), await isReachable()]).toEqual([false, false])
  })
})

describe('If the provider is unreachable, the log gives', () => {
  async function reasonOf(answer: RequestListener): Promise<string[]> {
    const { issuer, stop } = await startServer(answer)
    onTestFinished(stop)
    return reasonAt(issuer)
  }
  async function reasonAt(issuer: string): Promise<string[]> {
    const { isReachable, lastFailure, reasons } = watched(issuer)
    expect(await isReachable()).toBe(false)
    expect(reasons).toEqual([lastFailure()])
    expect(reasons.join('\n')).not.toContain(clientSecret)
    return reasons
  }

  it('the connection error if nothing listens there', async () => {
    const issuer = `http://127.0.0.1:${await freePort()}`
    expect(await reasonAt(issuer)).toEqual(['it gave no answer (ECONNREFUSED)'])
  })

  it('a timeout if it hangs', async () => {
    expect(await reasonOf(() => {})).toEqual(['it did not answer in time'])
  })

  it('the status if it refuses', async () => {
    expect(await reasonOf((_request, response) => response.writeHead(404).end())).toEqual([
      'it answered 404',
    ])
  })

  it('the fault in the answer if it is an HTML page', async () => {
    const page: RequestListener = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome')
    expect(await reasonOf(page)).toEqual([
      'unexpected response content-type (OAUTH_RESPONSE_IS_NOT_JSON)',
    ])
  })

  it.each([
    ['authorization_endpoint', 'javascript:alert(1)'],
    ['authorization_endpoint', 'data:text/html,Welcome'],
    ['authorization_endpoint', undefined],
    ['token_endpoint', undefined],
    ['token_endpoint', '/token'],
    ['jwks_uri', undefined],
    ['authorization_endpoint', ['https://login.example/auth']],
    ['jwks_uri', 'ftp://login.example/keys'],
    ['userinfo_endpoint', 'file:///etc/passwd'],
    ['end_session_endpoint', 'javascript:alert(1)'],
    ['end_session_endpoint', 5],
  ])('the field of the metadata that cannot be used: %s is %s', async (name, value) => {
    expect(await reasonOf(metadata({ [name]: value }))).toEqual([`its ${name} is not an address`])
  })

  it('the address that is not encrypted although the issuer’s is', async () => {
    const found = {
      authorization_endpoint: 'https://login.example/auth',
      token_endpoint: 'http://login.example/token',
    }
    const fetchThere = vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({
        issuer: 'https://login.example',
        jwks_uri: 'https://login.example/keys',
        ...found,
      }),
    )
    onTestFinished(() => fetchThere.mockRestore())
    expect(await reasonAt('https://login.example')).toEqual([
      'its token_endpoint is not an address',
    ])
  })

  it('the size limit if the metadata never ends', async () => {
    expect(await reasonOf(endless)).toEqual(['it answered more than 1000 kB'])
  })
})
