import { openDatabase, type Database } from '../../db/database.ts'
import {
  checkDatabaseIsThere,
  reachEmbedded,
  type Reached,
} from '../../db/embedded-postgres/reach-embedded.ts'
import { startEmbedded } from '../../db/embedded-postgres/start-embedded.ts'
import { migrate } from '../../db/migrate.ts'
import { waitForDatabase } from '../../db/wait-for-database.ts'
import type { Config } from '../../config/config.ts'
import { hasTables } from './backup-repository.ts'
import { CommandError } from './errors.ts'
import type { Terminal } from './terminal.ts'

interface CommandDatabase {
  config: Config
  terminal: Terminal
  /**
   * `existing` needs tables, on which a server may be running. `read` is the same without writing,
   * so that a standby is enough. `created` creates the tables if there are none. `exclusive` takes
   * the database in any state, and allows no running server.
   */
  mode: 'existing' | 'read' | 'created' | 'exclusive'
  /** Lifts the time limit of statements. */
  isUnlimited?: boolean
}

export async function withDatabase<Result>(
  options: CommandDatabase,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { terminal, mode, isUnlimited = false } = options
  const reached = await reach(options)
  try {
    const db = openDatabase({
      url: reached.url,
      // Differs from the servers' name, by which a restore finds connected servers.
      applicationName: 'waybill-command',
      poolSize: 3,
      acceptsStandby: mode === 'read',
      ...(isUnlimited && { answerTimeout: 0 }),
    })
    try {
      await waitForDatabase(db, { say: terminal.note, takesAnyLetters: mode === 'read' })
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
  if (mode === 'existing' || mode === 'read') await checkDatabaseIsThere(dataDir)
  const start = mode === 'exclusive' ? startEmbedded : reachEmbedded
  return start({ dataDir, log: note })
}

/** Leaves tables of an earlier version as they are: the server's next start migrates them. */
async function checkTables(db: Database, mode: 'existing' | 'read' | 'created'): Promise<void> {
  if (await hasTables(db)) return
  if (mode !== 'created') {
    throw new CommandError('The database has no tables yet, so it holds nothing.')
  }
  await migrate(db)
}
