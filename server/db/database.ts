import { hash } from 'node:crypto'
import pg from 'pg'
import sql, { type Sql } from 'sql-template-tag'
import {
  openConnections,
  type Connections,
  type ConnectionsState,
  type TakenConnection,
} from './connections.ts'
import { parseDatabaseAddress } from './database-address.ts'
import { timeLeft } from './deadline.ts'
import { createFairLimit } from '../limits/fair-limit.ts'
import { currentOwner } from '../limits/owner.ts'
import { sizes } from '../limits/sizes.ts'
import {
  isDiskFull,
  isStandby,
  OutOfTimeError,
  retryOf,
  sqlState,
  UnknownOutcomeError,
} from './errors.ts'

/** Runner of statements: the pool's next free connection, or one transaction. */
export interface Queryable {
  query<Row extends object>(statement: Sql): Promise<Row[]>
}

/** For statements that only make sense inside a transaction, such as a lock. */
export interface Transaction extends Queryable {
  readonly isTransaction: true
  /** Runs several statements together, as in a migration. */
  run(statements: string): Promise<void>
}

export interface Database extends Queryable {
  /**
   * Does all of the work or none; throws an `UnknownOutcomeError` if the outcome is unknown. Work
   * that collides with another transaction is repeated, so it must not have an effect outside of
   * the database.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /** For reads that have to be on the same server, if there are several. */
  onOneConnection<Result>(work: (connection: Queryable) => Promise<Result>): Promise<Result>
  /**
   * False once a statement has failed because the disk was full, until a trial finds room: while nothing asks for
   * changes, none would show it.
   */
  hasRoom(): Promise<boolean>
  /** Current use of the connections. */
  pools(): PoolState[]
  close(): Promise<void>
}

interface PoolState extends ConnectionsState {
  name: string
}

export interface DatabaseOptions {
  /** May name several hosts: the writable one is used. */
  url: string
  /** Unset: the name in the address, or `waybill`. */
  applicationName?: string
  /** Limit of connections for transactions, and the same for all other statements. */
  poolSize?: number
  /**
   * Milliseconds for the answer to a statement, unless its deadline is earlier; after a timeout the connection
   * is not used again.
   */
  answerTimeout?: number
  /** A read-only server is enough. */
  acceptsStandby?: boolean
}

const maxAttempts = 6
/** Milliseconds that a transaction waits for its turn while they run one at a time. */
const trialTimeout = 5_000
/** Milliseconds for a rollback, even if the deadline has passed. */
const rollbackTimeout = 1_000

export function openDatabase({
  url,
  applicationName,
  poolSize,
  answerTimeout = 10_000,
  acceptsStandby = false,
}: DatabaseOptions): Database {
  const open = () =>
    openConnections({
      hosts: hostsOf(url, applicationName),
      size: poolSize ?? sizes.connections.places,
      acceptsStandby,
      settings: {
        application_name: 'waybill',
        idleTimeoutMillis: 30_000,
        // Bounds the number of prepared statements, which a connection keeps until it is closed.
        maxLifetimeSeconds: 3_600,
        statement_timeout: 10_000,
        idle_in_transaction_session_timeout: 30_000,
        // A server that has vanished cannot report a timeout, so the driver has its own.
        query_timeout: answerTimeout,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
      },
    })
  // Changes can wait for a lock, or at their commit for a standby that is away. Reads have their
  // own connections, so that they do not wait with them.
  const readers = open()
  const writers = open()

  async function take(connections: Connections): Promise<Connection> {
    const taken = await connections.take()
    return toConnection(taken, {
      answerTimeout,
      onDiskFull: () => {
        isFull = true
      },
      onStandby: () => {
        // The leader has become a standby, so both pools have to connect again.
        readers.renew()
        writers.renew()
      },
    })
  }

  let isFull = false
  async function hasRoom(): Promise<boolean> {
    if (!isFull) return true
    try {
      await transaction((one) =>
        one.query(sql`
        create temporary table room on commit drop as
        select repeat(md5(number::text), 32) as filling from generate_series(1, 1000) as number
      `),
      )
    } catch (error) {
      if (retryOf(error) !== 'never') return false
    }
    isFull = false
    return true
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

  const transaction: Database['transaction'] = (work) =>
    repeatedOnCollision(async () => {
      const connection = await take(writers)
      return guardCommit(
        () => runTransaction(connection, work),
        () => connection.release(),
      )
    })

  return {
    query: (statement) => onOneConnection((connection) => connection.query(statement)),
    onOneConnection,
    transaction,
    hasRoom,
    pools: () => [
      { name: 'reads', ...readers.state() },
      { name: 'changes', ...writers.state() },
    ],
    close: async () => void (await Promise.all([readers.close(), writers.close()])),
  }
}

function hostsOf(url: string, applicationName: string | undefined): string[] {
  const address = parseDatabaseAddress(url)
  // Impossible with an address from the settings, which are checked at start.
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
 * While commits wait for a standby that hangs, each one that times out leaves a backend waiting on
 * the server. So after a commit without an answer, transactions run one at a time until one
 * succeeds.
 */
function createCommitGuard() {
  let isHanging = false
  const trials = createFairLimit('changes', { places: 1, patience: trialTimeout })

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
    const end = await trials
      .enter(currentOwner(), { patience: timeLeft() })
      .catch((error: unknown) => {
        leave()
        throw error
      })
    return watch(run).finally(end)
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
  {
    answerTimeout,
    onStandby,
    onDiskFull,
  }: { answerTimeout: number; onStandby: () => void; onDiskFull: () => void },
) {
  // After a time-out or a broken connection, a statement may still be running on it, and the next caller's
  // changes could be rolled back with it. After a fatal error the server closes the connection.
  let isUsable = true
  async function run<Row extends object>(
    statement: pg.QueryConfig,
    left = timeLeft(),
  ): Promise<Row[]> {
    if (left <= 0) throw new OutOfTimeError()
    const timeout = Math.ceil(Math.min(answerTimeout === 0 ? Infinity : answerTimeout, left))
    try {
      // A test compares the row types of the statements with the schema.
      const result: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query({
        ...statement,
        ...(timeout !== Infinity && { query_timeout: timeout }),
      })
      const last = Array.isArray(result) ? result.at(-1) : result
      return last?.rows ?? []
    } catch (error) {
      if (isStandby(error)) onStandby()
      if (isDiskFull(error)) onDiskFull()
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
      // If the connection broke before, or no time is left, nothing is sent, and the server rolls everything back.
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

/** True if the server answered that the transaction was rolled back; otherwise it may have been committed. */
const isRefusal = (error: unknown) =>
  isAnswer(error) && !['08007', '40003'].includes(sqlState(error) ?? '')

const isAnswer = (error: unknown) =>
  error instanceof pg.DatabaseError && error.severity !== 'FATAL' && error.severity !== 'PANIC'

/** Named by the hash of its text, so that equal names are equal statements behind a pooler, too. */
function preparedOnce({ text, values }: Sql): pg.QueryConfig {
  // The driver would send null, and the statement would silently find nothing.
  if (values.includes(undefined)) throw new Error(`A value is missing in: ${text}`)
  return { name: hash('sha1', text, 'base64url'), text, values }
}
