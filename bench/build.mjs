// Builds what `npm start` would build, so that no measurement includes a build.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from '../server/start/build-state.mjs'
import { makeReady } from '../server/start/make-ready.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
makeReady(root, isBuilt(root), join('dist', 'server', 'main.js'))
