// Builds what `npm start` would build, so that no part of the bench waits for it.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from '../server/start/build-state.mjs'
import { makeReady } from '../server/start/make-ready.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
makeReady(root, isBuilt(root), join('dist', 'server', 'main.js'))
