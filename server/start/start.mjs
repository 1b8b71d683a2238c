// `npm start`: makes sure that packages and build are there and up to date, then starts the
// server in this process. Plain Node, because nothing may be installed yet.
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isBuilt } from './build-state.mjs'
import { makeReady } from './make-ready.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const main = 'dist/server/main.js'

makeReady(root, isBuilt(root), main)
stopWithNpm()
await import(pathToFileURL(join(root, main)).href)
