import type { FastifyInstance, FastifyReply } from 'fastify'
import { isApi } from '../http/security.ts'
import type { EventStream, EventStreams } from './event-streams.ts'

export function mountEvents(app: FastifyInstance, events: EventStreams): void {
  // Says that this host has streams; the client opens none if the header is missing.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isApi(url)) reply.header('live-updates', 'events')
  })
  app.addHook('preClose', async () => events.close())
}

/** Hands the response over to the stream. */
export function sendStream(reply: FastifyReply, stream: EventStream): FastifyReply {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Proxies that buffer responses would hold events back.
    'x-accel-buffering': 'no',
  })
  stream.writeTo(reply.raw)
  return reply
}
