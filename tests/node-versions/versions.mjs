// Versions of Node that package.json's `engines` promises, beside the current one. Run by itself,
// installs those that are missing.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cleanInstall } from '../../server/start/install.mjs'

const here = import.meta.dirname
export const platform = `${process.platform}-${process.arch}`
const packageOf = (version) => `node_modules/node${version}-${platform}`
const { packages } = JSON.parse(readFileSync(join(here, 'package-lock.json'), 'utf8'))

/** The current one is left out: all tests run on it. */
const promised = ['20', '22', '24'].filter((major) => !process.version.startsWith(`v${major}.`))
/** Empty if there are no packages for the platform. */
export const versions = promised.every((version) => packageOf(version) in packages) ? promised : []

export const binaryOf = (version) => join(here, packageOf(version), 'bin/node')

/** Kept apart, because Node's packages would come before the Node of every script. */
export function install() {
  if (versions.every(isRight)) return true
  const failure = cleanInstall(here)
  if (failure !== undefined) console.error(failure)
  return failure === undefined
}

function isRight(version) {
  const { stdout } = spawnSync(binaryOf(version), ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${packages[packageOf(version)].version}`
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(install() ? 0 : 1)
