import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { checkLetters } from './check-letters.ts'
import type { Database, Queryable } from './database.ts'
import { DatabaseStartError, isStandby, retryOf, StandbyError } from './errors.ts'

interface WaitOptions {
  say: (line: string) => void
  /**
   * Waits without limit while the database is a standby, because a node can be started before its
   * leader. Otherwise waits as long for a standby as for a database that is away.
   */
  waitsForLeader?: boolean
  /** Takes a database with any encoding and locale, for a backup that is to be restored into another one. */
  takesAnyLetters?: boolean
}

const timeout = 30_000

/**
 * Waits for a database that is starting or away; throws immediately for a lasting error such as a
 * wrong password, and for a database with the wrong encoding or locale.
 */
export async function waitForDatabase(
  db: Queryable,
  { say, waitsForLeader = false, takesAnyLetters = false }: WaitOptions,
): Promise<void> {
  const end = Date.now() + timeout
  let said = ''
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (takesAnyLetters) await db.query(sql`select 1`)
      else await checkLetters(db)
      return
    } catch (error) {
      if (error instanceof DatabaseStartError) throw error
      const reason = reasonOf(error)
      if (retryOf(error) === 'never') {
        throw new DatabaseStartError(`The database refuses: ${reason}.`)
      }
      if (Date.now() > end && !(waitsForLeader && isStandby(error))) {
        throw new DatabaseStartError(
          `The database cannot be reached (${reason}; tried for ${timeout / 1000} s). Check ` +
            'DATABASE_URL and that the database runs.',
        )
      }
      if (reason !== said) say(`Waiting for the database (${reason}) …`)
      said = reason
      await wait(Math.min(250 * attempt, 2_000))
    }
  }
}

/** Returns whether the database can be used now; a standby alone cannot, nor can one whose disk is full. */
export async function stateOfDatabase(
  db: Pick<Database, 'query' | 'hasRoom'>,
): Promise<'ready' | 'standby' | 'full' | 'away'> {
  try {
    // A leader can become read-only while its connections stay open.
    const [row] = await db.query<{ transaction_read_only: string }>(sql`show transaction_read_only`)
    if (row?.transaction_read_only !== 'off') throw new StandbyError()
    return (await db.hasRoom()) ? 'ready' : 'full'
  } catch (error) {
    return isStandby(error) ? 'standby' : 'away'
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
