import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** A response that continues until one side ends it. */
export interface EventStream {
  writeTo(response: ServerResponse): void
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
