import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSources } from './build-sources.mjs'

const products = [
  'dist/server/main.js',
  'dist/cli/main.js',
  'dist/routing/main.js',
  'dist/client/index.html',
  'dist/client/.pages/en/table.json',
  'dist/client/worker.js',
  'dist/api-reference/index.html',
]

/** True if dist was built from the current sources, for the requested host. @param {string} root */
export function isBuilt(root) {
  if (!products.every((product) => existsSync(join(root, product)))) return false
  // An installation may ship without sources.
  if (!existsSync(join(root, 'src'))) return true
  const last = readState(root)
  return last.sources === fingerprint(root) && last.apiBaseUrl === wantedApiBaseUrl(last)
}

/** True if the last build has the client in all languages. @param {string} root */
export function hasAllLanguages(root) {
  return !existsSync(join(root, 'src')) || readState(root).hasAllLanguages === true
}

/**
 * Runs a build of all but the other languages, for the host that `VITE_API_BASE_URL` names: empty for the
 * server's own, unset for that of the last build. A build that fails leaves dist marked as not built, and
 * keeps the last host.
 * @param {string} root @param {(apiBaseUrl: string) => Promise<void>} build
 */
export async function runBuild(root, build) {
  const last = readState(root)
  const next = { sources: fingerprint(root), apiBaseUrl: wantedApiBaseUrl(last) }
  const id = randomUUID()
  writeState(root, { ...last, id, sources: null })
  await build(next.apiBaseUrl)
  writeState(root, { ...next, id, hasAllLanguages: false })
}

/**
 * Runs a build of the other languages, for the host of the last build.
 * @param {string} root @param {(apiBaseUrl: string) => Promise<void>} build
 */
export async function completeBuild(root, build) {
  const { id, apiBaseUrl } = readState(root)
  await build(apiBaseUrl)
  const now = readState(root)
  // Another build in between has removed the earlier result.
  if (now.id === id) writeState(root, { ...now, hasAllLanguages: true })
}

const wantedApiBaseUrl = (last) => process.env['VITE_API_BASE_URL']?.trim() ?? last.apiBaseUrl

const stateFile = (root) => join(root, 'dist', 'built-from')

function readState(root) {
  try {
    const state = JSON.parse(readFileSync(stateFile(root), 'utf8'))
    return { ...state, apiBaseUrl: String(state.apiBaseUrl) }
  } catch {
    return { sources: null, apiBaseUrl: '' }
  }
}

function writeState(root, state) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stateFile(root), JSON.stringify(state))
}

function fingerprint(root) {
  const hash = createHash('sha256')
  for (const source of buildSources) addTo(hash, root, source)
  return hash.digest('hex')
}

function addTo(hash, root, path) {
  const whole = join(root, path)
  // Texts are written by the build itself.
  if (path === 'languages/texts' || !existsSync(whole)) return
  let entries
  try {
    entries = readdirSync(whole)
  } catch {
    hash.update(`${path}\0`).update(readFileSync(whole))
    return
  }
  for (const entry of entries.sort()) addTo(hash, root, `${path}/${entry}`)
}
