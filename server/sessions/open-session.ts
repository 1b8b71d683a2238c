import { randomUUID } from 'node:crypto'
import type { Transaction } from '../db/database.ts'
import type { AppContext } from '../openapi/operation.ts'
import { mustSetUpTwoFactor } from '../two-factor/requirement.ts'
import { presentAccount } from '../users/presenter.ts'
import type { UserRow } from '../users/repository.ts'
import { deviceCookie } from './device.ts'
import { noteLogin } from './note-login.ts'
import { insertSession, removeExpiredSessions, type SessionClient } from './repository.ts'
import { sessionCookies } from './session-cookies.ts'
import { newTokens, type Tokens } from './tokens.ts'

interface ProvenUser {
  user: UserRow
  hasTwoFactor: boolean
  /** By a passkey that has verified its user, or a provider that has asked for two factors. */
  isTwoFactorVerified: boolean
  /** When they proved who they are: now, or as the identity provider says; null where it does not. */
  authenticatedAt: Date | null
  client: SessionClient
  /** Id in the device's cookie; undefined where this user has not logged in on it. */
  device: string | undefined
  /** The client is no browser, and has sent no device's cookie. */
  isProgram?: boolean
  now: Date
}

export interface OpenedSession {
  user: UserRow & { mustSetUpTwoFactor: boolean }
  familyId: string
  tokens: Tokens
  device: string | undefined
}

/** For a locked user who has proved who they are. */
export async function openSession(
  transaction: Transaction,
  context: Pick<AppContext, 'clock' | 'config'>,
  { user, hasTwoFactor, client, device, isProgram = false, now, ...proof }: ProvenUser,
): Promise<OpenedSession> {
  const { config } = context
  const tokens = newTokens()
  const familyId = randomUUID()
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
  await noteLogin(transaction, context, { userId: user.id, familyId, device, isProgram, client })
  await removeExpiredSessions(transaction, now)
  const { isTwoFactorVerified } = proof
  const factors = { role: user.role, hasTwoFactor, isTwoFactorVerified }
  const account = { ...user, mustSetUpTwoFactor: mustSetUpTwoFactor(factors, config) }
  return { user: account, familyId, tokens, device }
}

/** The answer, whose cookies are the session's and the one of the device. */
export const loggedIn = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { user, tokens, device }: OpenedSession,
) => ({
  message: 'Logged in',
  data: presentAccount(user, config),
  cookies: [...sessionCookies(tokens, config), await deviceCookie(db, user.id, device)],
})
