import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { accountBlocked, unauthenticated } from '../http/errors.ts'
import type { Handler } from '../openapi/operation.ts'
import { presentUser } from '../users/presenter.ts'
import { lockUser } from '../users/repository.ts'
import { RefusedRenewal } from './refused-renewal.ts'
import { sessionCookies } from './session-cookies.ts'
import {
  endFamily,
  findUserOfTokens,
  insertSession,
  lockByRefreshToken,
  markRotated,
} from './repository.ts'
import { newSalt, successorTokens, type Tokens } from './tokens.ts'

/** A lost answer or a second tab asks again with the same token. */
const graceSeconds = 10

export const refreshSession: Handler<'refreshSession'> = async ({ cookies }, { db, clock }) => {
  const token = cookies['refreshToken']
  // A token for calls may still be good without it.
  if (!token) throw unauthenticated()
  const [owner] = await findUserOfTokens(db, { refresh: token })
  if (owner === undefined) throw new RefusedRenewal(unauthenticated())

  const now = clock()
  const renewed = await inTransaction(db, async (transaction) => {
    const user = await lockUser(transaction, owner.user_id)
    const session = await lockByRefreshToken(transaction, token)
    if (user === undefined || session === undefined) return null
    if (user.is_blocked) throw new RefusedRenewal(accountBlocked())
    const renewal = await renew(transaction, { session, token, now })
    return renewal === null ? null : { user, ...renewal }
  })
  // Thrown outside the transaction, so that a family which was ended stays ended.
  if (renewed === null) throw new RefusedRenewal(unauthenticated())
  return {
    message: 'Session renewed',
    data: presentUser(renewed.user),
    cookies: sessionCookies(renewed.tokens, renewed.age),
  }
}

async function renew(
  transaction: Transaction<Database>,
  { session, token, now }: { session: Selectable<Database['sessions']>; token: string; now: Date },
): Promise<{ tokens: Tokens; age: number } | null> {
  if (session.ended_at !== null) return null

  if (session.rotated_at === null || session.successor_salt === null) {
    if (session.refresh_expires_at <= now) return null
    const salt = newSalt()
    const tokens = successorTokens(token, salt)
    const { user_id: userId, family_id: familyId } = session
    await insertSession(transaction, { userId, familyId, tokens, now })
    await markRotated(transaction, session.id, { salt, now })
    return { tokens, age: 0 }
  }

  const age = (now.getTime() - session.rotated_at.getTime()) / 1000
  if (age <= graceSeconds) {
    // Two nodes' clocks may differ a little.
    return {
      tokens: successorTokens(token, session.successor_salt),
      age: Math.max(0, Math.ceil(age)),
    }
  }
  await endFamily(transaction, session.family_id, now)
  return null
}
