import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { gzipAssets } from '../gzip-assets.ts'
import { allowReference } from '../security.ts'
import { sendStaticText, type StaticText } from '../static-text.ts'
import { contractDocument, contractText, type Contract } from '../openapi/contract.ts'
import { projectRoot } from '../../project-root.ts'
import { referenceDocument } from './reference-document.ts'

const builtReference = join(projectRoot, 'dist/api-reference')

/** Serves the contract to programs, and the page that shows it to developers. */
export function mountApiReference(
  app: FastifyInstance,
  contract: Contract,
  folder = builtReference,
): void {
  mountText(app, '/api/openapi.yaml', () => ({
    type: 'application/yaml; charset=utf-8',
    cacheControl: 'public, max-age=3600',
    text: contractText,
  }))
  mountText(app, '/api/openapi.json', () => ({
    type: 'application/json; charset=utf-8',
    cacheControl: 'public, max-age=3600',
    text: JSON.stringify(contractDocument),
  }))
  // Not cached, so that it is never older than the page that shows it.
  mountText(app, '/api/docs/document.json', () => ({
    type: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    text: JSON.stringify(referenceDocument(contractDocument, contract)),
  }))
  mountPage(app, folder)
  void app.register(async (assets) => {
    assets.addHook('onSend', gzipAssets())
    await assets.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/api/docs/assets/',
      decorateReply: false,
      cacheControl: false,
      preCompressed: true,
      suppressWarning: true,
      setHeaders: (reply) => {
        reply.header('cache-control', 'public, max-age=31536000, immutable')
      },
    })
  })
}

/** Makes the text for the first request, not at each start. */
function mountText(app: FastifyInstance, path: string, make: () => StaticText): void {
  let send: ReturnType<typeof sendStaticText> | undefined
  app.get(path, (request, reply) => {
    send ??= sendStaticText(make())
    return send(request, reply)
  })
}

function mountPage(app: FastifyInstance, folder: string): void {
  let send: ReturnType<typeof sendStaticText> | undefined
  app.get('/api/docs', (request, reply) => {
    const file = join(folder, 'index.html')
    if (send === undefined && !existsSync(file)) {
      return reply
        .status(503)
        .type('text/plain; charset=utf-8')
        .send('The API reference is not built yet. Run "npm run build".\n')
    }
    send ??= sendStaticText({
      type: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      text: readFileSync(file, 'utf8'),
    })
    allowReference(reply)
    return send(request, reply)
  })
  app.get('/api/docs/', (_request, reply) => reply.redirect('/api/docs', 308))
}
