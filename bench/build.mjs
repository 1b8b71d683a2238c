// Builds what is not built yet, so that no measurement includes a build.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasAllLanguages, isBuilt } from '../server/start/build-state.mjs'
import { makeReady } from '../server/start/make-ready.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
makeReady(root, isBuilt(root) && hasAllLanguages(root))
