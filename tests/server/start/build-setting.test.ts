import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from '../../../server/project-root.ts'
import { completeBuild, hasAllLanguages } from '../../../server/start/build-state.mjs'
import { followProgram } from '../../support/processes.ts'

const one = 'https://one.example'
const other = 'https://other.example/base'

let root: string

// The scripts of an installation whose build only records its setting, and whose server only says
// which setting it was built with.
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waybill start '))
  await cp(join(projectRoot, 'server/start'), join(root, 'server/start'), { recursive: true })
  await mkdir(join(root, 'src'))
  await write('src/main.ts', '1')
  await write('package-lock.json', JSON.stringify({ packages: {} }))
  await write('server/start/build-steps.mjs', buildSteps)
  const scripts = {
    start: 'node server/start/start.mjs',
    build: 'node server/start/build.mjs',
  }
  await write('package.json', JSON.stringify({ type: 'module', scripts }))
})
afterEach(() => rm(root, { recursive: true }))

describe('An operator who starts Waybill', () => {
  it('gets a client for its own server, built once, if no host is set', async () => {
    const started = () => run('npm', ['start', '--silent'])
    expect(await saidBy(started())).toBe('asks its own server')
    expect(await saidBy(started())).toBe('asks its own server')
    expect(await builds()).toEqual(['own'])
  })

  it('keeps a host that was set once, and builds nothing again', async () => {
    expect(await saidBy(start(one))).toBe(`asks ${one}`)
    expect(await saidBy(start())).toBe(`asks ${one}`)
    expect(await saidBy(start(` ${one} `))).toBe(`asks ${one}`)
    expect(await builds()).toEqual([one])
  })

  it('gets a new build for another host, or for an empty one', async () => {
    await start(one)
    expect(await saidBy(start(other))).toBe(`asks ${other}`)
    expect(await saidBy(start(''))).toBe('asks its own server')
    expect(await saidBy(start())).toBe('asks its own server')
    expect(await builds()).toEqual([one, other, 'own'])
  })

  it('keeps the host in the new build after an update', async () => {
    await start(one)
    await write('src/main.ts', '2')
    expect(await saidBy(start())).toBe(`asks ${one}`)
    expect(await builds()).toEqual([one, one])
  })

  it('keeps the host of an earlier `npm run build`', async () => {
    await run('npm', ['run', 'build'], one)
    await run('npm', ['run', 'build'])
    expect(await saidBy(start())).toBe(`asks ${one}`)
    expect(await builds()).toEqual([one, one])
  })

  it('is told if the host does not build, and gets the previous one without it', async () => {
    await start(one)
    await expect(start('broken')).rejects.toThrow('The build failed; see above.')
    expect(await saidBy(start())).toBe(`asks ${one}`)
    expect(await builds()).toEqual([one, one])
  })

  it('gets a new build if an older version made the last one, which recorded no host', async () => {
    await start()
    await write('dist/built-from', 'a0b1c2')
    expect(await saidBy(start())).toBe('asks its own server')
    expect(await builds()).toEqual(['own', 'own'])
  })
})

describe('The other languages', () => {
  const building = '  Other languages are being built; their pages come in English until then.'
  const ready = '  All languages are ready.'
  const failed = '  The other languages could not be built; see above. Their pages are in English.'

  it('are built beside the running server of a new build, once', async () => {
    expect(await linesOf(start(one))).toEqual([`asks ${one}`, building, ready])
    expect(await linesOf(start())).toEqual([`asks ${one}`])
    expect([await builds(), await builds('others.txt')]).toEqual([[one], [one]])
  })

  it('are ready when `npm run build` ends', async () => {
    await run('npm', ['run', 'build'])
    expect(await builds('others.txt')).toEqual(['own'])
    expect(await linesOf(start())).toEqual(['asks its own server'])
  })

  it('stop being built if the server is killed, and are built alone at the next start', async () => {
    await write('others-hang', '')
    const env = { ...process.env, VITE_API_BASE_URL: one }
    const killed = followProgram(['server/start/start.mjs'], { cwd: root, env })
    await killed.line(/^hanging$/)
    killed.kill('SIGKILL')
    // The output ends with the last process that writes to it.
    expect(await killed.ended).toBe(null)

    await rm(join(root, 'others-hang'))
    expect(await linesOf(start())).toEqual([`asks ${one}`, building, ready])
    expect([await builds(), await builds('others.txt')]).toEqual([[one], [one]])
  })

  it('leave the server running if their build fails, and are built at the next start', async () => {
    await write('others-fail', '')
    const { stdout, stderr } = await start()
    expect([stdout, stderr]).toEqual([
      `asks its own server\n${building}\n`,
      expect.stringMatching(/No text for German[^]*\n {2}The other languages could not be built/),
    ])
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(failed)

    await rm(join(root, 'others-fail'))
    expect(await linesOf(start())).toEqual(['asks its own server', building, ready])
    expect(await builds()).toEqual(['own'])
  })

  it('do not count as built if another build has finished in between', async () => {
    const english = () => run('npm', ['run', 'build', '--', '--english'])
    await english()
    await completeBuild(root, async () => void (await english()))
    expect(hasAllLanguages(root)).toBe(false)
    await completeBuild(root, async () => {})
    expect(hasAllLanguages(root)).toBe(true)
  })
})

const write = (file: string, text: string) => writeFile(join(root, file), text)

/** The host of each build. */
async function builds(file = 'builds.txt'): Promise<string[]> {
  return (await readFile(join(root, file), 'utf8')).trimEnd().split('\n')
}

/** Starts as `npm start` does, without npm, which takes longer than the rest. */
const start = (apiBaseUrl?: string) => run('node', ['server/start/start.mjs'], apiBaseUrl)

async function run(program: string, args: string[], apiBaseUrl?: string) {
  const { VITE_API_BASE_URL: _own, ...env } = process.env
  const given = apiBaseUrl === undefined ? {} : { VITE_API_BASE_URL: apiBaseUrl }
  return promisify(execFile)(program, args, { cwd: root, env: { ...env, ...given } })
}

async function linesOf(running: ReturnType<typeof run>): Promise<string[]> {
  return (await running).stdout.trimEnd().split('\n')
}

/** The first line of the server. */
async function saidBy(running: ReturnType<typeof run>): Promise<string> {
  const [first = ''] = await linesOf(running)
  return first
}

const buildSteps = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'

export async function buildEnglish() {
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
}

export async function buildOtherLanguages() {
  if (existsSync('others-fail')) throw new Error('No text for German')
  if (existsSync('others-hang')) {
    console.log('hanging')
    await new Promise((resolve) => setTimeout(resolve, 2 ** 30))
  }
  appendFileSync('others.txt', (process.env.VITE_API_BASE_URL || 'own') + '\\n')
}
`
