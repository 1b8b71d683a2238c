import { hash } from 'node:crypto'
import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import {
  openConnections,
  type Connections,
  type ConnectionsState,
  type TakenConnection,
} from './connections.ts'
import { parseDatabaseAddress } from './database-address.ts'
import { timeLeft } from './deadline.ts'
import { createSemaphore } from './semaphore.ts'
import { isStandby, OutOfTimeError, retryOf, sqlState, UnknownOutcomeError } from './errors.ts'

/** Runner of statements: the pool's next free connection, or one transaction. */
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
   * All of the work or nothing of it, and an `UnknownOutcomeError` where it is not known which. Work
   * that collides with another transaction is done again, so it may touch nothing but the database.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /** For reads that only go together on the same server, where there are several. */
  onOneConnection<Result>(work: (connection: Queryable) => Promise<Result>): Promise<Result>
  /** Use of its connections at this moment. */
  pools(): PoolState[]
  close(): Promise<void>
}

interface PoolState extends ConnectionsState {
  name: string
}

export interface DatabaseOptions {
  /** May name several hosts: the one that can be written to is used. */
  url: string
  /** Unset: the one of the address, or `waybill`. */
  applicationName?: string
  /** Connections at most for transactions, and as many for all other statements. */
  poolSize?: number
  /**
   * Milliseconds for the answer to a statement, unless its deadline comes before; a connection that
   * gave none is not used again.
   */
  answerTimeout?: number
  /** A server that can only be read will do. */
  acceptsStandby?: boolean
}

const maxAttempts = 6
/** Milliseconds for a turn where transactions run one at a time. */
const trialTimeout = 5_000
/** Milliseconds for taking back what was begun, also where the deadline has passed. */
const rollbackTimeout = 1_000

export function openDatabase({
  url,
  applicationName,
  poolSize = 10,
  answerTimeout = 10_000,
  acceptsStandby = false,
}: DatabaseOptions): Database {
  const open = () =>
    openConnections({
      hosts: hostsOf(url, applicationName),
      size: poolSize,
      acceptsStandby,
      settings: {
        application_name: 'waybill',
        idleTimeoutMillis: 30_000,
        // A connection keeps every statement that it has prepared until it is closed.
        maxLifetimeSeconds: 3_600,
        statement_timeout: 10_000,
        idle_in_transaction_session_timeout: 30_000,
        // A server that vanished without a word answers no statement, not even with a timeout.
        query_timeout: answerTimeout,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
      },
    })
  // Changes may wait for a lock, or at their commit for a standby that is away. What only reads has
  // connections of its own, so that it does not wait with them.
  const readers = open()
  const writers = open()

  async function take(connections: Connections): Promise<Connection> {
    const taken = await connections.take()
    return toConnection(taken, {
      answerTimeout,
      onStandby: () => {
        // It was the leader when both pools connected to it.
        readers.renew()
        writers.renew()
      },
    })
  }

  const guardCommit = createCommitGuard()

  async function onOneConnection<Result>(work: (connection: Queryable) => Promise<Result>) {
    const connection = await take(readers)
    try {
      return await work(connection)
    } finally {
      connection.release()
    }
  }

  return {
    query: (statement) => onOneConnection((connection) => connection.query(statement)),
    onOneConnection,
    transaction: (work) =>
      repeatedOnCollision(async () => {
        const connection = await take(writers)
        return guardCommit(
          () => runTransaction(connection, work),
          () => connection.release(),
        )
      }),
    pools: () => [
      { name: 'reads', ...readers.state() },
      { name: 'changes', ...writers.state() },
    ],
    close: async () => void (await Promise.all([readers.close(), writers.close()])),
  }
}

function hostsOf(url: string, applicationName: string | undefined): string[] {
  const address = parseDatabaseAddress(url)
  // The settings have been checked before.
  if ('fault' in address) throw new Error(`The address of the database has to be ${address.fault}.`)
  if (applicationName === undefined) return address.hosts
  return address.hosts.map((host) => {
    const named = new URL(host)
    named.searchParams.set('application_name', applicationName)
    return named.href
  })
}

