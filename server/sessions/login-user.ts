import { randomUUID } from 'node:crypto'
import type { Transaction } from '../db/database.ts'
import {
  accountBlocked,
  twoFactorRequired,
  wrongCredentials,
  wrongLoginCode,
} from '../http/errors.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { limitCodes, limitLogin } from '../rate-limits/rate-limits.ts'
import { isTwoFactorRequired } from '../two-factor/requirement.ts'
import { spendCode } from '../two-factor/spend-code.ts'
import { presentAccount } from '../users/presenter.ts'
import { findCredentials, findUserByEmail, lockUser } from '../users/repository.ts'
import { clientOf } from './client.ts'
import { deviceCookie, deviceOf } from './device.ts'
import { noteLogin } from './note-login.ts'
import { verifyPassword } from './passwords.ts'
import { insertSession, removeExpiredSessions } from './repository.ts'
import { sessionCookies } from './session-cookies.ts'
import { newTokens } from './tokens.ts'

export const loginUser: OperationHandler<'loginUser'> = async ({ body, ...request }, context) => {
  const { email, password, code } = body
  const found = await findUserByEmail(context.db, email)
  const device = found && (await deviceOf(context.db, found.id, request.cookies['device']))
  const { address } = request
  const takeBackTry = await limitLogin(context, { email, address, device })
  const isRight = await verifyPassword(found?.password_hash, password)
  if (found === undefined || !isRight) throw wrongCredentials()
  await takeBackTry()
  // Only who knows the password gets here, so that no other user's tries are used up.
  const takeBackCode = code === undefined ? undefined : await limitCodes(context, found.id)

  const { config } = context
  const { accessMinutes } = config
  const now = context.clock()
  const tokens = newTokens()
  const client = clientOf(request)
  const user = await context.db.transaction(async (transaction) => {
    const locked = await lockUser(transaction, found.id)
    if (locked === undefined || locked.is_blocked) throw accountBlocked()
    const credentials = await findCredentials(transaction, locked.id)
    // A password that was changed meanwhile opens nothing any more.
    if (credentials?.password_hash !== found.password_hash) throw wrongCredentials()
    const { has_two_factor } = credentials
    if (has_two_factor) await expectCode(transaction, { userId: locked.id, code, now })
    await insertSession(transaction, {
      userId: locked.id,
      familyId: randomUUID(),
      tokens,
      accessMinutes,
      now,
      client,
    })
    await noteLogin(transaction, context, { userId: locked.id, device, client })
    await removeExpiredSessions(transaction, now)
    const mustSetUpTwoFactor = !has_two_factor && isTwoFactorRequired(locked.role, config)
    return { ...locked, mustSetUpTwoFactor }
  })
  await takeBackCode?.()
  return {
    message: 'Logged in',
    data: presentAccount(user, config),
    cookies: [...sessionCookies(tokens, config), await deviceCookie(context.db, user.id, device)],
  }
}

async function expectCode(
  transaction: Transaction,
  { userId, code, now }: { userId: string; code: string | undefined; now: Date },
): Promise<void> {
  if (code === undefined) throw twoFactorRequired()
  if (!(await spendCode(transaction, { userId, code, now }))) throw wrongLoginCode()
}
