import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const client = 'dist/client'

/** The service worker, one file beside the client's; built last, as it names what was built. */
export default defineConfig({
  // Not before a build runs: without one there is nothing to read.
  plugins: [
    { name: 'build-id', config: () => ({ define: { buildId: JSON.stringify(buildId()) } }) },
  ],
  build: {
    target: 'es2022',
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      output: { entryFileNames: 'worker.js', format: 'iife' },
    },
  },
})

/** Another for other pages or assets; the same for the same. */
function buildId(): string {
  const hash = createHash('sha256')
  const folder = join(client, '.pages')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
