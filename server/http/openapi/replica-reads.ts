import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../bearer.ts'
import type { Database } from '../../db/database.ts'
import { retryOf, UnknownOutcomeError } from '../../db/errors.ts'
import { changesHaveToWait, HttpError } from '../errors.ts'
import type { CookieChange } from '../cookies.ts'
import type { Operation } from './contract.ts'
import type { AppContext, OperationId } from './operation.ts'

/** Reads that work without a leader: the current user, lists, notifications, tracking and insights. */
const replicaReads: ReadonlySet<OperationId> = new Set<OperationId>([
  'countParcels',
  'countUnread',
  'getCurrentUser',
  'getInsights',
  'getParcel',
  'listDeliveryHistory',
  'listIncomingParcels',
  'listMyParcels',
  'listNotifications',
  'listParcels',
  'listReceivers',
  'listUsers',
  'trackParcel',
])

/** Database in which the session of a request is looked up. */
export const sessionsOf = ({ id }: Operation, { db, replica }: AppContext) =>
  replica !== undefined && replicaReads.has(id) ? replica.leaderFirst : db

/** Database that the operation reads from. */
export function databaseOf(
  { id }: Operation,
  { db, replica }: AppContext,
  { cookies, headers }: FastifyRequest,
): Database {
  if (replica === undefined || !replicaReads.has(id)) return db
  // A client sends `max-age=0` or `no-cache` after it was told of a change.
  const refusesOld = /\b(?:no-cache|max-age=0)\b/.test(headers['cache-control'] ?? '')
  // Systems that call with a key keep no cookies, so any of them may have changed something.
  const mayHaveChanged = cookies['justChanged'] !== undefined || bearerOf(headers) !== null
  return replica.reads({ upToDate: refusesOld || mayHaveChanged })
}

/** Repeats the work on the leader after a 404: the row may be newer than the standby's data. */
export function readingFrom<Result>(
  database: Database,
  { db, replica }: AppContext,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (replica === undefined || database === db) return work(database)
  return work(database).catch((error: unknown) => {
    const isMissing = error instanceof HttpError && error.status === 404
    if (!isMissing || replica.isLeaderAway()) throw error
    return work(db)
  })
}

/**
 * Seconds for which callers are certain to see their changes: twice the age that a standby's data
 * may have.
 */
const justChangedTime = 10

/** Shows every node that the caller may have changed something. */
export const changeCookie: CookieChange = {
  name: 'justChanged',
  value: '1',
  maxAge: justChangedTime,
}

/** Tells a caller who sends a change that it has to wait for a leader, while reads still work. */
export function explainWait<Result>(
  { method }: Operation,
  { replica }: AppContext,
  work: () => Promise<Result>,
): Promise<Result> {
  if (replica === undefined || method === 'GET') return work()
  return work().catch((error: unknown) => {
    const isOurs = error instanceof HttpError || error instanceof UnknownOutcomeError
    if (isOurs || !replica.isLeaderAway()) throw error
    throw retryOf(error) === 'never' ? error : changesHaveToWait()
  })
}
