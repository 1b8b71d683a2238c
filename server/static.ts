import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { projectRoot } from './project-root.ts'
import { allowPage, isApi } from './security.ts'

const built = join(projectRoot, 'dist/face')

/** The face: its files, and its one page at every other address. */
export function mountFace(app: FastifyInstance, folder = built): void {
  void app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    dotfiles: 'ignore',
    suppressWarning: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'))
      const kept = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      reply.header('cache-control', kept)
    },
  })
  const page = pageOf(folder)
  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    if (isApi(path) || path.startsWith('/health')) return reply.callNotFound()
    if (isFile(path)) return reply.sendFile(path)
    return sendPage(reply, page())
  })
}

const isFile = (path: string) =>
  path !== '/index.html' && (path.startsWith('/assets/') || /\.[^/]*$/.test(path))

function sendPage(reply: FastifyReply, html: string | undefined) {
  if (html === undefined) {
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('The pages are not built yet. Run "npm run build" and start again, or "npm run dev".\n')
  }
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(withNonce(html, allowPage(reply)))
}

// index.html carries the placeholder wherever a nonce belongs.
const withNonce = (html: string, nonce: string) => html.replaceAll('__NONCE__', nonce)

function pageOf(folder: string): () => string | undefined {
  const file = join(folder, 'index.html')
  let html: string | undefined
  return () => {
    if (html === undefined && existsSync(file)) html = readFileSync(file, 'utf8')
    return html
  }
}
