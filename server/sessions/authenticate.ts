import type { Call, Caller, OperationId, Tools } from '../openapi/operation.ts'
import { findByAccessToken, type CallerSession } from './repository.ts'

/** What a call's cookies say about who sent it. */
export type Identity =
  | { kind: 'visitor' }
  /** The session is unknown, over or ended. */
  | { kind: 'stale' }
  | { kind: 'blocked' }
  | { kind: 'known'; caller: Caller }

export async function authenticate(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  { accessToken, refreshToken }: Call<OperationId>['cookies'],
): Promise<Identity> {
  if (!accessToken) return { kind: refreshToken ? 'stale' : 'visitor' }
  const row = await findByAccessToken(db, accessToken)
  if (row === undefined) return { kind: 'stale' }
  const isOver = row.ended_at !== null || row.access_expires_at <= clock()
  return identityOf({ ...row, is_over: isOver })
}

/** Who a session says somebody is. */
export function identityOf(session: CallerSession | undefined): Identity {
  if (session?.is_blocked) return { kind: 'blocked' }
  if (session === undefined || session.is_over) return { kind: 'stale' }

  const { id, name, email, role, family_id: sessionFamilyId } = session
  return { kind: 'known', caller: { id, name, email, role, sessionFamilyId } }
}