type Connection = ReturnType<typeof toConnection>

async function runTransaction<Result>(
  connection: Connection,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
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

/**
 * While commits wait for a standby that hangs, each one that is given up leaves its backend waiting on
 * the server. So after one without an answer, transactions run one at a time until one comes through.
 */
function createCommitGuard() {
  let isHanging = false
  const trials = createSemaphore(1)

  async function watch<Result>(run: () => Promise<Result>): Promise<Result> {
    try {
      const result = await run()
      isHanging = false
      return result
    } catch (error) {
      if (error instanceof UnknownOutcomeError) isHanging = true
      throw error
    }
  }

  return async <Result>(run: () => Promise<Result>, leave: () => void): Promise<Result> => {
    if (!isHanging) return watch(run)
    await trials.acquire(Math.min(trialTimeout, timeLeft())).catch((error: unknown) => {
      leave()
      throw error
    })
    return watch(run).finally(() => trials.release())
  }
}

async function repeatedOnCollision<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maxAttempts || retryOf(error) !== 'at once' || timeLeft() <= 0) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
    }
  }
}

function toConnection(
  { client, release }: TakenConnection,
  { answerTimeout, onStandby }: { answerTimeout: number; onStandby: () => void },
) {
  // After a time-out or a broken line, a statement may still be under way on this connection, and
  // what the next caller wrote there could be undone with it. A fatal error is the server's last
  // answer.
  let isUsable = true
  async function run<Row extends object>(
    statement: pg.QueryConfig,
    left = timeLeft(),
  ): Promise<Row[]> {
    if (left <= 0) throw new OutOfTimeError()
    const timeout = Math.ceil(Math.min(answerTimeout === 0 ? Infinity : answerTimeout, left))
    try {
      // The row types beside the statements are held against the schema by a test.
      const result: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query({
        ...statement,
        ...(timeout !== Infinity && { query_timeout: timeout }),
      })
      const last = Array.isArray(result) ? result.at(-1) : result
      return last?.rows ?? []
    } catch (error) {
      if (isStandby(error)) onStandby()
      isUsable &&= isAnswer(error) && !isStandby(error)
      throw error
    }
  }
  async function rollback(): Promise<void> {
    if (!isUsable) return
    const left = Math.max(timeLeft(), rollbackTimeout)
    await run({ text: 'rollback' }, left).catch(() => (isUsable = false))
  }
  return {
    isTransaction: true as const,
    query: <Row extends object>(statement: Sql) => run<Row>(preparedOnce(statement)),
    async run(statements: string): Promise<void> {
      await run({ text: statements })
    },
    begin: () => run({ text: 'begin' }),
    async commit(): Promise<void> {
      // On a connection that broke before, nothing is sent, and the server takes everything back.
      const isSent = isUsable && timeLeft() > 0
      try {
        await run({ text: 'commit' })
      } catch (error) {
        if (isSent && !isRefusal(error)) throw new UnknownOutcomeError(error)
        throw error
      }
    },
    rollback,
    release: () => release(isUsable),
  }
}

/** The server's word that nothing of the transaction stays; without it, it may have been committed. */
const isRefusal = (error: unknown) =>
  isAnswer(error) && !['08007', '40003'].includes(sqlState(error) ?? '')

const isAnswer = (error: unknown) =>
  error instanceof pg.DatabaseError && error.severity !== 'FATAL' && error.severity !== 'PANIC'

/** Named by its text, so that behind a pooler, too, equal names are equal statements. */
function preparedOnce({ text, values }: Sql): pg.QueryConfig {
  // To the driver it would be null, and find nothing without a word.
  if (values.includes(undefined)) throw new Error(`A value is missing in: ${text}`)
  return { name: hash('sha1', text, 'base64url'), text, values }
}
