import type { Call, Caller, OperationId, Tools } from '../operation.ts'
import { findByAccessToken } from './session-rows.ts'

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
  return identityOf(await findByAccessToken(db, accessToken), clock())
}

/** Who a session says somebody is. */
export function identityOf(
  row: Awaited<ReturnType<typeof findByAccessToken>>,
  now: Date,
): Identity {
  if (row === undefined) return { kind: 'stale' }
  if (row.is_blocked) return { kind: 'blocked' }
  if (row.ended_at !== null || row.access_expires_at <= now) return { kind: 'stale' }

  const { id, name, email, role, family_id: sessionFamilyId } = row
  return { kind: 'known', caller: { id, name, email, role, sessionFamilyId } }
}
