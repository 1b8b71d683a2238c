import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

const attempts = 6

/** The work may run more than once, so it may touch nothing but the database. */
export const inTransaction = <Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> => untilNothingCollides(() => db.transaction().execute(work))

/** For a single statement, which is a transaction by itself. */
export async function untilNothingCollides<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
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

/** Whether the error says that this unique key is taken. */
export const isTaken = (error: unknown, key: string): boolean =>
  sqlState(error) === '23505' &&
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === key

// 40001: not serialisable beside another transaction. 40P01: deadlock.
function isCollision(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlState(error) ?? '')
}
