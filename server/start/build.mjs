// `npm run build`: builds for the requested host, and records in dist what it was built from, so
// that the next start knows whether to build again. `npm start` builds with `--english` first, and
// the rest with `--rest` beside the server. With `--release`, as for `npm pack`, files are
// compressed as far as possible, which takes longer.
import { availableParallelism, constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { completeBuild, runBuild } from './build-state.mjs'
import { buildEnglish, buildOtherLanguages } from './build-steps.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const options = new Set(process.argv.slice(2))
if (options.has('--release')) process.env['WAYBILL_BUILD'] = 'release'

if (options.has('--rest')) {
  stopWithParent()
  // Requests to the server come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  await completeBuild(root, (apiBaseUrl) => {
    setHost(apiBaseUrl)
    return buildOtherLanguages(Math.max(1, availableParallelism() - 1))
  })
} else {
  await runBuild(root, (apiBaseUrl) => {
    setHost(apiBaseUrl)
    return buildEnglish()
  })
  if (!options.has('--english'))
    await completeBuild(root, () => buildOtherLanguages(availableParallelism()))
}

function setHost(apiBaseUrl) {
  if (apiBaseUrl !== '') process.env['VITE_API_BASE_URL'] = apiBaseUrl
}
