import sql from 'sql-template-tag'
import { openDatabase, type Transaction } from '../../../server/db/database.ts'

/**
 * Holds another transaction open: its locks are kept, and its changes are not visible, until it is
 * committed. Makes requests collide in a test, however fast the machine is.
 */
export async function meanwhile(
  { url }: { url: string },
  work: (transaction: Transaction) => Promise<unknown>,
) {
  // Uses its own connections, because waiting requests can take all of the server's.
  const db = openDatabase({ url, poolSize: 2 })
  const held = signal()
  const released = signal()
  const committed = db.transaction(async (transaction) => {
    await work(transaction)
    held.give()
    await released.given
  })
  await Promise.race([held.given, committed])
  return {
    /** Resolves once this number of requests wait for a lock. */
    async hasWaiting(requests: number): Promise<void> {
      for (;;) {
        const [row] = await db.query<{ waiting: number }>(sql`
          select count(*)::integer as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
        `)
        if ((row?.waiting ?? 0) >= requests) return
      }
    },
    async commit(): Promise<void> {
      released.give()
      await committed
      await db.close()
    },
  }
}

export const holdUsers = (transaction: Transaction) =>
  transaction.query(sql`select id from users for no key update`)

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}
