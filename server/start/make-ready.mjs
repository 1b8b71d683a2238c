import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode } from './check-node.mjs'
import { installMissing } from './install.mjs'
import { runNpm } from './run-npm.mjs'

/**
 * Installs missing packages, and builds unless there is a build.
 * @param {string} root @param {boolean} isBuilt @param {string} product file that the build has to create
 */
export function makeReady(root, isBuilt, product) {
  checkNode()
  installMissing(root, { withoutTools: isBuilt })
  if (!isBuilt) build(root, product)
}

function build(root, product) {
  console.error('Building …')
  const { ok, output } = runNpm(root, ['run', 'build'])
  if (ok && existsSync(join(root, product))) return
  console.error(`${output}\nThe build failed; see above.`.trim())
  process.exit(1)
}
