// `npm start`: makes sure that packages and build are there and up to date, then starts the
// server in this process. Plain Node, because nothing may be installed yet.
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isBuilt } from './build-state.mjs'
import { makeReady } from './make-ready.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const main = 'dist/server/main.js'

makeReady(root, isBuilt(root), main)
stopWithNpm()
await import(pathToFileURL(join(root, main)).href)

// A signal for npm ends the shell between npm and this process, but is not passed on.
function stopWithNpm() {
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}
