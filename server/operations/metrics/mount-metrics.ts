import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sendFailure } from '../../http/error-handler.ts'
import { HttpError } from '../../http/errors.ts'
import { operationName } from '../../http/operation-name.ts'
import type { Messages } from '../../messaging/messages/messages.ts'
import { createMetrics, type MetricsContext } from './metrics.ts'

/**
 * Metrics for Prometheus, only if the operator has set a token, because they reveal how busy the
 * company is.
 */
export function mountMetrics(
  app: FastifyInstance,
  context: MetricsContext,
  messages: Messages,
): void {
  const { metricsToken } = context.config
  if (metricsToken === undefined) {
    app.get('/metrics', (_request, reply) => reply.callNotFound())
    return
  }
  const metrics = createMetrics(context, messages)
  app.addHook('onResponse', async (request, reply) => {
    metrics.count({
      operation: operationName(request),
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
      isStream: String(reply.getHeader('content-type')).startsWith('text/event-stream'),
      refusedBy: request.refusedBy,
    })
  })
  const isRight = tokenCheck(metricsToken)
  app.get('/metrics', async ({ headers }, reply) => {
    if (isRight(headers.authorization)) {
      return reply.type(metrics.contentType).send(await metrics.text())
    }
    reply.header('www-authenticate', 'Bearer')
    return sendFailure(reply, new HttpError(401, 'bearerTokenIsWrong'))
  })
}

/** Compares in constant time, so that the duration reveals nothing about the token. */
function tokenCheck(token: string): (authorization: string | undefined) => boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  const expected = digest(token)
  return (authorization = '') => {
    const [, given] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
    return given !== undefined && timingSafeEqual(digest(given), expected)
  }
}
