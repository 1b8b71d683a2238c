// `npm run build`: runs the steps in package.json, for the host that is wanted, and records in dist what it
// was built from, so that the next start knows whether to build again. With `--release`, as for `npm pack`,
// files are compressed as far as possible, which takes longer.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runBuild } from './build-state.mjs'
import { runNpm } from './run-npm.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

const succeeded = runBuild(root, (apiBaseUrl) => {
  const setting = apiBaseUrl === '' ? {} : { VITE_API_BASE_URL: apiBaseUrl }
  const release = process.argv.includes('--release') ? { WAYBILL_BUILD: 'release' } : {}
  const env = { ...process.env, ...setting, ...release }
  const { ok, output } = runNpm(root, ['run', '--silent', 'build:steps'], { stdio: 'inherit', env })
  if (output !== '') console.error(output)
  return ok
})
if (!succeeded) process.exit(1)
