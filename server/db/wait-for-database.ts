import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { sqlState } from './transaction.ts'

const patience = 30_000

export class UnreachableError extends Error {}

/** A database that is being started beside us may take a moment; a wrong password will not pass. */
export async function waitForDatabase(pool: pg.Pool, say: (line: string) => void): Promise<void> {
  const end = Date.now() + patience
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      const reason = reasonOf(error)
      if (isFinal(error)) throw new UnreachableError(`The database refuses: ${reason}.`)
      if (Date.now() > end) {
        throw new UnreachableError(
          `The database cannot be reached (${reason}; tried for ${patience / 1000} s). Check ` +
            'DATABASE_URL and that the database runs.',
        )
      }
      if (attempt === 1) say(`Waiting for the database (${reason}) …`)
      await wait(Math.min(250 * attempt, 2_000))
    }
  }
}

// A wrong password or role (28…), a database that does not exist (3D000), a missing right (42501).
function isFinal(error: unknown): boolean {
  return /^(28|3D000|42501)/.test(sqlState(error) ?? '')
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
