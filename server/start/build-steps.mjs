// What `npm run build` makes dist of. What depends on nothing else is made at the same time.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { build } from 'vite'

await Promise.all([
  buildClient(),
  bundle({ configFile: 'src/api-reference/vite.config.ts' }),
  bundle({ build: { ssr: 'server/main.ts', outDir: 'dist/server' } }),
  bundle({ build: { ssr: 'server/cli/main.ts', outDir: 'dist/cli' } }),
  bundle({ build: { ssr: 'server/routing/worker.ts', outDir: 'dist/routing' } }),
])

async function buildClient() {
  await Promise.all([bundle({}), bundle({ configFile: 'src/app/prerender/vite.config.ts' })])
  // In a process of its own: the pages' modules are made for one.
  await promisify(execFile)(process.execPath, ['dist/prerender/main.js'])
  // Last, as it names what was built.
  await bundle({ configFile: 'src/worker/vite.config.ts' })
}

/** @param {import('vite').InlineConfig} config */
function bundle(config) {
  return build({ logLevel: 'warn', ...config })
}
