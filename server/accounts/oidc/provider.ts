import * as client from 'openid-client'
import { z } from 'zod'
import { parseUrl } from '../../../domain/parse-url.ts'
import { errorCode } from '../../db/errors.ts'
import { noAnswerReason } from '../../http/no-answer.ts'
import { AnswerLimitError, fetchWithin } from '../../messaging/outgoing/fetch-within.ts'
import { isLeftOut, readClaims, type Claims } from './claims.ts'
import type { OidcSettings } from '../../config/oidc-settings.ts'
import { noFailures, type SignInFailure } from './sign-in-failures.ts'

/** Why a sign-in at the provider failed. */
export type ProviderFailure = 'away' | 'denied' | 'failed'

export class ProviderError extends Error {
  readonly failure: ProviderFailure

  constructor(failure: ProviderFailure, cause?: unknown) {
    super(`The identity provider: ${failure}`, { cause })
    this.failure = failure
  }
}

/** Values that tie the provider's answer to the request that sent the user. */
interface Secrets {
  state: string
  nonce: string
  verifier: string
}

export interface IdentityProvider {
  /** Name that the operator has given it. */
  name: string
  issuer: string
  /** Fetches its metadata, which is reused for ten minutes; answers within some seconds. */
  isReachable: () => Promise<boolean>
  /** For monitoring: an answer that is at most a minute old. */
  isReachableNow: () => Promise<boolean>
  /** Why this node could not reach it; null if it could. */
  lastFailure: () => string | null
  /** Failed sign-ins at this node, by reason. */
  failures: () => Readonly<Record<SignInFailure, number>>
  countFailure: (failure: SignInFailure) => void
  /** Address to send a user to; throws a ProviderError if the provider is away. */
  begin: (options: { again: boolean }) => Promise<{ url: string; secrets: Secrets }>
  /** The user who returned with this query; throws a ProviderError if that cannot be verified. */
  redeem: (query: string, secrets: Secrets) => Promise<Redeemed>
  /** The provider's logout address; null if it has none, or is away. */
  logoutUrl: (idToken: string) => Promise<string | null>
}

export interface ProviderService {
  /** The operator's identity provider; null if there is none. */
  provider: IdentityProvider | null
}

interface Redeemed {
  claims: Claims
  /** Its metadata promises `auth_time`, so a token without it proves no recent login. */
  saysWhen: boolean
  idToken: string
}

interface ProviderOptions {
  failed: (reason: string) => void
  /** Seconds for each of its answers. */
  timeout?: number
}

/** The last request for the provider's metadata. */
interface Known {
  /** The time by `performance.now()`. */
  askedAt: number
  isAway: boolean
  /** Why it was away, until it has answered again. */
  reason: string | null
  configuration: Promise<client.Configuration>
}

/** Milliseconds for which metadata is reused, and for which a provider that did not answer is not asked again. */
const freshFor = 10 * 60_000
const awayFor = 10_000
/** Milliseconds for which monitoring reuses the metadata. */
const monitoredFor = 60_000
/** Seconds by which its clock and this one may differ. */
const clockTolerance = 60

export const callbackPath = '/api/sign-in/oidc/callback'

