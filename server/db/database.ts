import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { keepPlans } from './kept-plans.ts'
import type { Database } from './schema.ts'

export interface OpenDatabase {
  db: Kysely<Database>
  pool: pg.Pool
  close: () => Promise<void>
}

export function openDatabase({
  url,
  poolSize = 10,
  patience = 20_000,
}: {
  url: string
  poolSize?: number
  /** Milliseconds for the answer to a statement. */
  patience?: number
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'waybill',
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // A server that vanished without a word answers no statement, not even with a timeout.
    query_timeout: patience,
    keepAlive: true,
  })
  // An idle connection that breaks is replaced by the pool; unhandled, it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    keepPlans(client)
  })
  pool.on('release', (_error, client) => {
    if (isInTheMiddle(client)) void client.end().catch(() => undefined)
  })

  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/**
 * After `query_timeout`, a connection still has a statement under way, and perhaps a transaction
 * that its `rollback` never reached: what the next caller wrote there could be undone with it.
 */
const isInTheMiddle = (client: pg.PoolClient) =>
  client.getTransactionStatus() !== 'I' ||
  ('readyForQuery' in client && client.readyForQuery !== true)
