import { join } from 'node:path'
import apiReference from '@scalar/fastify-api-reference'
import { fastify } from 'fastify'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { compressAssets } from '../app/prerender/compress-assets.ts'
import { style } from './style.ts'

const folder = join(import.meta.dirname, '../../dist/api-reference')
const base = '/api/docs/'

/** The page that shows the contract, separate from the client, which shares nothing with it. */
export default defineConfig({
  root: import.meta.dirname,
  base,
  plugins: [scalar(), styleInPage(), compressed()],
  build: {
    modulePreload: false,
    target: 'es2022',
    outDir: folder,
    emptyOutDir: true,
    copyPublicDir: false,
    chunkSizeWarningLimit: 5_000,
  },
})

/** Serves Scalar's script unchanged, after the page's own. */
function scalar(): Plugin {
  return {
    name: 'waybill:scalar',
    async buildStart() {
      this.emitFile({ type: 'asset', name: 'scalar.js', source: await scalarScript() })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const script = Object.keys(bundle).find((file) => /\/scalar-[^/]+\.js$/.test(file))
        if (script === undefined) throw new Error('The script of Scalar is not in the build.')
        return [{ tag: 'script', attrs: { src: base + script, defer: true }, injectTo: 'head' }]
      },
    },
  }
}

/** The package offers its script only for a server of its own. */
async function scalarScript(): Promise<string> {
  const server = fastify()
  await server.register(apiReference, { routePrefix: '/', configuration: { url: '/' } })
  const { statusCode, body } = await server.inject('/js/scalar.js')
  await server.close()
  if (statusCode !== 200) throw new Error('Scalar has its script at another address.')
  return body
}

function styleInPage(): Plugin {
  return {
    name: 'waybill:api-reference-style',
    transformIndexHtml: () => [{ tag: 'style', children: style, injectTo: 'head' }],
  }
}

function compressed(): Plugin {
  return {
    name: 'waybill:compressed-assets',
    closeBundle: () => compressAssets(join(folder, 'assets'), join(folder, 'assets')),
  }
}
