import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '../report/run.ts'

/** The newest that runs on Node 20. It weighs 185 MB, so it is no dependency of the project. */
const version = '12.8.2'

/** Answers the program, which is fetched once and then kept in the system's temporary folder. */
export async function installLighthouse(): Promise<string> {
  const folder = join(tmpdir(), `waybill-lighthouse-${version}`)
  const program = join(folder, 'node_modules/lighthouse/cli/index.js')
  const isWhole = join(folder, 'node_modules/.package-lock.json')
  if (existsSync(program) && existsSync(isWhole)) return program
  say(`Installing Lighthouse ${version} …`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${version}`],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Error(`Lighthouse could not be installed:\n${stderr}`)
  return program
}
