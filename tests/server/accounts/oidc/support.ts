import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { afterAll, beforeEach } from 'vitest'
import { startIdentityProvider, visitProvider } from '../../../support/identity-provider.ts'
import type { Api } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'

export const publicUrl = 'http://localhost:3000'

/** A provider for all tests in a file. */
export async function providerForFile() {
  const provider = await startIdentityProvider(publicUrl)
  afterAll(() => provider.stop())
  return provider
}

/** Starts a server that answers as a broken provider does. */
export async function startServer(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Answers the metadata of a provider at the address that was asked, with these fields changed. */
export const metadata =
  (changed: object = {}): RequestListener =>
  (request, response) => {
    const issuer = `http://${request.headers.host}`
    const found = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      ...changed,
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
  }

/** Answers metadata that does not end. */
export const endless: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const send = () => {
    if (!response.destroyed) response.write(' '.repeat(100_000), send)
  }
  send()
}

/** An employee, as the provider describes them. */
export const sam = {
  sub: 'sam',
  email: 'sam@example.com',
  email_verified: true,
  name: 'Sam Sender',
  groups: ['shop', 'everyone'],
}

/** A server with a provider for all tests in a file; before each, it is emptied and Sam signs in. */
export async function samForFile() {
  const provider = await providerForFile()
  const { issuer } = provider
  const settings = {
    ...provider.settings,
    OIDC_ROLES: 'groups:parcel-admins=ADMIN,drivers=COURIER,shop=SENDER',
  }
  const api = await apiForFile(settings)
  beforeEach(async () => {
    await api.reset()
    provider.reset()
    provider.setEmployee(sam)
  })

  return {
    api,
    provider,
    issuer,
    settings,
    users: () =>
      api.db.query<{ id: string }>(sql`
        select id, name, email, role, password_hash, email_verified_at is not null as is_verified
        from users order by created_at
      `),
    sessions: () =>
      api.db.query(sql`select user_id, is_passkey_verified from sessions order by created_at`),
    /** Links Sam's company account to a user's account. */
    link: async (userId: string) => {
      await api.db.query(sql`
        insert into provider_accounts (issuer, subject, user_id, linked_at)
        values (${issuer}, 'sam', ${userId}, ${api.now()})
      `)
    },
  }
}

type App = Pick<Api, 'app'>
type Cookies = Record<string, string>

interface Led {
  status: number
  location: string
  cookies: Cookies
}

/** Opens an address of the server, as a browser does. */
export async function open({ app }: App, url: string, cookies: Cookies = {}): Promise<Led> {
  const answer = await app.inject({ url, cookies })
  return {
    status: answer.statusCode,
    location: String(answer.headers.location),
    cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
  }
}

interface AtProvider {
  /** Path to which the provider sends the browser back. */
  back: string
  cookies: Cookies
  /** Address at the provider to which the browser was sent. */
  address: URL
}

/** Sends a browser to the provider; `open` brings the answer back. */
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

/** Goes to the provider and back. */
export async function signIn(
  api: App,
  issuer: string,
  options?: Parameters<typeof goToProvider>[2],
): Promise<Led> {
  const { back, cookies } = await goToProvider(api, issuer, options)
  return open(api, back, cookies)
}
