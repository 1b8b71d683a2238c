// `npm run admin`, `backup`, `restore` and `import-postcodes`. Plain Node, because nothing may be built yet.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { makeReady } from './make-ready.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const main = 'dist/cli/main.js'

// An older build fits the server that runs from it, so the commands never build it anew: before an
// update, a backup is made by the version that made the data.
makeReady(root, existsSync(join(root, main)), main)
await import(pathToFileURL(join(root, main)).href)
