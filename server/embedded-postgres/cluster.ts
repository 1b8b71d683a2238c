import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedError } from './errors.ts'
import type { Engine } from './binaries.ts'
import { clusterName } from './placement.ts'
import { run, type Identity } from './run.ts'

export interface Cluster {
  engine: Engine
  account: Identity
  home: string
  password: string
}

/** Creates the database's folder as a whole or not at all. */
export async function createCluster(cluster: Cluster): Promise<void> {
  const { account, engine, home, password } = cluster
  await removeUnfinished(home)
  const fresh = join(home, `${clusterName}.new-${randomBytes(4).toString('hex')}`)
  await mkdir(fresh, { mode: 0o700 })
  if (account.uid !== undefined) await chown(fresh, account.uid, account.gid ?? account.uid)
  await initdb(engine, account, fresh)
  await runAlone({ ...cluster, folder: fresh }, [
    `alter role postgres password '${password}'`,
    `create role waybill login password '${password}'`,
    'create database waybill owner waybill',
  ])
  await rename(fresh, join(home, clusterName))
  await flushFolder(home)
}

export async function checkVersion(folder: string, engine: Engine): Promise<void> {
  const major = Number(await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => 'NaN'))
  if (major === engine.major) return
  throw new EmbeddedError(
    `The database in ${folder} was made by PostgreSQL ${major}, and this is PostgreSQL ` +
      `${engine.major}. Start the Waybill that made it; "npm run backup" there and "npm run restore" ` +
      'here, into a new folder, bring the data over.',
  )
}

/** For a database whose password file is lost. */
export async function setPassword(cluster: Cluster): Promise<void> {
  await runAlone({ ...cluster, folder: join(cluster.home, clusterName) }, [
    `alter role postgres password '${cluster.password}'`,
    `alter role waybill password '${cluster.password}'`,
  ])
}

async function initdb(engine: Engine, account: Identity, folder: string): Promise<void> {
  let said = ''
  // Not every system knows C.UTF-8; there, searches in other scripts use no index.
  for (const characters of ['C.UTF-8', 'C']) {
    const { code, output } = await run(
      engine.initdb,
      [
        `--pgdata=${folder}`,
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
    said = output
  }
  throw new EmbeddedError(`The database could not be created in ${folder}: ${said}`)
}

// Single-user mode listens nowhere and needs no password.
async function runAlone(
  { account, engine, folder }: { account: Identity; engine: Engine; folder: string },
  statements: string[],
): Promise<void> {
  const { code, output } = await run(
    engine.postgres,
    ['--single', '-D', folder, '-c', 'exit_on_error=on', '-c', 'log_statement=none', 'postgres'],
    { as: account, input: statements.map((statement) => `${statement}\n`).join('') },
  )
  if (code !== 0) {
    throw new EmbeddedError(`The database in ${folder} could not be set up: ${output}`)
  }
}

async function removeUnfinished(home: string): Promise<void> {
  const left = (await readdir(home)).filter((name) => name.startsWith(`${clusterName}.new-`))
  await Promise.all(
    left.map((name) =>
      // A killed start's initdb may still be writing there; then the next start removes it.
      rm(join(home, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined),
    ),
  )
}

// The new name lasts through a power cut only when its folder is on the disk too.
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
