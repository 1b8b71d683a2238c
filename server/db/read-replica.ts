import sql, { type Sql } from 'sql-template-tag'
import type { Database, Queryable } from './database.ts'
import { BusyError } from '../limits/fair-limit.ts'
import { timeLeft, withDeadline } from './deadline.ts'
import { BehindError, retryOf } from './errors.ts'

/** Reads from a standby, even while there is no leader. */
export interface ReadReplica {
  /**
   * Data at most as old as allowed; with `upToDate`, everything that was committed before the call. Reads
   * from the leader if the standby is further behind.
   */
  reads(options: { upToDate: boolean }): Database
  /** For sessions: the leader, so that a logout counts immediately; without a leader, the standby. */
  leaderFirst: Queryable
  /** Does the work with the leader, or `otherwise` if the leader is away. */
  unlessLeaderIsAway<Result>(
    work: () => Promise<Result>,
    otherwise: () => Result | Promise<Result>,
  ): Promise<Result>
  /** True if there was no leader at the last check. */
  isLeaderAway(): boolean
  /** Resolves to true if the standby answers, and its data are not too old. */
  isReadable(): Promise<boolean>
  /** Stops the checks; the caller closes the databases. */
  stop(): void
}

export interface ReplicaOptions {
  /** Milliseconds by which data may be old. */
  maxAge?: number
  /** Milliseconds between the queries for both servers' positions. */
  askInterval?: number
}

/** Milliseconds for the answer of a server that may be gone. */
const askTimeout = 2_000
/** Milliseconds for a read from the standby; after that the leader is queried. */
const standbyTimeout = 2_000

/** A server is not away because this owner's share of the connections to it is used up. */
const isAway = (error: unknown): boolean =>
  retryOf(error) === 'later' && !(error instanceof BusyError) && !(error instanceof BehindError)

/** Position in the leader's write-ahead log, and the time just before it was read. */
interface Mark {
  time: number
  position: bigint
}

export function openReadReplica(
  leader: Database,
  standby: Database,
  { maxAge = 5_000, askInterval = 1_000 }: ReplicaOptions = {},
): ReadReplica {
  // Marks of the last seconds in which there was a leader, the earliest first. The standby's age is measured
  // by this node's clock alone: it is that of the latest mark that the standby has reached.
  let marks: Mark[] = []
  let isLeaderAway = false
  let isStandbyAway = false
  let timer: NodeJS.Timeout | undefined

  async function askLeader(): Promise<Mark> {
    const time = performance.now()
    try {
      const mark = { time, position: await positionOf(leader) }
      marks = [...marks.filter((one) => one.time >= time - maxAge), mark]
      isLeaderAway = false
      return mark
    } catch (error) {
      if (isAway(error)) isLeaderAway = true
      throw error
    }
  }

  async function askStandby(): Promise<void> {
    isStandbyAway = await positionOf(standby).then(
      () => false,
      (error: unknown) => isStandbyAway || !(error instanceof BusyError),
    )
  }

  async function keepAsking(): Promise<void> {
    await Promise.all([
      within(askTimeout, askLeader).catch(() => undefined),
      within(askTimeout, askStandby),
    ])
    if (!isStopped) timer = setTimeout(() => void keepAsking(), askInterval).unref()
  }
  let isStopped = false
  void keepAsking()

  /** Position that the standby must have reached for a read. */
  async function leastPosition(upToDate: boolean): Promise<bigint> {
    if (upToDate) return (await askLeader()).position
    // Without a leader nothing changes, so the data do not become older.
    const now = isLeaderAway ? (marks.at(-1)?.time ?? performance.now()) : performance.now()
    const mark = marks.find(({ time }) => time >= now - maxAge)
    return (mark ?? (await askLeader())).position
  }

  const fromStandby = <Row extends object>(statement: Sql, upToDate: boolean): Promise<Row[]> =>
    // One address can lead to several standbys, so the position is read on the same connection.
    standby.onOneConnection(async (connection) => {
      const least = await leastPosition(upToDate)
      if ((await positionOf(connection)) < least) throw new BehindError()
      return connection.query<Row>(statement)
    })

  const createReads = (upToDate: boolean): Database => ({
    ...leader,
    async query<Row extends object>(statement: Sql) {
      if (isLeaderAway) return fromStandby<Row>(statement, upToDate)
      if (isStandbyAway) return leader.query<Row>(statement)
      try {
        return await within(standbyTimeout, () => fromStandby<Row>(statement, upToDate))
      } catch (error) {
        if (retryOf(error) === 'never') throw error
        // Spares the next callers the wait, until the standby answers a check.
        if (isAway(error)) isStandbyAway = true
        return leader.query<Row>(statement)
      }
    },
  })

  async function unlessLeaderIsAway<Result>(
    work: () => Promise<Result>,
    otherwise: () => Result | Promise<Result>,
  ): Promise<Result> {
    if (isLeaderAway) return otherwise()
    try {
      return await within(askTimeout, work)
    } catch (error) {
      if (!isAway(error)) throw error
      return otherwise()
    }
  }

  const upToDateReads = createReads(true)
  const recentReads = createReads(false)

  return {
    reads: ({ upToDate }) => (upToDate ? upToDateReads : recentReads),
    leaderFirst: {
      query: <Row extends object>(statement: Sql) =>
        unlessLeaderIsAway(
          () => leader.query<Row>(statement),
          () => fromStandby<Row>(statement, false),
        ),
    },
    unlessLeaderIsAway,
    isLeaderAway: () => isLeaderAway,
    isReadable: () =>
      within(askTimeout, () => fromStandby(sql`select 1`, false)).then(
        () => true,
        () => false,
      ),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Position in the write-ahead log, in bytes: written on the leader, replayed on a standby. */
async function positionOf(server: Queryable): Promise<bigint> {
  const [row] = await server.query<{ position: string }>(sql`
    select pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end,
      '0/0'
    )::text as position
  `)
  if (row === undefined) throw new Error('A server without a position')
  return BigInt(row.position)
}

const within = <Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> =>
  withDeadline(Math.min(milliseconds, timeLeft()), work)
