// The steps by which `npm run build` fills dist. Independent ones run at the same time.
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { build } from 'vite'

await Promise.all([
  buildClient(),
  bundle({ configFile: 'src/api-reference/vite.config.ts' }),
  bundle({ build: { ssr: 'server/main.ts', outDir: 'dist/server' } }),
  bundle({ build: { ssr: 'server/cli/main.ts', outDir: 'dist/cli' } }),
  bundle({ build: { ssr: 'server/routing/worker.ts', outDir: 'dist/routing' } }),
])

async function buildClient() {
  // English first: it empties the folder, and has the assets that all languages share.
  await buildLanguage('en')
  const others = readdirSync('languages/texts').filter((language) => language !== 'en')
  const inTurn = pLimit(availableParallelism())
  await Promise.all(others.map((language) => inTurn(() => buildLanguage(language))))
  // The service worker comes last, as it lists the files that were built.
  await bundle({ configFile: 'src/worker/vite.config.ts' })
}

function buildLanguage(language) {
  const program = new URL('build-language.mjs', import.meta.url)
  return promisify(execFile)(process.execPath, [fileURLToPath(program), language])
}

/** @param {import('vite').InlineConfig} config */
function bundle(config) {
  return build({ logLevel: 'warn', ...config })
}
