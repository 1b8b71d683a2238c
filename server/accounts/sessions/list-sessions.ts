import type { Session } from '../../../openapi.d.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import type { SessionCaller } from '../../http/openapi/caller.ts'
import { deviceOf } from './client.ts'
import { findLiveSessions, type LiveSessionRow } from './repository.ts'

const maxListed = 100

export const listSessions: OperationHandler<'listSessions'> = async ({ caller }, { db, clock }) => {
  const rows = await findLiveSessions(db, caller.id, clock())
  const data = rows
    .map((row) => presentSession(row, caller))
    .toSorted(currentFirst)
    .slice(0, maxListed)
  return { message: 'Sessions', data }
}

const presentSession = (
  row: LiveSessionRow,
  { sessionFamilyId }: Pick<SessionCaller, 'sessionFamilyId'>,
): Session => ({
  id: row.family_id,
  ...deviceOf(row.user_agent),
  network: row.network,
  startedAt: row.began.toISOString(),
  lastUsedAt: row.renewed.toISOString(),
  isCurrent: row.family_id === sessionFamilyId,
})

function currentFirst(one: Session, other: Session): number {
  if (one.isCurrent !== other.isCurrent) return one.isCurrent ? -1 : 1
  return Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt)
}
