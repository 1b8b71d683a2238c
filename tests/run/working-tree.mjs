import { spawnSync } from 'node:child_process'
import { buildSources } from '../../server/start/build-sources.mjs'

/** True if the working tree has changes to files that are built and served. */
export function touchesTheApp() {
  const status = ['status', '--porcelain', '--', ...buildSources]
  const { stdout } = spawnSync('git', status, { encoding: 'utf8' })
  return stdout.trim() !== ''
}
