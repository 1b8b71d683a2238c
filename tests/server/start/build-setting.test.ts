import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from '../../../server/project-root.ts'

const one = 'https://one.example'
const other = 'https://other.example/base'

let root: string

// The scripts of an installation whose build only notes what it was given, and whose server only
// says what it was built with.
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waybill start '))
  await cp(join(projectRoot, 'server/start'), join(root, 'server/start'), { recursive: true })
  await mkdir(join(root, 'src'))
  await write('src/main.ts', '1')
  await write('package-lock.json', JSON.stringify({ packages: {} }))
  await write('steps.mjs', buildSteps)
  const scripts = {
    start: 'node server/start/start.mjs',
    build: 'node server/start/build.mjs',
    'build:steps': 'node steps.mjs',
  }
  await write('package.json', JSON.stringify({ type: 'module', scripts }))
})
afterEach(() => rm(root, { recursive: true }))

describe('An operator who starts Waybill', () => {
  it('without a host for the client gets one that asks its own server, built once', async () => {
    const started = () => run('npm', ['start', '--silent'])
    expect(await started()).toBe('asks its own server')
    expect(await started()).toBe('asks its own server')
    expect(await builds()).toEqual(['own'])
  })

  it('with a host, and later without, keeps it and builds nothing anew', async () => {
    expect(await start(one)).toBe(`asks ${one}`)
    expect(await start()).toBe(`asks ${one}`)
    expect(await start(` ${one} `)).toBe(`asks ${one}`)
    expect(await builds()).toEqual([one])
  })

  it('with another host, or with an empty one, gets the client built anew', async () => {
    await start(one)
    expect(await start(other)).toBe(`asks ${other}`)
    expect(await start('')).toBe('asks its own server')
    expect(await start()).toBe('asks its own server')
    expect(await builds()).toEqual([one, other, 'own'])
  })

  it('after an update keeps the host in the new build', async () => {
    await start(one)
    await write('src/main.ts', '2')
    expect(await start()).toBe(`asks ${one}`)
    expect(await builds()).toEqual([one, one])
  })

  it('after `npm run build` with a host gets that build', async () => {
    await run('npm', ['run', 'build'], one)
    await run('npm', ['run', 'build'])
    expect(await start()).toBe(`asks ${one}`)
    expect(await builds()).toEqual([one, one])
  })

  it('with a host that does not build is told so, and without it gets the one before', async () => {
    await start(one)
    await expect(start('broken')).rejects.toThrow('The build failed; see above.')
    expect(await start()).toBe(`asks ${one}`)
    expect(await builds()).toEqual([one, one])
  })

  it('after a build of an older version, which did not note its host, gets a new one', async () => {
    await start()
    await write('dist/built-from', 'a0b1c2')
    expect(await start()).toBe('asks its own server')
    expect(await builds()).toEqual(['own', 'own'])
  })
})

const write = (file: string, text: string) => writeFile(join(root, file), text)

/** Each build's host. */
async function builds(): Promise<string[]> {
  return (await readFile(join(root, 'builds.txt'), 'utf8')).trimEnd().split('\n')
}

/** Starts as `npm start` does; npm itself takes longer than the rest. */
const start = (apiBaseUrl?: string) => run('node', ['server/start/start.mjs'], apiBaseUrl)

/** The last line that it prints. */
async function run(program: string, args: string[], apiBaseUrl?: string): Promise<string> {
  const { VITE_API_BASE_URL: _own, ...env } = process.env
  const given = apiBaseUrl === undefined ? {} : { VITE_API_BASE_URL: apiBaseUrl }
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: root,
    env: { ...env, ...given },
  })
  return stdout.trim().split('\n').at(-1) ?? ''
}

const buildSteps = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
const host = process.env.VITE_API_BASE_URL ?? ''
mkdirSync('dist/server', { recursive: true })
mkdirSync('dist/cli', { recursive: true })
mkdirSync('dist/routing', { recursive: true })
mkdirSync('dist/client/.pages/en', { recursive: true })
mkdirSync('dist/api-reference', { recursive: true })
const says = 'asks ' + (host === '' ? 'its own server' : host)
writeFileSync('dist/server/main.js', 'console.log(' + JSON.stringify(says) + ')')
const empty = [
  'cli/main.js',
  'routing/main.js',
  'client/index.html',
  'client/.pages/en/table.json',
  'client/worker.js',
  'api-reference/index.html',
]
for (const file of empty)
  writeFileSync('dist/' + file, '')
if (host === 'broken') process.exit(1)
appendFileSync('builds.txt', (host || 'own') + '\\n')
`
