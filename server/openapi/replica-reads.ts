import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../api-keys/key.ts'
import type { Database } from '../db/database.ts'
import { retryOf, UnknownOutcomeError } from '../db/errors.ts'
import { changesHaveToWait, HttpError } from '../http/errors.ts'
import type { CookieChange } from '../sessions/session-cookies.ts'
import type { Operation } from './contract.ts'
import type { AppContext, OperationId } from './operation.ts'

/** Reads that go on while there is no leader: who is asking, lists, notifications, tracking and insights. */
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
  // A client says `max-age=0` or `no-cache` after it was told of a change.
  const refusesOld = /\b(?:no-cache|max-age=0)\b/.test(headers['cache-control'] ?? '')
  // Systems keep no cookie that tells of their changes.
  const mayHaveChanged = cookies['justChanged'] !== undefined || bearerOf(headers) !== null
  return replica.reads({ upToDate: refusesOld || mayHaveChanged })
}

/** Looks on the leader for what the standby does not have, as it may have come since. */
export async function readingFrom<Result>(
  database: Database,
  { db, replica }: AppContext,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(database)
  } catch (error) {
    const isMissing = error instanceof HttpError && error.status === 404
    if (!isMissing || database === db || replica?.isLeaderAway()) throw error
    return work(db)
  }
}

/** Seconds for which callers who changed something see all of it: twice of what a standby may lack. */
const justChangedTime = 10

/** Every node that the caller comes to next knows by it that they may have changed something. */
export const changeCookie: CookieChange = {
  name: 'justChanged',
  value: '1',
  maxAge: justChangedTime,
}

/** Tells the caller of a change why it has to wait, where they can go on reading. */
export async function explainWait<Result>(
  { method }: Operation,
  { replica }: AppContext,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const isOurs = error instanceof HttpError || error instanceof UnknownOutcomeError
    if (isOurs || method === 'GET' || !replica?.isLeaderAway()) throw error
    throw retryOf(error) === 'never' ? error : changesHaveToWait()
  }
}
