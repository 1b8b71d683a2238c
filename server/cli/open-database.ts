import { openDatabase, type Database } from '../db/database.ts'
import {
  checkDatabaseIsThere,
  reachEmbedded,
  type Reached,
} from '../embedded-postgres/reach-embedded.ts'
import { startEmbedded } from '../embedded-postgres/start-embedded.ts'
import { migrate } from '../db/migrate.ts'
import { waitForDatabase } from '../db/wait-for-database.ts'
import type { Config } from '../config/config.ts'
import { hasTables } from './backup-repository.ts'
import { CommandError } from './errors.ts'
import type { Terminal } from './terminal.ts'

interface CommandDatabase {
  config: Config
  terminal: Terminal
  /**
   * `existing`: the database has tables, perhaps with a server at work on it. `created`: where it
   * has none, they are made. `exclusive`: as it is found, and no server may be at work on it.
   */
  mode: 'existing' | 'created' | 'exclusive'
  /** Statements may take as long as they take. */
  isUnlimited?: boolean
}

export async function withDatabase<Result>(
  options: CommandDatabase,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { terminal, mode, isUnlimited = false } = options
  const reached = await reach(options)
  try {
    const url = withApplicationName(reached.url)
    const db = openDatabase({ url, poolSize: 3, ...(isUnlimited && { answerTimeout: 0 }) })
    try {
      await waitForDatabase(db, terminal.note)
      if (mode !== 'exclusive') await checkTables(db, mode)
      return await work(db)
    } finally {
      await db.close()
    }
  } finally {
    await reached.stop()
  }
}

async function reach({
  config: { dataDir, databaseUrl },
  terminal: { note },
  mode,
}: CommandDatabase): Promise<Pick<Reached, 'url' | 'stop'>> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined }
  if (mode === 'existing') await checkDatabaseIsThere(dataDir)
  const start = mode === 'exclusive' ? startEmbedded : reachEmbedded
  return start({ dataDir, log: note })
}

/** Tables of an earlier version are kept as they are: the server's next start updates them. */
async function checkTables(db: Database, mode: 'existing' | 'created'): Promise<void> {
  if (await hasTables(db)) return
  if (mode === 'existing') {
    throw new CommandError('The database has no tables yet, so it holds nothing.')
  }
  await migrate(db)
}

// A restore looks whether servers are connected, and a command is none.
function withApplicationName(address: string): string {
  const url = new URL(address)
  url.searchParams.set('application_name', 'waybill-command')
  return url.href
}
