/** Generates everything again in a copy of the sources, and fails if the committed files differ. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { buildSources } from '../server/start/build-sources.mjs'

const copy = mkdtempSync(join(tmpdir(), 'waybill-generated-'))
for (const source of buildSources) cpSync(source, join(copy, source), { recursive: true })
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
const { status } = spawnSync('npm', ['run', '--silent', 'generate'], {
  cwd: copy,
  stdio: ['ignore', 'ignore', 'inherit'],
})
const changed = [...new Set([...generatedIn('.'), ...generatedIn(copy)])].filter(
  (file) => textOf(file) !== textOf(join(copy, file)),
)
rmSync(copy, { recursive: true })

if (status === 0 && changed.length > 0)
  console.error(`Out of date, run \`npm run generate\`: ${changed.join(', ')}`)
process.exit(status === 0 && changed.length === 0 ? 0 : 1)

function generatedIn(root) {
  const listed = (folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(relative(root, entry.parentPath), entry.name))
  const drawings = listed('machines/diagrams').filter((file) => !file.endsWith('.ts'))
  return ['openapi.d.ts', 'domain/contract-hash.ts', ...drawings]
}

/** Undefined if there is no such file. */
function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
