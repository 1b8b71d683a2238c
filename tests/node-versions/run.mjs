// The short tests on every Node that package.json's `engines` promises, each with its own binary: the
// rules, and each operation once with every role. The one at hand is left out: all tests run on that.
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const tests = [
  'tests/domain',
  'tests/machines',
  'tests/server/config',
  'tests/server/openapi/roles.test.ts',
  'tests/server/outgoing',
]
const versions = ['20', '22', '24'].filter((major) => !process.version.startsWith(`v${major}.`))
const platform = `${process.platform}-${process.arch}`
const packageOf = (version) => `node_modules/node${version}-${platform}`
const binaryOf = (version) => join(here, packageOf(version), 'bin/node')

const { packages } = JSON.parse(readFileSync(join(here, 'package-lock.json'), 'utf8'))
if (!versions.every((version) => packageOf(version) in packages)) {
  console.log(`Not run: Node's packages here are for Linux, and this is ${platform}.`)
  process.exit(0)
}
install()
const passes = await Promise.all(versions.map(passesOn))
const failed = versions.filter((_, index) => !passes[index])
if (failed.length > 0) stop(`The short tests fail on Node ${failed.join(', ')}.`)

// Kept apart, because Node's packages would put themselves in front of the Node of every script.
function install() {
  if (versions.every(isRight)) return
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: here, stdio: 'inherit' })
  if (status !== 0) {
    stop('Node in its other versions could not be installed; see above.')
  }
}

function passesOn(version) {
  // None of these tests changes a module, so that each is loaded once and not for every file.
  // The drawings are laid out by a library, the same everywhere.
  const options = ['--no-isolate', '--reporter=dot', '--exclude=tests/machines/diagrams.test.ts']
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...options, ...tests]
  const { WAYBILL_STATEMENTS: _, ...env } = process.env
  return new Promise((resolve) => {
    execFile(binaryOf(version), command, { env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      console.log(`\nNode ${version}\n${stdout}${stderr}`)
      resolve(error === null)
    })
  })
}

function isRight(version) {
  const { stdout } = spawnSync(binaryOf(version), ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${packages[packageOf(version)].version}`
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
