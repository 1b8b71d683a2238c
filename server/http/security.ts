import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseUrl } from '../../domain/parse-url.ts'
import type { Config } from '../config/config.ts'
import { bearerOf } from './bearer.ts'
import { foreignOrigin, HttpError } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts changes from pages of other sites: for a route that ignores cookies. */
    isOpenToOtherSites?: boolean
  }
}

/** Sets the headers of every answer, and refuses changes from pages of other sites. */
export function secure(app: FastifyInstance, { allowedOrigins }: Config): void {
  void app.register(helmet, {
    // Each kind of answer has its own policy, and HSTS is for HTTPS only.
    contentSecurityPolicy: false,
    hsts: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    reply.headers({ 'x-request-id': request.id, ...defaultHeaders })
    if (isAmbiguous(request)) throw new HttpError(400, 'requestCannotBeRead')
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000')
    }
    const isAllowed = allowedOrigins.includes(request.headers.origin ?? '')
    // Checked at every address, because the router reads `/%61pi` as `/api`.
    const isOpen = (request.routeOptions.config.isOpenToOtherSites ?? false) || hasKey(request)
    if (changesState(request) && !isAllowed && !isOpen && isForeign(request)) throw foreignOrigin()

    if (allowedOrigins.length === 0 || !isApi(request.url)) return undefined
    reply.header('vary', 'Origin')
    if (!isAllowed) return undefined
    reply.header('access-control-allow-origin', request.headers.origin)
    reply.header('access-control-allow-credentials', 'true')
    reply.header('access-control-expose-headers', exposed)
    return request.method === 'OPTIONS' ? answerPreflight(reply) : undefined
  })
}

// `Date` lets a client at another origin compare times by this clock rather than its own.
const exposed =
  'Retry-After, X-Request-Id, Live-Updates, Waybill-Contract, Time-Zone, Content-Disposition, Date'

/** Headers of every answer; pages and answers that may be cached replace them. */
export const defaultHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

export const isApi = (url: string) => /^\/api(?:[/?]|$)/.test(url)

interface PageNeeds {
  /** The host that the client was built for, and sends its requests to; null for this server. */
  apiOrigin: string | null
  /** The page scans codes in pictures with WebAssembly, which is forbidden elsewhere. */
  needsWebAssembly: boolean
}

/**
 * Sets the policy of one page, and returns its nonce. Allows our own scripts and styles, those with
 * the nonce, and whatever else the page needs.
 */
export function allowPage(reply: FastifyReply, { apiOrigin, needsWebAssembly }: PageNeeds): string {
  const nonce = randomBytes(16).toString('base64')
  reply.header(
    'content-security-policy',
    [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'${needsWebAssembly ? " 'wasm-unsafe-eval'" : ''}`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      ...(apiOrigin === null ? [] : [`connect-src 'self' ${apiOrigin}`]),
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  )
  return nonce
}

/** Policy of the service worker, which requests the client's own pages and files, and runs no other script. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"

/**
 * Sets the policy of the API reference: only our own scripts, and requests to this server alone.
 * Its renderer writes style attributes, which a nonce cannot allow, so this page alone allows all
 * styles.
 */
export function allowReference(reply: FastifyReply): void {
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  )
}

/** Headers of which Node.js takes the first value, or joins all: a proxy may have taken another one. */
const singleHeaders = new Set(['host', 'authorization', 'origin'])

function isAmbiguous({ raw }: FastifyRequest): boolean {
  const names = raw.rawHeaders
    .filter((_text, index) => index % 2 === 0)
    .map((name) => name.toLowerCase())
    .filter((name) => singleHeaders.has(name))
  return new Set(names).size < names.length
}

const changesState = ({ method }: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

/** With a key, cookies are ignored, and browsers let no page of another site send a key. */
const hasKey = ({ headers }: FastifyRequest) => bearerOf(headers) !== null

/** Only browsers send these headers; other clients do not add a user's cookies by themselves. */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && !isAt(headers.origin, host)
}

/** Browsers send one of these with every request that changes something. */
export const isFromBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined

/** Prefers `Origin`, if it is this host or one of ALLOWED_ORIGINS, because a proxy may have terminated `https`. */
export function pageOriginOf(
  { headers, host, protocol }: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>,
  { allowedOrigins }: Pick<Config, 'allowedOrigins'>,
): string {
  const { origin } = headers
  // Most requests have none, and to find that "" is no address takes longer than to read a session.
  if (origin === undefined) return `${protocol}://${host}`
  const isPage = allowedOrigins.includes(origin) || isAt(origin, host)
  return isPage ? new URL(origin).origin : `${protocol}://${host}`
}

function isAt(origin: string, host: string): boolean {
  const page = parseUrl(origin)
  if (page === null) return false
  // Parsed with the same protocol, so that an explicit default port makes no difference.
  return parseUrl(`${page.protocol}//${host}`)?.host === page.host
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
    .header('access-control-allow-headers', 'Content-Type, Idempotency-Key')
    .header('access-control-max-age', '600')
    .status(204)
    .send()
}
