import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { demoAccounts } from '../../server/demo/accounts.ts'
import { followProgram, killEngine, type Program } from '../support/processes.ts'
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts'
import { addressOf, headingOf, logIn } from './calls.ts'
import { installPackages, unpackPackage } from './packed.ts'

let folder: TemporaryFolder
let files: string[]
let command: string
let here: string
let server: Program | undefined

// As `npx` does it: the package among the packages that it needs, and the visitor elsewhere.
beforeAll(async () => {
  folder = await temporaryFolder()
  here = join(folder.path, 'an empty folder')
  await mkdir(here, { mode: 0o711 })
  await installPackages(folder.path)
  files = await unpackPackage(folder.path)
  const home = join(folder.path, 'node_modules/waybill')
  await rename(join(folder.path, 'package'), home)
  const manifest = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'))
  const { bin } = z.object({ bin: z.object({ waybill: z.string() }) }).parse(manifest)
  command = join(home, bin.waybill)
})

afterEach(async () => {
  server?.kill('SIGTERM')
  await server?.ended
})

afterAll(async () => {
  await killEngine(join(here, 'data'))
  const elsewhere = await readFile(join(here, 'data/postgres-is-at'), 'utf8').catch(() => '')
  if (elsewhere !== '') await rm(elsewhere.trim(), { recursive: true })
  await folder.remove()
})

test('A newcomer who starts the packed Waybill in an empty folder logs in with what it prints', async () => {
  server = run([], { PORT: '0', LOG_LEVEL: 'warn' })
  const address = await addressOf(server)
  await server.line(new RegExp(demoAccounts.admin.email))
  expect((await logIn(address)).status).toBe(200)
  expect(await headingOf(address)).toBe('Every parcel, in plain sight')
  expect(existsSync(join(here, 'data'))).toBe(true)
  expect(server.said()).not.toMatch(/Installing|Building/)

  const sessions = run(['admin', 'sessions', demoAccounts.admin.email])
  expect(await sessions.ended).toBe(0)
})

test('A newcomer who asks the packed Waybill for help reads of its commands', async () => {
  const help = run(['--help'])
  expect(await help.ended).toBe(0)
  for (const text of ['waybill admin create', 'waybill backup <file>', 'waybill restore <file>'])
    expect(help.said()).toContain(text)
})

test('The package holds what is built and what runs, and nothing to build it from', () => {
  expect(files).toContain('dist/client/.pages/home.html')
  expect(files).toContain('dist/api-reference/index.html')
  const others = files.filter((file) => !/^(?:dist|server\/(?:db\/migrations|start))\//.test(file))
  expect(others.toSorted()).toEqual([
    'README.md',
    'deploy/waybill.service',
    'openapi.yaml',
    'package.json',
  ])
  expect(files.filter((file) => file.endsWith('.ts'))).toEqual([])
})

function run(args: string[], settings: Record<string, string> = {}): Program {
  const { PATH, HOME } = process.env
  return followProgram([command, ...args], { cwd: here, env: { PATH, HOME, ...settings } })
}
