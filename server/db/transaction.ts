import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

const attempts = 6

/** The work may run more than once, so it may touch nothing but the database. */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === attempts || !isCollision(error)) throw error
      await wait(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/** The code that PostgreSQL gave an error, such as 23505 for a key that is taken. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}

// 40001: not serialisable beside another transaction. 40P01: deadlock.
function isCollision(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlState(error) ?? '')
}
