import type { Transaction } from '../db/database.ts'
import { badRequest, unauthenticated } from '../http/errors.ts'
import type { AppContext } from '../openapi/operation.ts'
import { limitOwnPassword } from '../rate-limits/rate-limits.ts'
import type { SessionCaller } from '../sessions/authenticate.ts'
import { verifyPassword } from '../sessions/passwords.ts'
import { findPasswordHash } from './repository.ts'

/**
 * Refuses a caller who does not know the password of their account, and counts that apart from failed
 * logins: only a logged-in user gets here. `field` is where they wrote it. Answers a check for the
 * transaction that has locked the user: it refuses where the password was changed, or the account
 * deleted, meanwhile.
 */
export async function checkOwnPassword(
  context: AppContext,
  { id }: Pick<SessionCaller, 'id'>,
  { field, password }: { field: string; password: string },
): Promise<(transaction: Transaction) => Promise<void>> {
  const isWrong = () => badRequest([{ path: field, message: 'Password does not match' }])
  const takeBackTry = await limitOwnPassword(context, id)
  const hash = await findPasswordHash(context.db, id)
  if (hash === undefined) throw unauthenticated()
  if (hash === null) {
    await takeBackTry()
    throw badRequest([{ path: field, message: noPasswordYet }])
  }
  if (!(await verifyPassword(hash, password))) throw isWrong()
  await takeBackTry()
  return async (transaction) => {
    const now = await findPasswordHash(transaction, id)
    if (now === undefined) throw unauthenticated()
    if (now !== hash) throw isWrong()
  }
}

const noPasswordYet =
  'Your account has no password yet. Set one with “Forgot your password?” on the login page.'

/** Minutes after a login in which what can do harm needs no password. */
const recentMinutes = 15

/** Asks for the password where the login is some time ago: the device may be in other hands by now. */
export async function checkRecentLogin(
  context: AppContext,
  caller: SessionCaller,
  password: string | undefined,
): Promise<(transaction: Transaction) => Promise<void>> {
  const age = context.clock().getTime() - caller.loggedInAt.getTime()
  if (password !== undefined)
    return checkOwnPassword(context, caller, { field: 'password', password })
  if (age > recentMinutes * 60_000) {
    throw badRequest([{ path: 'password', message: 'Please enter your password again' }])
  }
  return async () => undefined
}
