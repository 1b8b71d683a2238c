import { openDatabase, type OpenDatabase } from '../db/database.ts'
import {
  checkDatabaseIsThere,
  reachEmbedded,
  type Reached,
} from '../embedded-postgres/reach-embedded.ts'
import { startEmbedded } from '../embedded-postgres/start-embedded.ts'
import { migrate } from '../db/migrate.ts'
import { waitForDatabase } from '../db/wait-for-database.ts'
import type { Config } from '../config/config.ts'
import { commandName, hasTables } from './backup/repository.ts'
import { CommandError } from './errors.ts'
import type { Terminal } from './terminal.ts'

/**
 * `there`: the database exists, perhaps with a server at work on it. `made`: it is made where there
 * is none. `alone`: likewise, and no server may be at work on it.
 */
type Way = 'there' | 'made' | 'alone'

export interface Opened extends Pick<OpenDatabase, 'db'> {
  url: string
}

export async function withDatabase<Result>(
  way: Way,
  { environment, terminal }: { environment: Config; terminal: Terminal },
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const reached = await reach(way, environment, terminal)
  try {
    const url = withName(reached.url)
    const { close, db, pool } = openDatabase({ url, poolSize: 3 })
    try {
      await waitForDatabase(pool, terminal.note)
      return await work({ db, url })
    } finally {
      await close()
    }
  } finally {
    await reached.stop()
  }
}

/** A database that has its tables keeps them as they are: the server's next start updates them. */
export async function prepareTables({ db }: Opened, way: Way): Promise<void> {
  if (await hasTables(db)) return
  if (way === 'there')
    throw new CommandError('The database has no tables yet, so it holds nothing.')
  await migrate(db)
}

async function reach(
  way: Way,
  { dataDir, databaseUrl }: Config,
  { note }: Terminal,
): Promise<Pick<Reached, 'url' | 'stop'>> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined }
  if (way === 'there') await checkDatabaseIsThere(dataDir)
  const start = way === 'alone' ? startEmbedded : reachEmbedded
  return start({ dataDir, log: note })
}

// A restore looks whether servers are connected, and a command is none.
function withName(address: string): string {
  const url = new URL(address)
  url.searchParams.set('application_name', commandName)
  return url.href
}
