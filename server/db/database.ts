import { hash } from 'node:crypto'
import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { retryOf } from './errors.ts'

/** What runs statements: the pool's next free connection, or one transaction. */
export interface Queryable {
  query<Row extends object>(statement: Sql): Promise<Row[]>
}

/** For what is only right inside a transaction, such as a lock. */
export interface Transaction extends Queryable {
  readonly isTransaction: true
  /** Several statements at once, as a migration has them. */
  run(statements: string): Promise<void>
}

export interface Database extends Queryable {
  /**
   * All of the work or nothing of it. Work that collides with another transaction is done again, so
   * it may touch nothing but the database.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /** How its connections are used at this moment. */
  pools(): PoolState[]
  close(): Promise<void>
}

interface PoolState {
  name: string
  /** Connections that are open, and those of them that no caller has. */
  total: number
  idle: number
  /** Callers who wait for one. */
  waiting: number
}

export interface DatabaseOptions {
  url: string
  /** Connections at most. */
  poolSize?: number
  /** Milliseconds for the answer to a statement; a connection that gave none is not used again. */
  answerTimeout?: number
}

const maxAttempts = 6

export function openDatabase({
  url,
  poolSize = 10,
  answerTimeout = 20_000,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'waybill',
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A connection keeps every statement that it has prepared until it is closed.
    maxLifetimeSeconds: 3_600,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // A server that vanished without a word answers no statement, not even with a timeout.
    query_timeout: answerTimeout,
    keepAlive: true,
  })
  // The pool replaces an idle connection that breaks; unhandled, the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))

  return {
    async query(statement) {
      const connection = await takeConnection(pool)
      try {
        return await connection.query(statement)
      } finally {
        connection.release()
      }
    },
    transaction: (work) => repeatedOnCollision(() => runTransaction(pool, work)),
    pools: () => [
      { name: 'all', total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    ],
    close: () => pool.end(),
  }
}

async function runTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const connection = await takeConnection(pool)
  try {
    await connection.begin()
    const result = await work(connection)
    await connection.commit()
    return result
  } catch (error) {
    await connection.rollback()
    throw error
  } finally {
    connection.release()
  }
}

async function repeatedOnCollision<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maxAttempts || retryOf(error) !== 'at once') throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
    }
  }
}

async function takeConnection(pool: pg.Pool) {
  const client = await pool.connect()
  // After a time-out or a broken line, a statement may still be under way on this connection, and
  // what the next caller wrote there could be undone with it. A fatal error is the server's last
  // answer.
  let isUsable = true
  async function run<Row extends object>(statement: string | pg.QueryConfig): Promise<Row[]> {
    try {
      // The row types beside the statements are held against the schema by a test.
      const { rows }: { rows: Row[] } = await client.query(statement)
      return rows
    } catch (error) {
      isUsable &&= error instanceof pg.DatabaseError && error.severity !== 'FATAL'
      throw error
    }
  }
  return {
    isTransaction: true as const,
    query: <Row extends object>(statement: Sql) => run<Row>(preparedOnce(statement)),
    async run(statements: string): Promise<void> {
      await run(statements)
    },
    begin: () => run('begin'),
    commit: () => run('commit'),
    async rollback(): Promise<void> {
      if (isUsable) await run('rollback').catch(() => (isUsable = false))
    },
    release: () => client.release(!isUsable),
  }
}

/** Named by its text, so that behind a pooler, too, equal names are equal statements. */
function preparedOnce({ text, values }: Sql): pg.QueryConfig {
  // To the driver it would be null, and find nothing without a word.
  if (values.includes(undefined)) throw new Error(`A value is missing in: ${text}`)
  return { name: hash('sha1', text, 'base64url'), text, values }
}
