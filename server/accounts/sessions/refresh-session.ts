import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../db/database.ts'
import { accountBlocked, unauthenticated } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { mustSetUpTwoFactor } from './two-factor-requirement.ts'
import { presentAccount } from '../users/presenter.ts'
import { lockUser } from '../users/repository.ts'
import { clientOf } from './client.ts'
import {
  endFamily,
  findFamiliesOfTokens,
  insertSession,
  lockSessionByRefreshToken,
  markRotated,
  type RefreshableSessionRow,
  type SessionClient,
} from './repository.ts'
import { clearedSessionCookies, sessionCookies } from './session-cookies.ts'
import { newSalt, successorTokens, type Tokens } from '../users/tokens.ts'

/** A client that lost the answer, or a second tab, sends the same token again. */
const graceSeconds = 10

/** The session of the caller's cookies has ended for good, so they are cleared with the answer. */
const cleared = { cookies: clearedSessionCookies }

export const refreshSession: OperationHandler<'refreshSession'> = async (
  { cookies, ...request },
  { db, clock, config },
) => {
  const token = cookies['refreshToken']
  // The access token may still be valid without it.
  if (!token) throw unauthenticated()
  const [family] = await findFamiliesOfTokens(db, { refresh: token })
  if (family === undefined) throw unauthenticated(cleared)

  const now = clock()
  const renewed = await db.transaction(async (transaction) => {
    const user = await lockUser(transaction, family.user_id)
    const session = await lockSessionByRefreshToken(transaction, token)
    if (user === undefined || session === undefined) return null
    if (user.is_blocked) throw accountBlocked(cleared)
    // Another tab has just logged in, and the browser keeps the cookies of that login.
    if (session.is_replaced && isRecent(session.ended_at, now)) throw unauthenticated()
    const renewal = await renew(transaction, config, {
      session,
      token,
      now,
      client: clientOf(request),
    })
    if (renewal === null) return null
    const { has_two_factor: hasTwoFactor, is_two_factor_verified: isTwoFactorVerified } = session
    const proof = { role: user.role, hasTwoFactor, isTwoFactorVerified }
    const account = { ...user, mustSetUpTwoFactor: mustSetUpTwoFactor(proof, config) }
    return { user: account, ...renewal }
  })
  // Thrown outside the transaction, so that a family that was ended stays ended.
  if (renewed === null) throw unauthenticated(cleared)
  return {
    message: 'Session renewed',
    data: presentAccount(renewed.user, config),
    cookies: sessionCookies(renewed.tokens, config, renewed.age),
  }
}

interface Renewal {
  session: RefreshableSessionRow
  token: string
  now: Date
  client: SessionClient
}

/** `age`: seconds since the tokens began to count. Null if the session has ended. */
async function renew(
  transaction: Transaction,
  { accessMinutes }: Pick<Config, 'accessMinutes'>,
  { session, token, now, client }: Renewal,
): Promise<{ tokens: Tokens; age: number } | null> {
  if (session.ended_at !== null) return null

  if (session.rotated_at === null || session.successor_salt === null) {
    if (session.refresh_expires_at <= now) return null
    const salt = newSalt()
    const tokens = successorTokens(token, salt)
    const { user_id: userId, family_id: familyId, began_at: beganAt } = session
    const renewed = {
      userId,
      familyId,
      tokens,
      accessMinutes,
      isTwoFactorVerified: session.is_two_factor_verified,
      authenticatedAt: session.authenticated_at,
      now,
      beganAt,
      client,
    }
    await insertSession(transaction, renewed)
    await markRotated(transaction, session.id, { salt, now })
    return { tokens, age: 0 }
  }

  const age = secondsSince(session.rotated_at, now)
  if (age <= graceSeconds) {
    return {
      tokens: successorTokens(token, session.successor_salt),
      // Negative if the clock of the other node is ahead.
      age: Math.max(0, Math.ceil(age)),
    }
  }
  await endFamily(transaction, session.family_id, now)
  return null
}

const secondsSince = (time: Date, now: Date) => (now.getTime() - time.getTime()) / 1000

const isRecent = (time: Date | null, now: Date) =>
  time !== null && secondsSince(time, now) <= graceSeconds