export function createProvider(
  settings: OidcSettings,
  { failed, timeout = 5 }: ProviderOptions,
): IdentityProvider {
  const { issuer, name, publicUrl, roles } = settings
  let known: Known | undefined
  const failures = noFailures()

  async function configuration(maxAge = freshFor): Promise<client.Configuration> {
    const now = performance.now()
    if (known === undefined || now > known.askedAt + (known.isAway ? awayFor : maxAge)) {
      const reason = known?.reason ?? null
      known = {
        askedAt: now,
        isAway: false,
        reason,
        configuration: discover(settings, timeout),
      }
    }
    const asked = known
    try {
      const found = await asked.configuration
      asked.reason = null
      return found
    } catch (error) {
      // Remembers the failure, so that not every request asks again.
      if (!asked.isAway) {
        const reason = reasonOf(error)
        if (reason !== asked.reason) failed(reason)
        Object.assign(asked, { isAway: true, reason, askedAt: performance.now() })
      }
      throw new ProviderError('away', error)
    }
  }

  const isOlderThan = (age: number) =>
    known !== undefined && performance.now() > known.askedAt + age

  async function answers(maxAge: number): Promise<boolean> {
    try {
      await configuration(maxAge)
      return true
    } catch {
      return false
    }
  }

  return {
    name,
    issuer,
    isReachable: () => answers(freshFor),
    isReachableNow: () => answers(monitoredFor),
    lastFailure: () => known?.reason ?? null,
    failures: () => failures,
    countFailure(failure) {
      failures[failure] += 1
    },
    async begin({ again }) {
      const found = await configuration()
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(found, {
        redirect_uri: `${publicUrl}${callbackPath}`,
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        ...(again && { prompt: 'login', max_age: '0' }),
      })
      return { url: url.href, secrets }
    },
    async redeem(query, { state, nonce, verifier }) {
      const found = await configuration()
      try {
        const tokens = await client.authorizationCodeGrant(
          found,
          new URL(`${publicUrl}${callbackPath}?${query}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
        )
        const idClaims = tokens.claims()
        if (idClaims === undefined || tokens.id_token === undefined) throw new Error('no ID token')
        const isEnough = 'email' in idClaims && (roles === undefined || roles.claim in idClaims)
        const hasMore = found.serverMetadata().userinfo_endpoint !== undefined && !isEnough
        const more = hasMore
          ? await client.fetchUserInfo(found, tokens.access_token, idClaims.sub)
          : {}
        // Signed claims take precedence.
        const all = { ...more, ...idClaims }
        const claims = readClaims(all, roles)
        if (roles !== undefined && claims.role === null && isLeftOut(roles.claim, all))
          failed(`it left out the claim ${roles.claim}, which is too long for this user`)
        const saysWhen = found.serverMetadata().claims_supported?.includes('auth_time') ?? false
        return { claims, saysWhen, idToken: tokens.id_token }
      } catch (error) {
        const failure = failureOf(error)
        if (failure !== 'denied') failed(reasonOf(error))
        // Drops the metadata, so that the login button shows immediately that the provider is away, and so that
        // addresses that the provider has corrected are found. Not for each wrong answer of a visitor.
        if (failure === 'away' || (failure === 'failed' && isOlderThan(awayFor))) known = undefined
        throw new ProviderError(failure, error)
      }
    },
    async logoutUrl(idToken) {
      try {
        const found = await configuration()
        if (found.serverMetadata().end_session_endpoint === undefined) return null
        return client.buildEndSessionUrl(found, {
          id_token_hint: idToken,
          post_logout_redirect_uri: `${publicUrl}/login`,
        }).href
      } catch {
        return null
      }
    },
  }
}

async function discover(
  { issuer, clientId, clientSecret }: OidcSettings,
  timeout: number,
): Promise<client.Configuration> {
  const address = new URL(issuer)
  const execute = address.protocol === 'http:' ? [client.allowInsecureRequests] : []
  const limitedFetch: client.CustomFetch = (url, { method, headers, body, signal = null }) =>
    fetchWithin({ bytes: maxAnswer, milliseconds: timeout * 1_000 }, url, {
      method,
      headers,
      // The library sends forms and nothing else.
      body: body instanceof URLSearchParams ? body : null,
      signal,
    })
  const found = await client.discovery(address, clientId, undefined, undefined, {
    [client.customFetch]: limitedFetch,
    execute,
  })
  const server: Readonly<client.ServerMetadata> = found.serverMetadata()
  if (server.issuer !== issuer) {
    throw new Error(`it calls itself ${server.issuer}, and OIDC_ISSUER is ${issuer}`)
  }
  for (const name of neededEndpoints) {
    if (!isAddressAt(address, server[name])) throw new Error(`its ${name} is not an address`)
  }
  for (const name of optionalEndpoints) {
    const given = server[name] ?? null
    if (given !== null && !isAddressAt(address, given))
      throw new Error(`its ${name} is not an address`)
  }
  const algorithms = server.id_token_signing_alg_values_supported ?? ['RS256']
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  // Built again, because the library accepts issuers with a placeholder from the hosts that it knows as
  // Entra's.
  const configuration = new client.Configuration(
    { ...server, id_token_signing_alg_values_supported: algorithms.filter(isSigned) },
    clientId,
    { [client.clockTolerance]: clockTolerance },
    methods.includes('client_secret_basic')
      ? client.ClientSecretBasic(clientSecret)
      : client.ClientSecretPost(clientSecret),
  )
  // By default the library trusts the connection, and does not verify the signature.
  client.enableNonRepudiationChecks(configuration)
  for (const extension of execute) extension(configuration)
  configuration[client.customFetch] = limitedFetch
  return configuration
}

/** Bytes; a provider's metadata or keys are some kilobytes. */
const maxAnswer = 1_000_000

/** Without these a login would fail at its last step. */
const neededEndpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

const optionalEndpoints = ['userinfo_endpoint', 'end_session_endpoint'] as const

/** True for an address to which a browser can be sent without harm, encrypted if that of the issuer is. */
function isAddressAt(issuer: URL, address: unknown): boolean {
  const protocol = typeof address === 'string' ? parseUrl(address)?.protocol : undefined
  return protocol === 'https:' || (protocol !== undefined && protocol === issuer.protocol)
}

const isSigned = (algorithm: string) => algorithm !== 'none'

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof client.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'denied' : 'failed'
  }
  return isNoAnswer(error) || limitOf(error) !== null ? 'away' : 'failed'
}

/** The limit that the answer exceeded; the library wraps errors that it does not know. */
const limitOf = (error: unknown): AnswerLimitError | null => {
  const cause = error instanceof client.ClientError ? error.cause : error
  return cause instanceof AnswerLimitError ? cause : null
}

const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError && error.message === 'fetch failed'

/** For the log; neither our texts nor the library's contain a token. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof z.ZodError) return 'its claims cannot be read'
  if (isNoAnswer(error)) return noAnswerReason(error)
  const limit = limitOf(error)
  if (limit !== null) return limit.message
  const code = errorCode(error)
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && error.cause instanceof Response)
    return `it answered ${error.cause.status}`
  return code === undefined ? error.message : `${error.message} (${code})`
}
