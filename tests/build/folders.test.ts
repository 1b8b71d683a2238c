import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { clientSources } from '../../server/start/build-sources.mjs'
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts'

let temporary: TemporaryFolder
beforeAll(async () => {
  temporary = await temporaryFolder()
})
afterAll(async () => temporary.remove())

it('Clients built in two folders have the same files', () => {
  const [here, there] = ['here', 'some/where/else'].map((name) =>
    filesBuiltIn(join(temporary.path, name)),
  )

  expect(here?.size).toBeGreaterThan(50)
  expect([...(there ?? []).keys()]).toEqual([...(here ?? []).keys()])
  const different = [...(here ?? [])].filter(([name, text]) => there?.get(name) !== text)
  expect(different.map(([name]) => name)).toEqual([])
})

/** Builds there and reads the files for the browser, by name. */
function filesBuiltIn(folder: string): Map<string, string> {
  mkdirSync(folder, { recursive: true })
  for (const source of clientSources)
    cpSync(join(projectRoot, source), join(folder, source), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction')
  build(folder)
  const client = join(folder, 'dist/client')
  // Leaves out the manifest, which no browser requests and which names sources by the real paths of
  // linked packages.
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:html|js|json)$/.test(name) && !name.startsWith('.vite'),
  )
  return new Map(files.toSorted().map((name) => [name, readFileSync(join(client, name), 'utf8')]))
}

function build(folder: string): void {
  const { NODE_ENV: _, ...env } = process.env
  const command = ['node_modules/vite/bin/vite.js', 'build']
  const options = { cwd: folder, env, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, command, options)
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stderr}`)
}
