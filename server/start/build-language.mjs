// Builds the client in one language: its program, then its pages. Assets of all languages go into one
// folder, so that files without texts exist only once.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { runProgram } from './run-program.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

stopWithParent()
const [, , language = 'en'] = process.argv
// Read by the Vite configurations.
process.env['WAYBILL_LANGUAGE'] = language
const { build } = await import('vite')

mkdirSync('dist', { recursive: true })
// For this process alone, because another build may be running.
const work = mkdtempSync('dist/language-')
process.on('exit', () => rmSync(work, { recursive: true, force: true }))
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const client = language === 'en' ? 'dist/client' : `${work}/client`
await Promise.all([
  build({ logLevel: 'warn', build: { outDir: client, copyPublicDir: language === 'en' } }),
  build({
    logLevel: 'warn',
    configFile: 'src/app/prerender/vite.config.ts',
    build: { outDir: `${work}/prerender` },
  }),
])
await runProgram(`${work}/prerender/main.js`, [client, `${work}/pages`])
process.exit(0)
