import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedError } from './errors.ts'
import { run, type Account } from './processes.ts'

export interface ClusterOptions {
  account: Account
  binaries: Binaries
  cluster: string
  password: string
}

/** Creates the data directory as a whole or not at all. */
export async function createCluster(options: ClusterOptions): Promise<void> {
  const { account, cluster, password } = options
  await removeUnfinished(cluster)
  const fresh = `${cluster}.new-${randomBytes(4).toString('hex')}`
  await mkdir(fresh, { mode: 0o700 })
  if (account.uid !== undefined) await chown(fresh, account.uid, account.gid ?? account.uid)
  await initdb({ ...options, cluster: fresh })
  await runSingleUser({ ...options, cluster: fresh }, [
    `alter role postgres password '${password}'`,
    `create role waybill login password '${password}'`,
    'create database waybill owner waybill',
  ])
  await rename(fresh, cluster)
  // The rename survives a power cut only once its folder is on the disk, too.
  await flushFolder(dirname(cluster))
}

export async function checkVersion({ binaries, cluster }: ClusterOptions): Promise<void> {
  const major = Number(await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => 'NaN'))
  if (major === binaries.major) return
  throw new EmbeddedError(
    `The database in ${cluster} was made by PostgreSQL ${major}, and this is PostgreSQL ` +
      `${binaries.major}. Start the Waybill that made it; "npm run backup" there and "npm run ` +
      'restore" here, into a new folder, bring the data over.',
  )
}

/** Sets a new password for a database whose password file is lost. */
export async function setPassword(options: ClusterOptions): Promise<void> {
  await runSingleUser(options, [
    `alter role postgres password '${options.password}'`,
    `alter role waybill password '${options.password}'`,
  ])
}

/** Reads the database's password from a file that only this account can read; creates it if it is missing. */
export async function ensurePassword(
  dataDir: string,
): Promise<{ password: string; isNew: boolean }> {
  const saved = await readPassword(dataDir)
  if (saved !== undefined) return { password: saved, isNew: false }

  const path = join(dataDir, passwordName)
  const password = randomBytes(32).toString('hex')
  const handle = await open(`${path}.new`, 'w', 0o600)
  try {
    await handle.writeFile(`${password}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${path}.new`, path)
  return { password, isNew: true }
}

export async function readPassword(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, passwordName), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    },
  )
  return /^[0-9a-f]{64}$/.exec(text.trim())?.[0]
}

const passwordName = 'postgres-password'

async function initdb({ account, binaries, cluster }: ClusterOptions): Promise<void> {
  let failure = ''
  // Some systems do not have C.UTF-8; with C, searches in other scripts use no index.
  for (const characters of ['C.UTF-8', 'C']) {
    const { code, output } = await run(
      binaries.initdb,
      [
        `--pgdata=${cluster}`,
        '--username=postgres',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${characters}`,
        '--no-instructions',
      ],
      { as: account },
    )
    if (code === 0) return
    failure = output
  }
  throw new EmbeddedError(`The database could not be created in ${cluster}: ${failure}`)
}

// Single-user mode opens no port and needs no password.
async function runSingleUser(
  { account, binaries, cluster }: ClusterOptions,
  statements: string[],
): Promise<void> {
  const { code, output } = await run(
    binaries.postgres,
    ['--single', '-D', cluster, '-c', 'exit_on_error=on', '-c', 'log_statement=none', 'postgres'],
    { as: account, input: statements.map((statement) => `${statement}\n`).join('') },
  )
  if (code !== 0) {
    throw new EmbeddedError(`The database in ${cluster} could not be set up: ${output}`)
  }
}

async function removeUnfinished(cluster: string): Promise<void> {
  const parent = dirname(cluster)
  const prefix = `${basename(cluster)}.new-`
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix))
  await Promise.all(
    names.map((name) =>
      // A killed start's initdb may still be writing there; then the next start removes it.
      rm(join(parent, name), { recursive: true, force: true, maxRetries: 3 }).catch(
        () => undefined,
      ),
    ),
  )
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
