import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { fastify, LogController, type FastifyInstance } from 'fastify'
import { mountContract } from './openapi/mount-contract.ts'
import type { Environment } from './config/environment.ts'
import { HttpError, notFound } from './http/errors.ts'
import { answerFailures, sendFailure } from './http/error-handler.ts'
import { mountHealth } from './http/health.ts'
import { createLive } from './events/event-hub.ts'
import { mountLive } from './events/mount-events.ts'
import { loggerOptions, logRequests, type LoggerOptions } from './http/logging.ts'
import type { Tools } from './openapi/operation.ts'
import { guarded, secure } from './http/security.ts'
import { mountFace } from './http/static-files.ts'
import { refuseUnreadable } from './http/malformed-request.ts'
import { ajvOptions } from './openapi/validation.ts'

export interface AppOptions extends Omit<Tools, 'live'> {
  /** Unset: JSON lines on standard output, from `LOG_LEVEL` on. */
  logger?: LoggerOptions
  /** Unset: where `npm run build` puts it. */
  faceFolder?: string
  /** Live streams at once; unset: what one node bears. */
  mostStreams?: number
}

const seconds = 1_000

/**
 * The whole server but its socket and its database, which are the caller's to open and close.
 * Awaiting it awaits that everything is mounted.
 */
export function buildApp({
  logger,
  faceFolder,
  mostStreams,
  ...given
}: AppOptions): FastifyInstance & PromiseLike<FastifyInstance> {
  const { environment } = given
  const app = fastify({
    logger: logger ?? loggerOptions(environment),
    ajv: ajvOptions,
    bodyLimit: 64 * 1024,
    connectionTimeout: 60 * seconds,
    requestTimeout: 30 * seconds,
    keepAliveTimeout: 75 * seconds,
    http: { headersTimeout: 15 * seconds },
    trustProxy: trusted(environment.trustProxy),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 1_000 },
    // While it shuts down, whoever still comes over an open connection is served.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, request, reply) => {
      // No hook has run for such an address.
      reply.headers({ 'x-request-id': request.id, ...guarded })
      sendFailure(reply, new HttpError(400, 'The address cannot be read'))
    },
  })
  readJsonOnly(app)
  answerFailures(app)
  logRequests(app)
  secure(app, environment)
  void app.register(cookie)
  const live = createLive(given, {
    failed: (error) => app.log.warn({ error: String(error) }, 'live: failed'),
    mostStreams,
  })
  const tools = { ...given, live }
  mountLive(app, live)
  mountContract(app, tools)
  mountHealth(app, tools)
  mountFace(app, faceFolder)
  app.setNotFoundHandler((_request, reply) =>
    sendFailure(reply, notFound('There is nothing at this address')),
  )
  return app
}

// Fastify trusts nobody when it is given a number; whoever sets one here knows their proxies.
const trusted = (proxies: Environment['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

function readJsonOnly(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) =>
      // Clients that name the type of a body they do not send are common.
      text.trim() === '' ? done(null) : parseJson(request, text, done),
  )
}
