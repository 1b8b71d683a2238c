import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagesIn } from './pages.ts'
import type { Page } from './pages.ts'
import { projectRoot } from '../project-root.ts'
import { allowPage, isApi } from './security.ts'

const built = join(projectRoot, 'dist/client')

/** The client: its files, and its pages at every other address. */
export function mountStaticFiles(app: FastifyInstance, folder = built): void {
  void app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    dotfiles: 'ignore',
    // The build has put a smaller one beside each asset.
    preCompressed: true,
    suppressWarning: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'))
      const kept = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      reply.header('cache-control', kept)
    },
  })
  const pageAt = pagesIn(folder)
  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    if (isApi(path) || path.startsWith('/health')) return reply.callNotFound()
    if (isFile(path)) return reply.sendFile(path)
    return sendPage(request, reply, pageAt(path))
  })
}

const isFile = (path: string) =>
  path !== '/index.html' && (path.startsWith('/assets/') || /\.[^/]*$/.test(path))

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page | undefined) {
  if (page === undefined) {
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('The pages are not built yet. Run "npm run build" and start again, or "npm run dev".\n')
  }
  const nonce = allowPage(reply)
  const link = [...page.preload, ...callsAhead(request, page)].join(', ')
  if (link !== '') reply.header('link', link)
  // Without an ETag: a kept page would come back with a nonce that has been seen before.
  reply
    .status(page.status)
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding, Cookie')
    .type('text/html; charset=utf-8')
  const values = { ...page.values, nonce }
  if (!acceptsGzip(request)) return reply.send(page.body.plain(values))
  return reply.header('content-encoding', 'gzip').send(page.body.gzip(values))
}

/** What the page's scripts begin by asking for is on its way while they still load. */
function callsAhead({ cookies }: FastifyRequest, { asks }: Page): string[] {
  const hasSession = (cookies['accessToken'] ?? '') !== ''
  return asks
    .filter(({ needsSession }) => hasSession || !needsSession)
    .map(({ address }) => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`)
}

const acceptsGzip = ({ headers }: FastifyRequest) =>
  /(?:^|[\s,])(?:gzip|\*)(?!\s*;\s*q=0(?:\.0*)?(?:[\s,]|$))/i.test(headers['accept-encoding'] ?? '')
