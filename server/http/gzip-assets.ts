import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { onSendAsyncHookHandler } from 'fastify'
import { acceptsGzip } from './gzip.ts'

/**
 * Compresses assets for clients that do not accept brotli, because the build has only brotli
 * copies. Each is compressed once and kept, because its name changes with its content.
 */
export function gzipAssets(): onSendAsyncHookHandler {
  const kept = new Map<string, Promise<Buffer>>()
  return async (request, reply, payload) => {
    const path = assetPath.exec(request.url)?.[0]
    const isWhole = request.method === 'GET' && reply.statusCode === 200
    if (path === undefined || !isWhole || !(payload instanceof Readable)) return payload
    if (reply.hasHeader('content-encoding') || !acceptsGzip(request)) return payload
    const known = kept.get(path)
    const compressed = known ?? buffer(payload).then(smallest)
    if (known === undefined) {
      kept.set(path, compressed)
      compressed.catch(() => kept.delete(path))
    } else payload.destroy()
    reply.removeHeader('content-length').header('content-encoding', 'gzip')
    return compressed
  }
}

/** In one spelling, so that each asset is kept once. */
const assetPath = /^[\w./-]*\/assets\/[\w.-]+\.(?:js|css|svg|json|wasm)(?=\?|$)/

const smallest = (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 })
