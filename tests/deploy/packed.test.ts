import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demoAccounts } from '../../server/accounts/users/demo-accounts.ts'
import { projectRoot } from '../../server/project-root.ts'
import { version } from '../../server/version.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { followProgram, killEngine, type Program } from '../support/processes.ts'
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts'
import { addressOf, headingOf, logIn } from './calls.ts'
import { buildImage, giveToAccount, imageAccount, type Image } from './dockerfile.ts'
import { installPackages, unpackPackage } from './packed.ts'

let folder: TemporaryFolder
/** Folder with the installed packages, as from `npm ci`. */
let packages: string
let files: string[]
let size: number
let image: Image
let server: Program | undefined

// Packed and installed once: for the container first, and then for npx.
beforeAll(async () => {
  folder = await temporaryFolder()
  const build = join(folder.path, 'build-stage')
  const packagesStage = join(folder.path, 'packages-stage')
  packages = join(packagesStage, 'packages')
  await mkdir(join(build, 'build'), { recursive: true })
  ;({ files, size } = await unpackPackage(join(build, 'build')))
  await installPackages(packages)
  image = await buildImage(join(folder.path, 'image'), { build, packages: packagesStage })
  await rename(join(build, 'build/package'), join(packages, 'node_modules/waybill'))
})

afterEach(async () => {
  server?.kill('SIGTERM')
  await server?.ended
})

afterAll(() => folder.remove())

describe('A container', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase({ template: 'template1' })
  })
  afterAll(() => database.drop())

  test('starts with the database address of a secret file, and is healthy', async () => {
    const secret = join(folder.path, 'database-url')
    await writeFile(secret, `${database.url}\n`, { mode: 0o400 })
    await giveToAccount(secret)

    server = run(image.command, { DATABASE_URL_FILE: secret, DEMO_DATA: 'on' })
    const address = await addressOf(server)
    expect(server.said()).toContain('Migrated: 001-people-and-parcels')
    expect((await fetch(`${address}/health/ready`)).status).toBe(200)
    expect((await logIn(address)).status).toBe(200)
    expect(await headingOf(address)).toBe('Every parcel, in plain sight')

    const { port } = new URL(address)
    expect(await run(image.healthcheck, { PORT: port }).ended).toBe(0)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(await run(image.healthcheck, { PORT: port }).ended).toBe(1)
  })

  test('has the command waybill', async () => {
    const command = join(image.root, 'usr/local/bin/waybill')
    const env = { PATH: process.env['PATH'] }
    const { stdout } = await execute(command, ['admin', '--help'], { env })
    expect(stdout).toMatch(/^waybill admin create /)
  })

  test('keeps its own database in its volume', async () => {
    server = run(image.command, {})
    const address = await addressOf(server)
    expect((await fetch(`${address}/health/ready`)).status).toBe(200)
    expect((await logIn(address)).status).toBe(200)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })
})

describe('A newcomer', () => {
  let here: string
  let command: string

  // Like `npx`: the package is among its dependencies, and the visitor is in another folder.
  beforeAll(async () => {
    here = join(folder.path, 'an empty folder')
    await mkdir(here, { mode: 0o711 })
    const home = join(packages, 'node_modules/waybill')
    const manifest = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'))
    const { bin } = z.object({ bin: z.object({ waybill: z.string() }) }).parse(manifest)
    command = join(home, bin.waybill)
  })

  afterAll(async () => {
    await killEngine(join(here, 'data'))
    const elsewhere = await readFile(join(here, 'data/postgres-is-at'), 'utf8').catch(() => '')
    if (elsewhere !== '') await rm(elsewhere.trim(), { recursive: true })
  })

  function npx(args: string[], settings: Record<string, string> = {}): Program {
    const { PATH, HOME } = process.env
    return followProgram([command, ...args], { cwd: here, env: { PATH, HOME, ...settings } })
  }

  test('starts the package in an empty folder, and logs in with the printed credentials', async () => {
    server = npx([], { PORT: '0', LOG_LEVEL: 'warn' })
    const address = await addressOf(server)
    await server.line(new RegExp(demoAccounts.admin.email))
    expect((await logIn(address)).status).toBe(200)
    expect(await headingOf(address)).toBe('Every parcel, in plain sight')
    expect(existsSync(join(here, 'data'))).toBe(true)
    expect(server.said()).not.toMatch(/Installing|Building/)

    const sessions = npx(['admin', 'sessions', demoAccounts.admin.email])
    expect(await sessions.ended).toBe(0)
  })

  test('gets help from the package, and reads its commands', async () => {
    const help = npx(['--help'])
    expect(await help.ended).toBe(0)
    const commands = [
      'waybill admin create',
      'waybill backup <file>',
      'waybill restore <file>',
      'waybill import-postcodes <file>',
    ]
    for (const text of commands) expect(help.said()).toContain(text)

    const byNpx = npx(['admin', '--help'], { npm_lifecycle_event: 'npx' })
    expect(await byNpx.ended).toBe(0)
    expect(byNpx.lines[0]).toContain(`npx --yes ./waybill-${version}.tgz admin create `)
  })
})

test('The package contains the build and the files to run it, but no sources', () => {
  expect(files).toContain('dist/client/.pages/en/home.html')
  expect(files).toContain('dist/client/.pages/ar/home.html')
  expect(files).toContain('dist/api-reference/index.html')
  expect(files).toContain('dist/routing/main.js')
  const others = files.filter((file) => !/^(?:dist|server\/(?:db\/migrations|start))\//.test(file))
  expect(others.toSorted()).toEqual([
    'README.md',
    'deploy/waybill.service',
    'openapi.yaml',
    'package.json',
  ])
  expect(files.filter((file) => file.endsWith('.ts'))).toEqual([])
})

test('The package has the documented size', async () => {
  const document = await readFile(join(projectRoot, 'docs/operations/install.md'), 'utf8')
  const [, megabytes = '', count = ''] = /\((\S+) MB, (\S+) files/.exec(document) ?? []
  const off = [size / 1e6 / Number(megabytes), files.length / Number(count.replace(',', ''))]
  // This package is 4 % larger than a release, which is compressed further, and the figures are
  // rounded.
  expect(off.filter((ratio) => !(Math.abs(ratio - 1) < 0.1))).toEqual([])
})

const execute = promisify(execFile)

/** As the image's account, which may write to the volume and to /tmp, with the image's settings. */
function run(args: string[], settings: Record<string, string>): Program {
  const dataDir = join(image.root, image.env['DATA_DIR'] ?? '')
  const own = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  return followProgram(args, {
    cwd: join(image.root, image.workdir),
    env: { ...image.env, ...own, ...settings },
    ...imageAccount,
  })
}
