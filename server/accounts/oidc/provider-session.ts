import type { Transaction } from '../../db/database.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { openSession, type OpenedSession } from '../sessions/open-session.ts'
import type { SessionClient } from '../sessions/repository.ts'
import type { RequestCookies } from '../../http/cookies.ts'
import type { UserRow } from '../users/repository.ts'
import { insertProviderSession } from './repository.ts'

interface ProvenEntry {
  user: UserRow
  hasTwoFactor: boolean
  /** The provider has verified two factors, so no code is asked for here. */
  isMultiFactor: boolean
  issuer: string | null
  idToken: string
  /** When the user logged in there; null if the provider does not say. */
  authenticatedAt: Date | null
  client: SessionClient
  cookies: RequestCookies
}

export async function openProviderSession(
  transaction: Transaction,
  context: AppContext,
  { user, isMultiFactor, issuer, idToken, ...entry }: ProvenEntry,
): Promise<OpenedSession> {
  const now = context.clock()
  const proven = { ...entry, user, isTwoFactorVerified: isMultiFactor, now }
  const opened = await openSession(transaction, context, proven)
  const { familyId } = opened
  await insertProviderSession(transaction, { familyId, userId: user.id, issuer, idToken, now })
  return opened
}
