/** Generates everything again and fails where the committed files differ; leaves them as they were. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const files = generated()
const before = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const { status } = spawnSync('npm', ['run', '--silent', 'generate'], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (status !== 0) process.exit(1)

const changed = [...new Set([...files, ...generated()])].filter(
  (file) => !existsSync(file) || before.get(file) !== readFileSync(file, 'utf8'),
)
for (const [file, text] of before) writeFileSync(file, text)
if (changed.length > 0) {
  console.error(`Out of date, run \`npm run generate\`: ${changed.join(', ')}`)
  process.exit(1)
}

function generated() {
  const drawings = listed('machines/diagrams').filter((file) => !file.endsWith('.ts'))
  return ['openapi.d.ts', ...drawings, ...listed('languages/texts')]
}

function listed(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
