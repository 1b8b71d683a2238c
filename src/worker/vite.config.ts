import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const client = 'dist/client'

/** Build of the service worker as one file; it runs last, because the worker's ID depends on the pages. */
export default defineConfig({
  // Lazy, because the files exist only during a build.
  plugins: [
    { name: 'build-id', config: () => ({ define: { buildId: JSON.stringify(buildId()) } }) },
  ],
  build: {
    target: 'es2022',
    outDir: 'dist/worker',
    emptyOutDir: true,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      output: { entryFileNames: 'worker.js', format: 'iife' },
    },
  },
})

/** Hash of the pages, which changes with any page or asset. */
function buildId(): string {
  const hash = createHash('sha256')
  const folder = join(client, '.pages')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
