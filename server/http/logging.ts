import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config/config.ts'
import { operationName } from './operation-name.ts'

export type LoggerOptions = NonNullable<FastifyServerOptions['logger']>

/** No bodies, cookies, addresses or queries are logged, so that the log names no person. */
export const loggerOptions = ({ logLevel }: Config): LoggerOptions => ({
  level: logLevel,
  base: null,
})

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, log, refusedBy } = request
    const line = {
      operation: operationName(request),
      method,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ...(refusedBy === undefined ? {} : { limit: refusedBy }),
    }
    if (isPolled(line.operation)) log.debug(line, 'answered')
    else log.info(line, 'answered')
    done()
  })
}

/** Polled so often that the lines would hide all others. */
const isPolled = (operation: string) => operation.startsWith('/health') || operation === '/metrics'
