import type { FastifyInstance } from 'fastify'
import { isApi } from '../http/security.ts'
import type { EventStreams } from './event-streams.ts'

export function mountEvents(app: FastifyInstance, events: EventStreams): void {
  // Says that this host has streams; the client opens none if the header is missing.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isApi(url)) reply.header('live-updates', 'events')
  })
  app.addHook('preClose', async () => events.close())
}
