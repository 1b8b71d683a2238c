// Runs before each npm script that needs a tool: ends it with one sentence if the tool could not run.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode } from './check-node.mjs'

checkNode()
if (!existsSync(join(import.meta.dirname, '../../node_modules/.package-lock.json'))) {
  console.error('The packages are not installed yet. Run "npm ci".')
  process.exit(1)
}
