import { randomUUID } from 'node:crypto'
import { inTransaction } from '../db/transaction.ts'
import { accountBlocked, wrongCredentials } from '../http/errors.ts'
import type { Handler } from '../openapi/operation.ts'
import { limitAccount } from '../rate-limits/rate-limits.ts'
import { presentUser } from '../users/presenter.ts'
import { findUserByEmail, lockUser } from '../users/repository.ts'
import { verifyPassword } from './passwords.ts'
import { sessionCookies } from './session-cookies.ts'
import { insertSession, removeExpiredSessions } from './repository.ts'
import { newTokens } from './tokens.ts'

export const loginUser: Handler<'loginUser'> = async ({ body }, tools) => {
  const takeBackTry = await limitAccount(tools, body.email)
  const found = await findUserByEmail(tools.db, body.email)
  const isRight = await verifyPassword(found?.password_hash, body.password)
  if (found === undefined || !isRight) throw wrongCredentials()
  await takeBackTry()

  const now = tools.clock()
  const tokens = newTokens()
  const user = await inTransaction(tools.db, async (transaction) => {
    const locked = await lockUser(transaction, found.id)
    if (locked === undefined || locked.is_blocked) throw accountBlocked()
    await insertSession(transaction, { userId: locked.id, familyId: randomUUID(), tokens, now })
    await removeExpiredSessions(transaction, now)
    return locked
  })
  return { message: 'Logged in', data: presentUser(user), cookies: sessionCookies(tokens) }
}
