import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './run-to-end.mjs'

/**
 * Installs packages that are missing, or are there in another version; ends the process if that fails.
 * @param {string} root @param {{ withoutTools?: boolean }} [options] Without tools, development packages may be
 * missing.
 */
export function installMissing(root, { withoutTools = false } = {}) {
  const missing = missingPackages(root, withoutTools)
  if (missing.length === 0) return
  console.error(`Installing packages (${missing.length} missing or changed) …`)
  const failure = cleanInstall(root)
  if (failure === undefined) return
  console.error(failure)
  process.exit(1)
}

/**
 * Runs `npm ci`, and returns a message if it failed. Without a network it takes what npm has in its cache,
 * because it would try each package separately, for minutes.
 * @param {string} root @returns {string | undefined}
 */
export function cleanInstall(root) {
  // npm itself has no limit for a connection that is never answered.
  const ping = runNpm(root, ['ping', '--fetch-retries=0'], { timeout: 20_000 })
  const isOffline = !ping.ok && isNetworkError(ping.output)
  const options = ['--include=dev', '--no-fund', '--no-audit', '--loglevel=error']
  const { ok, output } = runNpm(root, ['ci', ...options, ...(isOffline ? ['--offline'] : [])])
  if (ok) return undefined
  return isOffline || isNetworkError(output)
    ? '\nThe packages could not be downloaded. Is the network there? Then run it again.'
    : `${output.trim()}\n\n"npm ci" failed; see above.`
}

/** True if npm's output says that it reached nothing. @param {string} output */
export const isNetworkError = (output) => networkErrors.test(output)

const networkErrors =
  /\bcode (?:EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ERR_SOCKET_TIMEOUT|E[A-Z]*TIMEOUT|ETIMEDOUT)\b|\bnetwork timeout at\b|^spawnSync .* ETIMEDOUT$/

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
