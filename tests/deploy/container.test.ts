import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isRoot } from '../../server/embedded-postgres/placement.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { followProgram, type Program } from '../support/processes.ts'
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts'
import { addressOf, headingOf, logIn } from './calls.ts'
import { buildImage, imageAccount, type Image } from './dockerfile.ts'
import { installPackages, unpackPackage } from './packed.ts'

let folder: TemporaryFolder
let image: Image
let database: TestDatabase
let server: Program | undefined

beforeAll(async () => {
  folder = await temporaryFolder()
  const build = join(folder.path, 'build-stage')
  const packages = join(folder.path, 'packages-stage')
  await mkdir(join(build, 'build'), { recursive: true })
  await unpackPackage(join(build, 'build'))
  await installPackages(join(packages, 'packages'))
  image = await buildImage(join(folder.path, 'image'), { build, packages })
  database = await createTestDatabase({ template: 'template1' })
})

afterEach(async () => {
  server?.kill('SIGTERM')
  await server?.ended
})

afterAll(async () => {
  await database.drop()
  await folder.remove()
})

test('A container with a secret’s file starts on that database, alive for its engine', async () => {
  const secret = join(folder.path, 'database-url')
  await writeFile(secret, `${database.url}\n`, { mode: 0o400 })
  if (isRoot()) await chown(secret, imageAccount.uid, imageAccount.gid)

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

test('A container without a database keeps one of its own in its volume', async () => {
  server = run(image.command, {})
  const address = await addressOf(server)
  expect((await fetch(`${address}/health/ready`)).status).toBe(200)
  expect((await logIn(address)).status).toBe(200)
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

/** As the image's account, which may write to the volume and to /tmp, with the image's settings. */
function run(args: string[], settings: Record<string, string>): Program {
  const dataDir = join(image.root, image.env['DATA_DIR'] ?? '')
  const own = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  return followProgram(args, {
    cwd: join(image.root, image.workdir),
    env: { ...image.env, ...own, ...settings },
    ...(isRoot() && imageAccount),
  })
}
