import { fork } from 'node:child_process'
import { join } from 'node:path'

/**
 * Builds, beside the server, the languages that `--english` left out; the server finds each once it is built.
 * @param {string} root
 */
export function buildRest(root) {
  console.log('  Other languages are being built; their pages come in English until then.')
  const failed = () =>
    console.error(
      '  The other languages could not be built; see above. Their pages are in English.',
    )
  fork(join(root, 'server/start/build.mjs'), ['--rest'], { cwd: root })
    .once('error', failed)
    .once('exit', (code) => {
      if (code === 0) console.log('  All languages are ready.')
      // A null exit code means that it was killed with the server.
      else if (code !== null) failed()
    })
}
