import { sql, type ControlledTransaction } from 'kysely'
import { openDatabase } from '../../../server/db/database.ts'
import type { Database } from '../../../server/db/schema.ts'
import type { Api } from './api.ts'

/**
 * Somebody else's transaction in the middle of its work: what it locked stays locked, and what it
 * wrote unseen, until it is committed. So calls meet in a test whatever the machine does.
 */
export async function meanwhile(
  { url }: Pick<Api, 'url'>,
  work: (transaction: ControlledTransaction<Database>) => Promise<unknown>,
) {
  // Connections of its own, as the calls that wait may take all of the server's.
  const { close, db } = openDatabase({ url, poolSize: 2 })
  const transaction = await db.startTransaction().execute()
  await work(transaction)
  return {
    /** Until this many calls wait for the transaction. */
    async hasWaiting(calls: number): Promise<void> {
      for (;;) {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
        `.execute(db)
        if ((rows[0]?.waiting ?? 0) >= calls) return
      }
    },
    async commit(): Promise<void> {
      await transaction.commit().execute()
      await close()
    },
  }
}

export const holdUsers = (transaction: ControlledTransaction<Database>) =>
  sql`select id from users for no key update`.execute(transaction)
