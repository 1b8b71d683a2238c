import type { FastifyInstance, FastifyReply } from 'fastify'
import { isApi } from '../http/security.ts'
import type { EventStream, Live } from './event-streams.ts'

const tidyEvery = 60_000

export function mountLive(app: FastifyInstance, live: Live): void {
  // Says that streams are to be had here; a face asks no host for them that does not say so.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isApi(url)) reply.header('live-updates', 'events')
  })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => void live.tidy().catch(() => undefined), tidyEvery).unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    live.close()
  })
}

/** From here on, the answer is the stream's. */
export function sendStream(reply: FastifyReply, stream: EventStream): FastifyReply {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Proxies that gather answers would keep events back.
    'x-accel-buffering': 'no',
  })
  stream.writeTo(reply.raw)
  return reply
}
