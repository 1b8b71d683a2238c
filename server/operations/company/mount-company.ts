import type { FastifyInstance } from 'fastify'
import { isApi } from '../../http/security.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { refreshTimeZone } from './time-zone.ts'

/** Tells clients the company's time zone in every answer, and reads it before the first request. */
export function mountCompany(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'company'>,
): void {
  app.addHook('onReady', () => refreshTimeZone(context))
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (isApi(url)) reply.header('time-zone', context.company.timeZone())
    done()
  })
}
