// Builds the client in one language: its program, then its pages. Assets of all languages come into one
// folder, so that what has no texts is there once.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const [, , language = 'en'] = process.argv
// The configurations read it.
process.env['WAYBILL_LANGUAGE'] = language
const { build } = await import('vite')

const client = language === 'en' ? 'dist/client' : `dist/languages/${language}`
const prerender = `dist/prerender/${language}`
await Promise.all([
  build({ logLevel: 'warn', build: { outDir: client, copyPublicDir: language === 'en' } }),
  build({
    logLevel: 'warn',
    configFile: 'src/app/prerender/vite.config.ts',
    build: { outDir: prerender },
  }),
])
// In a process of its own: the pages' modules are made for one.
await promisify(execFile)(process.execPath, [`${prerender}/main.js`, client])
