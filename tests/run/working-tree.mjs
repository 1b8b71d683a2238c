import { spawnSync } from 'node:child_process'

const app = [
  'src',
  'server',
  'machines',
  'domain',
  'languages',
  'openapi.yaml',
  'index.html',
  'vite.config.ts',
]

/** True if the working tree changes what is built and served. */
export function touchesTheApp() {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--', ...app], { encoding: 'utf8' })
  return stdout.trim() !== ''
}
