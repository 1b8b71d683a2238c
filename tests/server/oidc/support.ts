import { afterAll } from 'vitest'
import { startIdentityProvider, visitProvider } from '../../support/identity-provider.ts'
import type { Api } from '../support/api.ts'

export const publicUrl = 'http://localhost:3000'

/** A provider for all tests of a file. */
export async function providerForFile() {
  const provider = await startIdentityProvider(publicUrl)
  afterAll(() => provider.stop())
  return provider
}

type App = Pick<Api, 'app'>
type Cookies = Record<string, string>

interface Led {
  status: number
  location: string
  cookies: Cookies
}

/** Opens an address of the server as a browser does it. */
export async function open({ app }: App, url: string, cookies: Cookies = {}): Promise<Led> {
  const answer = await app.inject({ url, cookies })
  return {
    status: answer.statusCode,
    location: String(answer.headers.location),
    cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
  }
}

interface AtProvider {
  /** What the provider sends the browser back to. */
  back: string
  cookies: Cookies
  /** Of the provider, where the browser was sent. */
  address: URL
}

/** Sends a browser to the provider, whose answer it has not brought back yet. */
export async function goToProvider(
  api: App,
  issuer: string,
  { path = '/api/sign-in/oidc', cookies = {} }: { path?: string; cookies?: Cookies } = {},
): Promise<AtProvider> {
  const begun = await open(api, path, cookies)
  const back = await visitProvider(begun.location, issuer)
  return {
    back: back.replace(publicUrl, ''),
    cookies: { ...cookies, ...begun.cookies },
    address: new URL(begun.location),
  }
}

/** Both halves. */
export async function signIn(
  api: App,
  issuer: string,
  options?: Parameters<typeof goToProvider>[2],
): Promise<Led> {
  const { back, cookies } = await goToProvider(api, issuer, options)
  return open(api, back, cookies)
}
