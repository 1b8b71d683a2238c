// Runs the short tests on every Node that package.json's `engines` promises, each with its own
// binary. They cover what differs between versions of Node, such as formats of days and numbers,
// and each operation once with every role.
import { execFile } from 'node:child_process'
import { binaryOf, install, platform, versions } from './versions.mjs'

const tests = [
  'tests/domain',
  'tests/server/config',
  'tests/server/http/openapi/roles.test.ts',
  'tests/server/messaging/outgoing',
]
/** A blocked caller is refused before an operation begins. */
const names = '^(?!.* as a blocked )'

if (versions.length === 0) {
  console.log(`Not run: Node's packages here are for Linux, and this is ${platform}.`)
  process.exit(0)
}
if (!install()) stop('Node in its other versions could not be installed; see above.')
const passes = await Promise.all(versions.map(passesOn))
const failed = versions.filter((_, index) => !passes[index])
if (failed.length > 0) stop(`The short tests fail on Node ${failed.join(', ')}.`)

function passesOn(version) {
  // None of these tests changes a module, so that each is loaded once and not for every file.
  const options = ['--no-isolate', '--reporter=dot', `--testNamePattern=${names}`]
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...options, ...tests]
  const { WAYBILL_STATEMENTS: _, ...env } = process.env
  return new Promise((resolve) => {
    execFile(binaryOf(version), command, { env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      console.log(`\nNode ${version}\n${stdout}${stderr}`)
      resolve(error === null)
    })
  })
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
