import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { mustSetUpTwoFactor } from './two-factor-requirement.ts'
import { presentAccount } from '../users/presenter.ts'
import type { UserRow } from '../users/repository.ts'
import { deviceCookie, deviceOf } from './device.ts'
import { noteLogin } from './note-login.ts'
import {
  endFamily,
  findFamiliesOfTokens,
  insertSession,
  removeExpiredSessions,
  type SessionClient,
} from './repository.ts'
import { sessionCookies } from './session-cookies.ts'
import { newTokens, type Tokens } from '../users/tokens.ts'
import type { RequestCookies } from '../../http/cookies.ts'

interface ProvenUser {
  user: UserRow
  hasTwoFactor: boolean
  /** By a passkey that has verified its user, or a provider that has verified two factors. */
  isTwoFactorVerified: boolean
  /** When they proved who they are: now, or as the identity provider states; null if it does not. */
  authenticatedAt: Date | null
  client: SessionClient
  cookies: RequestCookies
  /** The client is not a browser, and has sent no device cookie. */
  isProgram?: boolean
  now: Date
}

export interface OpenedSession {
  user: UserRow & { mustSetUpTwoFactor: boolean }
  familyId: string
  tokens: Tokens
  /** The cookies of the request. */
  deviceCookie: string | undefined
}

/** Opens a session for a user who has proved who they are, and whose row is locked. */
export async function openSession(
  transaction: Transaction,
  context: Pick<AppContext, 'clock' | 'config'>,
  { user, hasTwoFactor, client, cookies, isProgram = false, now, ...proof }: ProvenUser,
): Promise<OpenedSession> {
  const { config } = context
  const tokens = newTokens()
  const familyId = randomUUID()
  await endFormerSession(transaction, { userId: user.id, cookies, now })
  await insertSession(transaction, {
    userId: user.id,
    familyId,
    tokens,
    accessMinutes: config.accessMinutes,
    isTwoFactorVerified: proof.isTwoFactorVerified,
    authenticatedAt: proof.authenticatedAt,
    now,
    client,
  })
  const device = await deviceOf(transaction, user.id, cookies['device'])
  await noteLogin(transaction, context, { userId: user.id, familyId, device, isProgram, client })
  await removeExpiredSessions(transaction, now)
  const { isTwoFactorVerified } = proof
  const factors = { role: user.role, hasTwoFactor, isTwoFactorVerified }
  const account = { ...user, mustSetUpTwoFactor: mustSetUpTwoFactor(factors, config) }
  return { user: account, familyId, tokens, deviceCookie: cookies['device'] }
}

/** Ends the user's own session in this browser, whose tokens the new cookies replace. */
async function endFormerSession(
  transaction: Transaction,
  { userId, cookies, now }: { userId: string; cookies: RequestCookies; now: Date },
): Promise<void> {
  const { accessToken: access = '', refreshToken: refresh = '' } = cookies
  const families = await findFamiliesOfTokens(transaction, { access, refresh })
  for (const family of families) {
    if (family.user_id === userId) await endFamily(transaction, family.family_id, now)
  }
}

/** Answer of a login, with the cookies of the session and the device. */
export const loggedIn = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { user, tokens, deviceCookie: before }: OpenedSession,
) => ({
  message: 'Logged in',
  data: presentAccount(user, config),
  cookies: [...sessionCookies(tokens, config), await deviceCookie(db, user.id, before)],
})
