// `npm run admin`, `backup`, `restore` and `import-postcodes`. Plain Node, because the build may not exist
// yet.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { makeReady } from './make-ready.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const main = 'dist/cli/main.js'

// An existing build is never rebuilt, because it fits the server that runs from it: a backup before
// an update is made by the version that wrote the data.
makeReady(root, existsSync(join(root, main)), ['--english'])
await import(pathToFileURL(join(root, main)).href)
