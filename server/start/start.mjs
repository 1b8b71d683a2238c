// `npm start`: makes sure that packages and build are there and up to date, then starts the
// server in this process. On a new build it adds the other languages while the server runs. Plain Node, because
// nothing may be installed yet.
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildRest } from './build-rest.mjs'
import { hasAllLanguages, isBuilt } from './build-state.mjs'
import { adviseOnNode } from './check-node.mjs'
import { makeReady } from './make-ready.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

makeReady(root, isBuilt(root), ['--english'])
adviseOnNode()
stopWithNpm()
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
if (!hasAllLanguages(root)) buildRest(root)
