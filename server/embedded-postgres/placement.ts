import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseAccount, isRoot } from './account.ts'
import { EmbeddedError } from './errors.ts'
import { stopLeftover } from './leftover.ts'
import { run, type Identity } from './run.ts'

export const clusterName = 'postgres'
const pointerName = 'postgres-is-at'
const shared = '/var/lib/waybill'

export interface Placement {
  /** The folder that holds the database's own folder; DATA_DIR wherever that is possible. */
  home: string
  account: Identity
  /** Where copies of the programs go when the installed ones cannot be run. */
  copies: string
}

/** Finds the database of this DATA_DIR, or the place for a new one. */
export async function findPlace(dataDir: string, log: (line: string) => void): Promise<Placement> {
  const home = await findHome(dataDir)
  const account = await chooseAccount(join(home, clusterName))
  const copies = isRoot() ? shared : dataDir
  if (!isRoot()) return { home, account, copies }

  await openToAll(shared)
  if (await canEnter(account, home)) {
    await finishMove(dataDir, home)
    if (home !== dataDir) log(`The data are in ${home}.`)
    return { home, account, copies }
  }
  if (home !== dataDir) {
    throw new EmbeddedError(
      `The data of ${dataDir} are in ${home}, which the account that PostgreSQL runs as (number ` +
        `${account.uid}) cannot enter. Make the folders above it passable (chmod o+x).`,
    )
  }
  const elsewhere = newHome(dataDir)
  await openToAll(elsewhere)
  // The pointer comes first: whatever happens next, the data can be found from DATA_DIR.
  await writeFile(join(dataDir, pointerName), `${elsewhere}\n`)
  await finishMove(dataDir, elsewhere)
  log(`${dataDir} is closed to the account that PostgreSQL runs as: the data are in ${elsewhere}.`)
  return { home: elsewhere, account, copies }
}

export async function findHome(dataDir: string): Promise<string> {
  const pointer = join(dataDir, pointerName)
  const text = await readFile(pointer, 'utf8').catch(() => '')
  const home = text.trim()
  if (home === '') return dataDir
  if (existsSync(home)) return home
  throw new EmbeddedError(
    `The data of ${dataDir} should be in ${home}, but there is no such folder. Bring it back, ` +
      `or delete ${pointer} to start with an empty database.`,
  )
}

/** Moves a database to its home; also one whose move was interrupted. */
async function finishMove(dataDir: string, home: string): Promise<void> {
  const from = join(dataDir, clusterName)
  const to = join(home, clusterName)
  if (home === dataDir || existsSync(to) || !existsSync(from)) return
  await stopLeftover(from)
  const moved = await rename(from, to).then(
    () => true,
    () => false,
  )
  if (moved) return
  const copy = `${to}.new-${randomBytes(4).toString('hex')}`
  const { code, output } = await run('cp', ['-a', from, copy])
  if (code !== 0) throw new EmbeddedError(`The data could not be moved to ${home}: ${output}`)
  await run('sync', [])
  await rename(copy, to)
  await rm(from, { recursive: true, force: true })
}

// A part of the name is random, so that a DATA_DIR deleted and made anew starts empty.
function newHome(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return join(shared, `${hash}-${randomBytes(3).toString('hex')}`)
}

async function openToAll(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
}

async function canEnter(account: Identity, folder: string): Promise<boolean> {
  return (await run('sh', ['-c', 'cd "$1"', 'sh', folder], { as: account })).code === 0
}
