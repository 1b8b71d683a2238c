import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** User who is signed in at the provider, with their claims. */
export interface Employee {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  groups?: string[]
  amr?: string[]
}

interface Token {
  header: Record<string, unknown>
  claims: Record<string, unknown>
  /** Key that signs the tokens. */
  key: KeyObject
}

export type Tamper = (token: Token) => Token | string

const redirectPath = '/api/sign-in/oidc/callback'

/** Starts a real OpenID provider in this process, whose tokens a test can tamper with. */
export async function startIdentityProvider(publicUrl: string) {
  const ownKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const clientSecret = 'a secret of the tests'
  let employee: Employee = { sub: 'nobody' }
  let tamper: Tamper = (token) => token
  let isDenied = false
  let isAway = false
  let handle: ReturnType<Provider['callback']>

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    if (isAway) {
      request.socket.destroy()
      return
    }
    if (pathname.startsWith('/interaction/')) {
      const login = { login: { accountId: employee.sub } }
      const result = isDenied ? { error: 'access_denied' } : login
      void provider.interactionFinished(request, response, result)
      return
    }
    if (pathname === '/token') changeIdToken(response, (token) => changed(token))
    void handle(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function changed(jwt: string): string {
    const { header, claims } = decoded(jwt)
    const { amr } = employee
    const token = { header, claims: { ...claims, ...(amr && { amr }) }, key: ownKey }
    const result = tamper(token)
    return typeof result === 'string' ? result : signed(result)
  }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'waybill',
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}${redirectPath}`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
      },
    ],
    cookies: { keys: ['a key of the tests'] },
    jwks: { keys: [{ ...ownKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] },
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      // The package's own page would load a font from another host.
      rpInitiatedLogout: {
        logoutSource(context: { body: string }, form: string) {
          context.body = `<!doctype html><html lang="en"><title>Example Ltd</title>${form}
            <button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: () => employee }),
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError(context, { error }) {
      context.body = `The provider says: ${error}`
    },
  })
  handle = provider.callback()

  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'waybill',
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Example Ltd',
      PUBLIC_URL: publicUrl,
    },
    /** Sets the user who is signed in from now on, in browsers without a session at the provider. */
    setEmployee(next: Employee) {
      employee = next
    },
    setTamper(next: Tamper) {
      tamper = next
    },
    setDenied(next: boolean) {
      isDenied = next
    },
    setAway(next: boolean) {
      isAway = next
      if (next) server.closeAllConnections()
    },
    /** Restores the behaviour at the start. */
    reset() {
      tamper = (token) => token
      isDenied = false
      isAway = false
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * Follows the provider's redirects like a browser without a session there; answers the address that it
 * returns to.
 */
export async function visitProvider(address: string, issuer: string): Promise<string> {
  const jar = new Map<string, string>()
  let next = address
  while (next.startsWith(issuer)) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) return `${answer.status}: ${await answer.text()}`
    next = new URL(location, next).href
  }
  return next
}

function changeIdToken(response: ServerResponse, change: (jwt: string) => string): void {
  const end = response.end.bind(response)
  response.end = ((body: unknown, ...rest: never[]) => {
    const answer = JSON.parse(String(body)) as Record<string, unknown>
    if (typeof answer['id_token'] !== 'string') return end(body, ...rest)
    const text = JSON.stringify({ ...answer, id_token: change(answer['id_token']) })
    response.setHeader('content-length', Buffer.byteLength(text))
    return end(text)
  }) as typeof response.end
}

function decoded(jwt: string): Pick<Token, 'header' | 'claims'> {
  const [header, claims] = jwt
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Token['claims'])
  return { header: header ?? {}, claims: claims ?? {} }
}

function signed({ header, claims, key }: Token): string {
  const text = `${encoded(header)}.${encoded(claims)}`
  return `${text}.${createSign('sha256').update(text).sign(key, 'base64url')}`
}

export const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
