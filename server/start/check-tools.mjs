// Runs before each npm script that needs a tool: ends it with one sentence if the tool could not
// run, and writes the texts that tools read.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureTexts } from '../../languages/ensure-texts.mjs'
import { checkNode } from './check-node.mjs'

const root = join(import.meta.dirname, '../..')
checkNode()
if (!existsSync(join(root, 'node_modules/.package-lock.json'))) {
  console.error('The packages are not installed yet. Run "npm ci".')
  process.exit(1)
}
if (!ensureTexts(root)) process.exit(1)
