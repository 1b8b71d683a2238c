import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { fastify, LogController, type FastifyInstance } from 'fastify'
import { mountApiReference } from './http/api-reference/mount-api-reference.ts'
import { mountContract } from './http/openapi/mount-contract.ts'
import { HttpError, notFound } from './http/errors.ts'
import { trustedProxies } from './http/client-address.ts'
import { answerFailures, refuseMalformed, sendFailure } from './http/error-handler.ts'
import { mountHealth } from './http/health.ts'
import { createNodeLimits, type NodeLimits } from './limits/node-limits.ts'
import { createEventHub } from './events/event-hub.ts'
import { mountCompany } from './operations/company/mount-company.ts'
import { mountEvents } from './events/mount-events.ts'
import { loggerOptions, logRequests, type LoggerOptions } from './http/logging.ts'
import { jobsOf } from './operations/jobs/jobs.ts'
import { createSchedule, mountSchedule } from './operations/jobs/schedule.ts'
import { createMessages } from './messaging/messages/messages.ts'
import { createSenders, type Senders } from './messaging/messages/senders.ts'
import { mountMetrics } from './operations/metrics/mount-metrics.ts'
import { mountSignIn } from './accounts/oidc/mount-sign-in.ts'
import { createCompany } from './config/company.ts'
import { createProvider } from './accounts/oidc/provider.ts'
import { oidcSettings } from './config/oidc-settings.ts'
import { createOutgoing } from './messaging/outgoing/outgoing.ts'
import type { ResolveName } from './messaging/outgoing/resolve-name.ts'
import type { AppContext } from './http/openapi/operation.ts'
import { createSolver } from './runs/routing/solver.ts'
import { createVroom } from './runs/routing/vroom.ts'
import { defaultHeaders, secure } from './http/security.ts'
import { mountStaticFiles } from './http/static-files.ts'
import { mountOneClick } from './messaging/unsubscribe/one-click.ts'
import { handlers } from './handlers.ts'
import { contract } from './contract.ts'
import { callers } from './accounts/callers.ts'
import { composeAccountMail } from './accounts/mail/compose-account-mail.ts'
import { expectOwner } from './accounts/two-factor/expect-owner.ts'

export interface AppOptions extends Omit<AppContext, 'nodeId' | 'limits' | 'company'> {
  /** Unset: JSON lines on standard output, from `LOG_LEVEL` on. */
  logger?: LoggerOptions
  /** Unset: the folder that `npm run build` writes. */
  clientFolder?: string
  /** Unset: the folder that `npm run build` writes for the API reference. */
  referenceFolder?: string
  /** Limit of open event streams; unset: the default for one node. */
  maxStreams?: number
  /** Unset: those of a node. */
  limits?: NodeLimits
  /** Unset: the senders that the settings name. */
  senders?: Senders
  /** Unset: the name servers of this machine. */
  resolveName?: ResolveName
}

const seconds = 1_000

/**
 * Builds the whole server except its socket and its database, which the caller opens and closes.
 * Awaiting the result waits until everything is mounted.
 */
export function buildApp({
  logger,
  clientFolder,
  referenceFolder,
  maxStreams,
  senders,
  resolveName,
  limits = createNodeLimits(),
  ...dependencies
}: AppOptions): FastifyInstance & PromiseLike<FastifyInstance> {
  const { config } = dependencies
  const app = fastify({
    logger: logger ?? loggerOptions(config),
    bodyLimit: 64 * 1024,
    connectionTimeout: 60 * seconds,
    requestTimeout: 30 * seconds,
    keepAliveTimeout: 75 * seconds,
    http: { headersTimeout: 15 * seconds },
    trustProxy: trustedProxies(config),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 1_000 },
    // Requests that arrive on an open connection during the shutdown are still answered.
    return503OnClosing: false,
    clientErrorHandler: refuseMalformed,
    frameworkErrors: (_error, request, reply) => {
      // Hooks do not run for an address that cannot be read.
      reply.headers({ 'x-request-id': request.id, ...defaultHeaders })
      sendFailure(reply, new HttpError(400, 'addressCannotBeRead'))
    },
  })
  readJsonOnly(app)
  answerFailures(app)
  logRequests(app)
  secure(app, config)
  void app.register(cookie)
  const events = createEventHub(dependencies, {
    failed: (error) => app.log.warn({ error: String(error) }, 'events: failed'),
    maxStreams,
  })
  const outgoing = createOutgoing({ allowedNetworks: config.webhookAllowedNetworks, resolveName })
  app.addHook('onClose', () => outgoing.close())
  const solver = createSolver()
  app.addHook('onClose', () => solver.close())
  const vroom = createVroom({
    url: config.vroomUrl,
    failed: (reason) => app.log.warn({ error: reason }, 'vroom: failed'),
  })
  const oidc = oidcSettings(config)
  const provider =
    oidc &&
    createProvider(oidc, {
      failed: (reason) => app.log.warn({ error: reason }, 'identity provider: failed'),
    })
  const nodeId = randomUUID()
  const company = createCompany(config)
  const node = {
    ...dependencies,
    events,
    outgoing,
    solver,
    vroom,
    provider,
    expectOwner,
    nodeId,
    company,
    limits,
  }
  const messages = createMessages(
    node,
    senders ?? createSenders(node, composeAccountMail),
    (error) => app.log.warn({ error: String(error) }, 'messages: failed'),
  )
  const onProgress = (job: string, percent: number) =>
    app.log.info({ job, percent }, 'job: under way')
  const jobs = createSchedule(jobsOf({ ...node, onProgress }, messages), {
    ...dependencies,
    timeZone: company.timeZone,
    failed: ({ name }, error) => app.log.warn({ job: name, error: String(error) }, 'job: failed'),
  })
  const context = { ...node, jobs }
  mountEvents(app, events)
  mountCompany(app, context)
  mountSchedule(app, jobs)
  mountContract(app, context, { contract, handlers, callers })
  mountApiReference(app, contract, referenceFolder)
  mountHealth(app, context)
  mountMetrics(app, context, messages)
  mountOneClick(app, context)
  mountSignIn(app, context)
  mountStaticFiles(app, clientFolder, { hasProvider: provider !== null })
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, notFound('nothingAtThisAddress')))
  return app
}

function readJsonOnly(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) =>
      // Many clients send this content type without a body.
      text.trim() === '' ? done(null) : parseJson(request, text, done),
  )
}
