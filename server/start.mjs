// `npm start`: makes sure that packages and build are there and up to date, then starts the
// server in this process. Plain Node, because nothing may be installed yet.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isBuilt, rememberBuild } from './start/build-state.mjs'
import { missingPackages } from './start/package-state.mjs'
import { runNpm } from './start/run-npm.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const main = join(root, 'dist', 'server', 'main.js')

checkNode()
const built = isBuilt(root)
install(built)
if (!built) build()
stopWithNpm()
await import(pathToFileURL(main).href)

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (fits) return
  stop(`Waybill needs Node 20.19 or newer of 20, or 22.12 or newer; this is ${process.version}.`)
}

function install(withoutTools) {
  const missing = missingPackages(root, withoutTools)
  if (missing.length === 0) return
  console.log(`Installing packages (${missing.length} missing or changed) …`)
  const { ok, output } = runNpm(root, ['ci', '--include=dev', '--no-fund', '--no-audit'])
  if (ok) return
  stop(`${output}\n"npm ci" failed; see above. Is the network there? Then run "npm start" again.`)
}

function build() {
  console.log('Building …')
  const { ok, output } = runNpm(root, ['run', 'build'])
  if (!ok || !existsSync(main)) stop(`${output}\nThe build failed; see above.`)
  rememberBuild(root)
}

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

function stop(sentence) {
  console.error(sentence.trim())
  process.exit(1)
}
