import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { projectRoot } from '../project-root.ts'
import { acceptsGzip, compress } from './gzip.ts'
import { gzipAssets } from './gzip-assets.ts'
import { languageOf } from './language.ts'
import { createPageFinder, type Page } from './pages.ts'
import { allowPage, isApi, workerPolicy } from './security.ts'

const builtClient = join(projectRoot, 'dist/client')

/** Serves the client: its files, and its pages at every other address. */
export function mountStaticFiles(
  app: FastifyInstance,
  folder = builtClient,
  { hasProvider } = { hasProvider: false },
): void {
  void app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    dotfiles: 'ignore',
    // Sends the brotli copies that the build has put beside the assets.
    preCompressed: true,
    suppressWarning: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'))
      // Browsers revalidate these files each time, because they name a new build.
      const isOfBuild = /\.(?:js|webmanifest)$/.test(path)
      if (isHashed) reply.header('cache-control', 'public, max-age=31536000, immutable')
      else reply.header('cache-control', isOfBuild ? 'no-cache' : 'public, max-age=3600')
      if (path === join(folder, 'worker.js')) reply.header('content-security-policy', workerPolicy)
    },
  })
  const findPage = createPageFinder(folder)
  app.get('/*', { exposeHeadRoute: true, onSend: gzipAssets() }, async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    if (isApi(path) || path.startsWith('/health')) return reply.callNotFound()
    if (isFile(path)) return reply.sendFile(path)
    return sendPage(request, reply, { page: findPage(path, languageOf(request)), hasProvider })
  })
}

export const isFile = (path: string): boolean =>
  path !== '/index.html' && (path.startsWith('/assets/') || /\.[^/]*$/.test(path))

interface ShownPage {
  page: Page | undefined
  hasProvider: boolean
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, hasProvider }: ShownPage,
) {
  if (page === undefined) {
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('The pages are not built yet. Run "npm run build" and start again, or "npm run dev".\n')
  }
  const nonce = allowPage(reply, page)
  // The requests come first: over HTTP/1.1 they would wait behind all scripts but the last few.
  const link = [...requestPreloads(request, page), ...page.preload].join(', ')
  if (link !== '') reply.header('link', link)
  // Without an ETag, because a cached page would come back with a nonce that was used before.
  reply
    .status(page.status)
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
    .type('text/html; charset=utf-8')
  const whole = page.html.replaceAll('__NONCE__', nonce)
  const html = hasProvider ? whole.replace('</head>', `${providerMark}</head>`) : whole
  if (!acceptsGzip(request)) return reply.send(html)
  return reply.header('content-encoding', 'gzip').send(await compress(html))
}

/** Tells the client that it can offer a login at the identity provider. */
const providerMark = '<meta name="identity-provider">'

/** Starts the first requests of the page's scripts while these still load. */
function requestPreloads({ cookies }: FastifyRequest, { requests }: Page): string[] {
  const hasSession = (cookies['accessToken'] ?? '') !== ''
  return requests
    .filter(({ needsSession }) => hasSession || !needsSession)
    .map(({ address }) => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`)
}
