import type { Transaction } from '../db/database.ts'
import type { AppContext } from '../openapi/operation.ts'
import { deviceOf } from '../sessions/device.ts'
import { openSession, type OpenedSession } from '../sessions/open-session.ts'
import { endFamily, findFamiliesOfTokens, type SessionClient } from '../sessions/repository.ts'
import type { UserRow } from '../users/repository.ts'
import { insertProviderSession } from './repository.ts'

type Cookies = Readonly<Record<string, string | undefined>>

interface ProvenEntry {
  user: UserRow
  hasTwoFactor: boolean
  /** The provider has asked for two factors, which spares the code of ours. */
  isMultiFactor: boolean
  idToken: string
  /** When the user logged in there; null where the provider does not say. */
  authenticatedAt: Date | null
  client: SessionClient
  cookies: Cookies
}

export async function openProviderSession(
  transaction: Transaction,
  context: AppContext,
  { user, isMultiFactor, idToken, cookies, ...entry }: ProvenEntry,
): Promise<OpenedSession> {
  const now = context.clock()
  await endFormerSession(transaction, { userId: user.id, cookies, now })
  const device = await deviceOf(transaction, user.id, cookies['device'])
  const proven = { ...entry, user, isTwoFactorVerified: isMultiFactor, device, now }
  const opened = await openSession(transaction, context, proven)
  const { familyId } = opened
  await insertProviderSession(transaction, { familyId, userId: user.id, idToken, now })
  return opened
}

/** Of a user who has logged in again to prove who they are: the browser forgets its tokens. */
async function endFormerSession(
  transaction: Transaction,
  { userId, cookies, now }: { userId: string; cookies: Cookies; now: Date },
): Promise<void> {
  const { accessToken, refreshToken } = cookies
  const families = await findFamiliesOfTokens(transaction, {
    ...(accessToken && { access: accessToken }),
    ...(refreshToken && { refresh: refreshToken }),
  })
  for (const family of families.filter(({ user_id }) => user_id === userId)) {
    await endFamily(transaction, family.family_id, now)
  }
}
