import { createHash, randomBytes } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, chmod, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { EmbeddedError } from './errors.ts'
import { run, type Account } from './processes.ts'

const accountName = 'waybill'
const clusterName = 'postgres'
const pointerName = 'postgres-is-at'
const shared = '/var/lib/waybill'

export interface Placement {
  /** PostgreSQL's data directory, in DATA_DIR if that is possible. */
  cluster: string
  account: Account
  /** Folder for copies of the binaries when the account cannot run the installed ones. */
  copies: string
}

/** Creates DATA_DIR if it is missing, and returns its real path. */
export async function openDataFolder(path: string): Promise<string> {
  try {
    if (await makeFolder(path)) {
      // If root starts it, PostgreSQL runs as another account, which has to get through this
      // folder; the files inside have narrower permissions.
      await chmod(path, isRoot() ? 0o711 : 0o700)
    }
    await access(path, constants.W_OK | constants.X_OK)
    return await realpath(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new EmbeddedError(
      `The data cannot be kept in ${path} (${reasons[code] ?? String(error)}). Start as the ` +
        "folder's owner or as root, or choose another folder with DATA_DIR.",
      { cause: error },
    )
  }
}

/** Finds the database of this DATA_DIR, or the place for a new one, and the account for it. */
export async function findPlacement(
  dataDir: string,
  log: (line: string) => void,
): Promise<Placement> {
  const cluster = await findCluster(dataDir)
  const account = await chooseAccount(cluster, log)
  if (!isRoot()) return { cluster, account, copies: dataDir }

  await makePassable(shared)
  const parent = dirname(cluster)
  if (await canEnter(account, parent)) {
    if (parent !== dataDir) log(`The data are in ${parent}.`)
    return { cluster, account, copies: shared }
  }
  if (parent !== dataDir || existsSync(cluster)) {
    throw new EmbeddedError(
      `The data of ${dataDir} are in ${parent}, which the account that PostgreSQL runs as (number ` +
        `${account.uid}) cannot enter. Make the folders above it passable (chmod o+x).`,
    )
  }
  // A part of the name is random, so that a DATA_DIR that is created again after it was deleted starts empty.
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const elsewhere = join(shared, `${hash}-${randomBytes(3).toString('hex')}`)
  await makePassable(elsewhere)
  // Written first, so that the data can be found from DATA_DIR whatever happens next.
  await writeFile(join(dataDir, pointerName), `${elsewhere}\n`)
  log(`${dataDir} is closed to the account that PostgreSQL runs as: the data are in ${elsewhere}.`)
  return { cluster: join(elsewhere, clusterName), account, copies: shared }
}

/** The data directory of this DATA_DIR, whether it exists yet or not. */
export async function findCluster(dataDir: string): Promise<string> {
  const pointer = join(dataDir, pointerName)
  const elsewhere = (await readFile(pointer, 'utf8').catch(() => '')).trim()
  if (elsewhere === '') return join(dataDir, clusterName)
  if (existsSync(elsewhere)) return join(elsewhere, clusterName)
  throw new EmbeddedError(
    `The data of ${dataDir} should be in ${elsewhere}, but there is no such folder. Bring it ` +
      `back, or delete ${pointer} to start with an empty database.`,
  )
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * Chooses the account that PostgreSQL runs as. It refuses to run as root: then it runs as the owner of the
 * data or, for new data, as a system account of its own.
 */
export async function chooseAccount(
  cluster: string,
  log: (line: string) => void = () => undefined,
): Promise<Account> {
  const owner = await stat(cluster).catch(() => undefined)
  if (!isRoot()) {
    if (owner !== undefined && process.getuid !== undefined && owner.uid !== process.getuid()) {
      throw new EmbeddedError(
        `The database in ${cluster} belongs to another account (number ${owner.uid}). Start ` +
          'as that account or as root, or choose another folder with DATA_DIR.',
      )
    }
    return {}
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await findAccount()) ?? createAccount(log)
}

/** Makes the account the only one with access, as PostgreSQL requires: root may have copied a backup back. */
export async function handOver(cluster: string, { uid, gid }: Account): Promise<void> {
  const found = await stat(cluster)
  if (uid !== undefined && found.uid !== uid) {
    const { code, output } = await run('chown', ['-R', `${uid}:${gid ?? uid}`, cluster])
    if (code !== 0) throw new EmbeddedError(`${cluster} could not be handed over: ${output}`)
  }
  if ((found.mode & 0o077) !== 0) await chmod(cluster, 0o700)
}

/** The account's name, or its number if it has none; undefined for this process's own account. */
export async function nameOfAccount({ uid }: Account): Promise<string | undefined> {
  if (uid === undefined) return undefined
  const { code, output } = await run('id', ['-nu', String(uid)])
  return code === 0 ? output : String(uid)
}

async function createAccount(log: (line: string) => void): Promise<Account> {
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false']
  const { output } = await run('useradd', [...args, accountName])
  // The exit code is ignored, because another start may have created the account at the same
  // moment.
  const account = await findAccount()
  if (account !== undefined) {
    log(`Created the system account "${accountName}", as PostgreSQL refuses to run as root.`)
    return account
  }
  throw new EmbeddedError(
    `PostgreSQL does not run as root, and the account "${accountName}" for it could not be ` +
      `created (${output}). Start Waybill as an ordinary user, or set DATABASE_URL.`,
  )
}

async function findAccount(): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([
    run('id', ['-u', accountName]),
    run('id', ['-g', accountName]),
  ])
  if (uid.code !== 0 || gid.code !== 0) return undefined
  return { uid: Number(uid.output), gid: Number(gid.output) }
}

async function canEnter(account: Account, folder: string): Promise<boolean> {
  return (await run('sh', ['-c', 'cd "$1"', 'sh', folder], { as: account })).code === 0
}

async function makePassable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
}

const reasons: Record<string, string> = {
  EACCES: 'this account may not write there',
  EEXIST: 'it is a file',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a file is in the way',
  EROFS: 'the disk is read-only',
}

// Node's own recursive `mkdir` never returns if the system refuses new folders with ENOENT.
async function makeFolder(path: string): Promise<boolean> {
  if (await isFolder(path)) return false
  const parent = dirname(path)
  if (parent !== path && !existsSync(path)) await makeFolder(parent)
  await mkdir(path).catch(async (error: unknown) => {
    // Another start may be creating the same folder.
    if (!(await isFolder(path))) throw error
  })
  return true
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
