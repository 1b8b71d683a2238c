import { checkNode } from './check-node.mjs'
import { installMissing } from './install.mjs'
import { runNode } from './run-to-end.mjs'

/**
 * Installs missing packages, and builds with these options if there is no build.
 * @param {string} root @param {boolean} isBuilt @param {string[]} [options]
 */
export function makeReady(root, isBuilt, options = []) {
  checkNode()
  installMissing(root, { withoutTools: isBuilt })
  if (!isBuilt) build(root, options)
}

function build(root, options) {
  console.error('Building …')
  const { ok, output } = runNode(root, ['server/start/build.mjs', ...options])
  if (ok) return
  console.error(`${output}\nThe build failed; see above.`.trim())
  process.exit(1)
}
