import pg from 'pg'
import { timeLeft } from './deadline.ts'
import { OutOfTimeError, StandbyError } from './errors.ts'
import { createFairLimit } from '../limits/fair-limit.ts'
import { currentOwner } from '../limits/owner.ts'

/** Connections to the host that can be written to. */
export interface Connections {
  take(): Promise<TakenConnection>
  /** Closes the idle connections, and those in use once they are released. */
  renew(): void
  state(): ConnectionsState
  close(): Promise<void>
}

export interface ConnectionsState {
  /** Open connections, and the idle ones among them. */
  total: number
  idle: number
  /** Callers who wait for one. */
  waiting: number
}

export interface TakenConnection {
  client: pg.PoolClient
  /**
   * Gives the connection back. A connection that is not usable is closed immediately, whatever it
   * is doing, and so are the idle ones to its host: if the server hangs or is gone, each would make
   * another caller wait in vain.
   */
  release: (isUsable: boolean) => void
}

export interface ConnectionsOptions {
  /** The address of each host. */
  hosts: string[]
  size: number
  /** True if a read-only server is enough. */
  acceptsStandby: boolean
  settings: pg.PoolConfig
}

/** Milliseconds to wait for a connection to the only host. */
const connectTimeout = 5_000
/** Milliseconds for connecting to one host, and again for its answer whether it is writable. */
const attemptTimeout = 2_000

export function openConnections({
  hosts,
  size,
  acceptsStandby,
  settings,
}: ConnectionsOptions): Connections {
  const open = (connectionString: string): pg.Pool =>
    openPool({
      ...settings,
      connectionString,
      max: size,
      connectionTimeoutMillis: hosts.length > 1 ? attemptTimeout : connectTimeout,
    })
  // The host that worked last comes first.
  let servers = hosts.map((address) => ({ address, pool: open(address) }))
  // Each pool has as many connections as there are places, so only the limit makes callers wait.
  const limit = createFairLimit('connections', { places: size })

  const checked = new WeakSet<pg.PoolClient>()

  async function connect() {
    const failures: unknown[] = []
    for (const server of servers) {
      const { pool } = server
      try {
        const client = await pool.connect()
        if (!acceptsStandby && !checked.has(client)) await checkWritable(client)
        checked.add(client)
        servers = [server, ...servers.filter((one) => one !== server)]
        return {
          client,
          release: (isUsable: boolean) => {
            client.release(!isUsable)
            if (!isUsable && server.pool === pool) renew(server)
          },
        }
      } catch (error) {
        failures.push(error)
      }
    }
    throw failures.length === 1 ? failures[0] : new AggregateError(failures, 'No host can be used')
  }

  let isClosed = false
  function renew(server: { address: string; pool: pg.Pool }): void {
    // A pool that is closed is ending already, and needs no successor.
    if (isClosed) return
    const { pool } = server
    server.pool = open(server.address)
    // Lets the pool first hand out a connection that was just requested.
    setImmediate(() => void pool.end())
  }

  return {
    async take() {
      const leave = await limit.enter(currentOwner(), { patience: timeLeft() })
      const connecting = connect()
      try {
        const { client, release } = await inTime(connecting)
        return {
          client,
          release(isUsable) {
            release(isUsable)
            leave()
          },
        }
      } catch (error) {
        // Keeps a connection that comes too late for this caller for the next caller.
        void connecting.then((late) => late.release(true)).then(leave, leave)
        throw error
      }
    },
    renew: () => servers.forEach(renew),
    state: () => ({
      total: servers.reduce((sum, { pool }) => sum + pool.totalCount, 0),
      idle: servers.reduce((sum, { pool }) => sum + pool.idleCount, 0),
      waiting: limit.state().waiting,
    }),
    async close() {
      isClosed = true
      await Promise.all(servers.map(({ pool }) => pool.end()))
    },
  }
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // The pool replaces an idle connection that breaks; unhandled, the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Throws if the server is read-only: the leader can change, and a standby get its old address. */
async function checkWritable(client: pg.PoolClient): Promise<void> {
  const statement = { text: 'show transaction_read_only', query_timeout: attemptTimeout }
  try {
    const { rows } = await client.query<{ transaction_read_only: string }>(statement)
    if (rows[0]?.transaction_read_only !== 'off') throw new StandbyError()
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const left = timeLeft()
  if (left === Infinity) return work
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutOfTimeError()), left)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
