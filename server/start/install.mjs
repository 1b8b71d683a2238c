import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './run-npm.mjs'

/**
 * Installs packages that are missing, or are there in another version; ends the process if that fails.
 * @param {string} root @param {{ withoutTools?: boolean }} [options] Without tools, development packages may be
 * missing.
 */
export function installMissing(root, { withoutTools = false } = {}) {
  const missing = missingPackages(root, withoutTools)
  if (missing.length === 0) return
  console.error(`Installing packages (${missing.length} missing or changed) …`)
  const quiet = ['--no-fund', '--no-audit', '--loglevel=error']
  const { ok, output } = runNpm(root, ['ci', '--include=dev', ...quiet])
  if (ok) return
  console.error(installFailure(output))
  process.exit(1)
}

/** What to read after `npm ci` failed; npm's own words only if the network was there. @param {string} output */
export function installFailure(output) {
  const isOffline = networkErrors.test(output)
  return isOffline
    ? '\nThe packages could not be downloaded. Is the network there? Then run it again.'
    : `${output.trim()}\n\n"npm ci" failed; see above.`
}

const networkErrors =
  /\bcode (?:EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ERR_SOCKET_TIMEOUT|ETIMEDOUT)\b/

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
