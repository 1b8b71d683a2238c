import type { Transaction } from '../db/database.ts'
import { badRequest, unauthenticated } from '../http/errors.ts'
import type { AppContext } from '../openapi/operation.ts'
import { limitOwnPassword } from '../rate-limits/rate-limits.ts'
import type { Caller } from '../sessions/authenticate.ts'
import { verifyPassword } from '../sessions/passwords.ts'
import { findPasswordHash } from './repository.ts'

/**
 * Refuses a caller who does not know the password of their account, and counts that, apart
 * from failed logins: only who is logged in gets here. `field` is where they wrote it. Answers what refuses, within the transaction that has locked
 * the user, where the password was changed or the account deleted meanwhile.
 */
export async function checkOwnPassword(
  context: AppContext,
  { id }: Caller,
  { field, password }: { field: string; password: string },
): Promise<(transaction: Transaction) => Promise<void>> {
  const isWrong = () => badRequest([{ path: field, message: 'Password does not match' }])
  const takeBackTry = await limitOwnPassword(context, id)
  const hash = await findPasswordHash(context.db, id)
  if (hash === undefined) throw unauthenticated()
  if (!(await verifyPassword(hash, password))) throw isWrong()
  await takeBackTry()
  return async (transaction) => {
    const now = await findPasswordHash(transaction, id)
    if (now === undefined) throw unauthenticated()
    if (now !== hash) throw isWrong()
  }
}
