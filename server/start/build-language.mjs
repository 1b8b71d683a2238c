// Builds the client in one language: its program, then its pages. Assets of all languages go into one
// folder, so that files without texts exist only once.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const [, , language = 'en'] = process.argv
// Read by the Vite configurations.
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
// Runs the program that was just built, which renders the pages into the folder of the client.
await promisify(execFile)(process.execPath, [`${prerender}/main.js`, client])
