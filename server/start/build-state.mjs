import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'src',
  'server',
  'machines',
  'domain',
  'openapi.yaml',
  'openapi.d.ts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const products = [
  'dist/server/main.js',
  'dist/cli/main.js',
  'dist/client/index.html',
  'dist/client/.pages/table.json',
]

/** Whether dist was made from the sources as they are now. @param {string} root */
export function isBuilt(root) {
  if (!products.every((product) => existsSync(join(root, product)))) return false
  // An installation may ship without sources.
  if (!existsSync(join(root, 'src'))) return true
  try {
    return readFileSync(join(root, 'dist', 'built-from'), 'utf8') === fingerprint(root)
  } catch {
    return false
  }
}

/** @param {string} root */
export function rememberBuild(root) {
  writeFileSync(join(root, 'dist', 'built-from'), fingerprint(root))
}

function fingerprint(root) {
  const hash = createHash('sha256')
  // The build puts these into the client.
  const settings = Object.keys(process.env).filter((name) => name.startsWith('VITE_'))
  for (const name of settings.sort()) hash.update(`${name}=${process.env[name]}\0`)
  for (const source of sources) addTo(hash, root, source)
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
