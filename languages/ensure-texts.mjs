import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes `languages/texts/` if a catalogue, or what compiles it, has changed since, or if a file is missing.
 * Answers false if a catalogue is wrong, and says what is wrong with it.
 * @param {string} root @returns {boolean}
 */
export function ensureTexts(root) {
  const stateFile = join(root, 'languages/texts/made-from')
  if (textOf(stateFile) === stateOf(root)) return true
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'languages/generate.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status === 0) writeFileSync(stateFile, stateOf(root))
  return status === 0
}

/** Inputs of the texts, and the names of the modules that exist. */
function stateOf(root) {
  const folder = join(root, 'languages')
  const sources = readdirSync(folder)
    .filter((name) => /\.(?:json|ts)$/.test(name))
    .map((name) => join(folder, name))
  const hash = createHash('sha256')
  for (const source of [...sources, join(root, 'domain/languages.ts')])
    hash.update(`${source.slice(root.length)}\0`).update(readFileSync(source))
  for (const name of modulesIn(join(folder, 'texts'))) hash.update(`${name}\0`)
  return hash.digest('hex')
}

const modulesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .toSorted()
    : []

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
