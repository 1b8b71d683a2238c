import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// The server runs from source and as a bundle two folders deeper, so files of the project are found
// from the contract beside them, never from the module's own location.
export const projectRoot = findUpwards(dirname(fileURLToPath(import.meta.url)))

function findUpwards(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'openapi.yaml'))) return folder
    if (folder === dirname(folder)) throw new Error(`No openapi.yaml in ${start} or above it.`)
  }
}
