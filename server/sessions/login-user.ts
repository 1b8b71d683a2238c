import { randomUUID } from 'node:crypto'
import { accountBlocked, wrongCredentials } from '../http/errors.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { limitAccount } from '../rate-limits/rate-limits.ts'
import { presentAccount } from '../users/presenter.ts'
import { findPasswordHash, findUserByEmail, lockUser } from '../users/repository.ts'
import { clientOf } from './client.ts'
import { verifyPassword } from './passwords.ts'
import { insertSession, removeExpiredSessions } from './repository.ts'
import { sessionCookies } from './session-cookies.ts'
import { newTokens } from './tokens.ts'

export const loginUser: OperationHandler<'loginUser'> = async ({ body, ...request }, context) => {
  const takeBackTry = await limitAccount(context, body.email)
  const found = await findUserByEmail(context.db, body.email)
  const isRight = await verifyPassword(found?.password_hash, body.password)
  if (found === undefined || !isRight) throw wrongCredentials()
  await takeBackTry()

  const { config } = context
  const { accessMinutes } = config
  const now = context.clock()
  const tokens = newTokens()
  const user = await context.db.transaction(async (transaction) => {
    const locked = await lockUser(transaction, found.id)
    if (locked === undefined || locked.is_blocked) throw accountBlocked()
    // A password that was changed meanwhile opens nothing any more.
    if ((await findPasswordHash(transaction, locked.id)) !== found.password_hash) {
      throw wrongCredentials()
    }
    await insertSession(transaction, {
      userId: locked.id,
      familyId: randomUUID(),
      tokens,
      accessMinutes,
      now,
      client: clientOf(request),
    })
    await removeExpiredSessions(transaction, now)
    return locked
  })
  return {
    message: 'Logged in',
    data: presentAccount(user, config),
    cookies: sessionCookies(tokens, config),
  }
}
