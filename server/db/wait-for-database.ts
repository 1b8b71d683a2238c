import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { DatabaseStartError, retryOf } from './errors.ts'

const patience = 30_000

/** A database that is being started beside the server may take a moment; a wrong password will not pass. */
export async function waitForDatabase(db: Queryable, say: (line: string) => void): Promise<void> {
  const end = Date.now() + patience
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.query(sql`select 1`)
      return
    } catch (error) {
      const reason = reasonOf(error)
      if (retryOf(error) === 'never') {
        throw new DatabaseStartError(`The database refuses: ${reason}.`)
      }
      if (Date.now() > end) {
        throw new DatabaseStartError(
          `The database cannot be reached (${reason}; tried for ${patience / 1000} s). Check ` +
            'DATABASE_URL and that the database runs.',
        )
      }
      if (attempt === 1) say(`Waiting for the database (${reason}) …`)
      await wait(Math.min(250 * attempt, 2_000))
    }
  }
}

/** Whether the database answers at this moment. */
export const isReachable = (db: Queryable): Promise<boolean> =>
  db.query(sql`select 1`).then(
    () => true,
    () => false,
  )

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
