import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts'

let folder: TemporaryFolder
const inCopy = (path: string) => join(folder.path, path)
const read = (path: string) => readFileSync(inCopy(path), 'utf8')
const writtenAt = (path: string) => statSync(inCopy(path)).mtimeMs
const [texts, madeFrom] = ['languages/texts/de', 'languages/texts/made-from']

beforeAll(async () => {
  folder = await temporaryFolder()
  for (const source of [
    'languages',
    'domain',
    'package.json',
    'openapi.d.ts',
    'src/ui',
    'server/messaging/mail',
  ])
    cpSync(join(projectRoot, source), inCopy(source), { recursive: true, preserveTimestamps: true })
  symlinkSync(join(projectRoot, 'node_modules'), inCopy('node_modules'))
})
afterAll(() => folder.remove())

function run(...command: string[]) {
  const options = { cwd: folder.path, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options)
  return { status, stdout, stderr }
}

/** Every command that needs the texts begins like this. */
const prepare = () => run('languages/prepare.mjs')
const listMissing = (...options: string[]) =>
  run('--import', 'tsx', 'languages/list-missing.ts', ...options)

it('writes a changed catalogue, with English for what it lacks, and leaves other modules alone', () => {
  const catalogue = JSON.parse(read('languages/de.json'))
  delete catalogue.ui.couldNotBeLoaded
  catalogue.ui.skipToContent = 'Zum Inhalt'
  writeFileSync(inCopy('languages/de.json'), JSON.stringify(catalogue))
  const lists = writtenAt(`${texts}/lists.ts`)

  expect(prepare()).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(read(`${texts}/ui.ts`)).toContain('skipToContent: string = "Zum Inhalt"')
  const sentence = '"This could not be loaded. Check the connection and try again."'
  expect(read(`${texts}/ui.ts`)).toContain(`couldNotBeLoaded: string = ${sentence}`)
  expect(read(`${texts}/untranslated.ts`)).toContain(`| null = [${sentence}]`)
  expect(read('languages/texts/fr/untranslated.ts')).toContain('| null = null')
  expect(writtenAt(`${texts}/lists.ts`)).toBe(lists)
})

it('writes nothing if nothing has changed, and restores a missing module', () => {
  const before = writtenAt(madeFrom)
  expect(prepare()).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(writtenAt(madeFrom)).toBe(before)

  rmSync(inCopy(`${texts}/lists.ts`))
  expect(prepare().status).toBe(0)
  expect(read(`${texts}/lists.ts`)).toContain('export const')
})

it('lists what is missing and where it is shown, and refuses only a release', () => {
  const { status, stdout } = listMissing()
  expect(stdout).toMatch(
    /languages\/de\.json lacks 1:\n {2}ui\.couldNotBeLoaded: This .* try again\.\n {4}src\/ui\/lazy\/lazy-boundary\.tsx:\d+: .*couldNotBeLoaded/,
  )
  expect(stdout).toMatch(/\nTexts missing: 1\n$/)
  expect(status).toBe(0)
  expect(listMissing('--complete').status).toBe(1)

  cpSync(join(projectRoot, 'languages/de.json'), inCopy('languages/de.json'))
  expect(listMissing('--complete')).toEqual({
    status: 0,
    stdout: 'All languages have all texts.\n',
    stderr: '',
  })
})

it('ends with the name of an invalid catalogue', () => {
  writeFileSync(inCopy('languages/de.json'), '{"ui":{"shut":"Zu"}}')
  const { status, stderr } = prepare()
  expect(stderr).toContain('languages/de.json:\nui.shut is not in English')
  expect(status).toBe(1)
})
