import { createHash } from 'node:crypto'
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

/** True if dist was built from the present sources, for the host that is wanted. @param {string} root */
export function isBuilt(root) {
  if (!products.every((product) => existsSync(join(root, product)))) return false
  // An installation may ship without sources.
  if (!existsSync(join(root, 'src'))) return true
  const last = readState(root)
  return last.sources === fingerprint(root) && last.apiBaseUrl === wantedApiBaseUrl(last)
}

/** True if the last build has the client in all languages. @param {string} root */
export function hasAllLanguages(root) {
  return !existsSync(join(root, 'src')) || readState(root).hasAllLanguages
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
  writeState(root, { ...last, sources: null })
  await build(next.apiBaseUrl)
  writeState(root, { ...next, hasAllLanguages: false })
}

/**
 * Runs a build of the other languages, for the host of the last build.
 * @param {string} root @param {(apiBaseUrl: string) => Promise<void>} build
 */
export async function completeBuild(root, build) {
  const { sources, apiBaseUrl } = readState(root)
  await build(apiBaseUrl)
  const now = readState(root)
  // Not if another build has come in between, which starts with English.
  if (now.sources === sources && now.apiBaseUrl === apiBaseUrl)
    writeState(root, { ...now, hasAllLanguages: true })
}

const wantedApiBaseUrl = (last) => process.env['VITE_API_BASE_URL']?.trim() ?? last.apiBaseUrl

const stateFile = (root) => join(root, 'dist', 'built-from')

function readState(root) {
  try {
    const { sources, apiBaseUrl, hasAllLanguages } = JSON.parse(readFileSync(stateFile(root), 'utf8'))
    return { sources, apiBaseUrl: String(apiBaseUrl), hasAllLanguages: hasAllLanguages === true }
  } catch {
    return { sources: null, apiBaseUrl: '', hasAllLanguages: false }
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
  if (!existsSync(whole)) return
  let entries
  try {
    entries = readdirSync(whole)
  } catch {
    hash.update(`${path}\0`).update(readFileSync(whole))
    return
  }
  for (const entry of entries.sort()) addTo(hash, root, `${path}/${entry}`)
}
