import type { Transaction } from '../../db/database.ts'
import { badRequest, loginAgainRequired, unauthenticated } from '../../http/errors.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { limitOwnPassword } from '../../http/rate-limits/rate-limits.ts'
import type { SessionCaller } from '../../http/openapi/caller.ts'
import { checkPassword } from '../users/check-password.ts'
import { passwordStatusOf } from '../users/password-status.ts'
import { findPasswordHash } from '../users/repository.ts'

/** Called within the transaction that has locked the user; refuses if the password has changed since the check. */
export type CheckAgain = (transaction: Transaction) => Promise<void>

/**
 * Refuses a caller who does not prove that the account is theirs: by its password, or by a recent login if
 * they cannot log in with one. `field` names the password's field in the body.
 */
export async function checkOwnPassword(
  context: AppContext,
  caller: SessionCaller,
  { field, password }: { field: string; password: string | undefined },
): Promise<CheckAgain> {
  if (passwordStatusOf(caller, context.config) === null) {
    if (password === undefined) throw badRequest([{ path: field, reason: 'passwordIsRequired' }])
    return expectPassword(context, caller, { field, password })
  }
  if (!isRecent(context, caller)) throw loginAgainRequired()
  return async () => undefined
}

/** Accepts a recent login as well; after an older one, another person may be using the device. */
export async function checkRecentLogin(
  context: AppContext,
  caller: SessionCaller,
  password: string | undefined,
): Promise<CheckAgain> {
  if (password !== undefined) {
    return checkOwnPassword(context, caller, { field: 'password', password })
  }
  if (isRecent(context, caller)) return async () => undefined
  if (passwordStatusOf(caller, context.config) !== null) throw loginAgainRequired()
  throw badRequest([{ path: 'password', reason: 'enterYourPasswordAgain' }])
}

/** Wrong passwords are counted separately from failed logins: only a logged-in user gets here. */
async function expectPassword(
  context: AppContext,
  { id }: SessionCaller,
  { field, password }: { field: string; password: string },
): Promise<CheckAgain> {
  const isWrong = () => badRequest([{ path: field, reason: 'passwordDoesNotMatch' }])
  const takeBackTry = await limitOwnPassword(context, id)
  const stored = await findPasswordHash(context.db, id)
  if (!stored) throw unauthenticated()
  const hash = await checkPassword(context.db, { id, password_hash: stored }, password)
  if (hash === null) throw isWrong()
  await takeBackTry()
  return async (transaction) => {
    const now = await findPasswordHash(transaction, id)
    if (now === undefined) throw unauthenticated()
    if (now !== hash) throw isWrong()
  }
}

/** Minutes for which a login counts as recent. */
const recentMinutes = 15

function isRecent({ clock }: AppContext, { authenticatedAt }: SessionCaller): boolean {
  if (authenticatedAt === null) return false
  return clock().getTime() - authenticatedAt.getTime() <= recentMinutes * 60_000
}
