import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsGzip, compress } from './gzip.ts'

/** A text that stays the same while the server runs. */
export interface StaticText {
  type: string
  cacheControl: string
  text: string
}

/** Sends the text, which is compressed once, or a 304 if the caller's copy is current. */
export function sendStaticText({ type, cacheControl, text }: StaticText) {
  // Weak, because the compressed text has the same tag.
  const etag = `W/"${hash('sha256', text, 'base64url')}"`
  let compressed: Promise<Buffer> | undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    addVary(reply, 'Accept-Encoding')
    reply.headers({ 'cache-control': cacheControl, etag })
    if (isKnown(request, etag)) return reply.status(304).send()
    reply.type(type)
    if (!acceptsGzip(request)) return reply.send(text)
    compressed ??= compress(text)
    return reply.header('content-encoding', 'gzip').send(await compressed)
  }
}

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim())
  // A proxy that compresses or caches may have made the tag a strong one.
  return known.some((one) => one === '*' || `W/${one.replace(/^W\//, '')}` === etag)
}

function addVary(reply: FastifyReply, name: string): void {
  const others = reply.getHeader('vary')
  reply.header('vary', others === undefined ? name : `${String(others)}, ${name}`)
}
