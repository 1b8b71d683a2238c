import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config/config.ts'

export type LoggerOptions = NonNullable<FastifyServerOptions['logger']>

/** Neither bodies, cookies, addresses nor queries: what is logged names no person. */
export const loggerOptions = ({ logLevel }: Config): LoggerOptions => ({
  level: logLevel,
  base: null,
})

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, log } = request
    const line = {
      method,
      // The pattern, as an address itself may hold an id or anything else that was tried.
      route: routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    }
    if (line.route.startsWith('/health')) log.debug(line, 'answered')
    else log.info(line, 'answered')
  })
}
