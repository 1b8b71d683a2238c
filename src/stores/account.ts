import { listSessions } from '../api/account.ts'
import { supportsLive } from '../api/live-support.ts'
import { createQuery, invalidateTag, useQuery } from './query/query.ts'

const sessions = createQuery({ tag: 'Session', queryFn: (_key, options) => listSessions(options) })

const all = {}

export const useSessions = () => useQuery(sessions, all)

export const invalidateSessions = () => invalidateTag('Session')

/** Only hosts with live streams have the account operations. */
export const mayHaveAccount = supportsLive
