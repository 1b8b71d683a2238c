import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode } from './check-node.mjs'
import { runNode, runNpm } from './run-to-end.mjs'

/**
 * Installs missing packages, and builds with these options unless there is a build.
 * @param {string} root @param {boolean} isBuilt @param {string[]} [options]
 */
export function makeReady(root, isBuilt, options = []) {
  checkNode()
  install(root, isBuilt)
  if (!isBuilt) build(root, options)
}

function install(root, withoutTools) {
  const missing = missingPackages(root, withoutTools)
  if (missing.length === 0) return
  console.error(`Installing packages (${missing.length} missing or changed) …`)
  const { ok, output } = runNpm(root, ['ci', '--include=dev', '--no-fund', '--no-audit'])
  if (ok) return
  stop(`${output}\n"npm ci" failed; see above. Is the network there? Then run it again.`)
}

/**
 * The packages of the lockfile that are not installed in that version. Without tools, development
 * packages may be missing.
 */
function missingPackages(root, withoutTools) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  // npm records here what it has installed.
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted)
    .filter(([path, { optional, dev, devOptional, peer, link }]) => {
      const isThere = path in installed
      if (path === '' || link || (!isThere && (optional || devOptional || peer))) return false
      return isThere || !(withoutTools && dev)
    })
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path)
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

function build(root, options) {
  console.error('Building …')
  const { ok, output } = runNode(root, ['server/start/build.mjs', ...options])
  if (!ok) stop(`${output}\nThe build failed; see above.`)
}

function stop(sentence) {
  console.error(sentence.trim())
  process.exit(1)
}
