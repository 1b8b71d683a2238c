import type { Transaction } from '../db/database.ts'
import { unauthenticated } from '../http/errors.ts'
import type { AccountProof } from '../../openapi.d.ts'
import type { AppContext } from '../openapi/operation.ts'
import type { SessionCaller } from '../sessions/authenticate.ts'
import { expectOwnCode } from '../two-factor/own-code.ts'
import { checkOwnPassword } from './own-password.ts'
import { lockUser, type UserRow } from './repository.ts'

/**
 * Refuses a caller who does not prove that the account is theirs: by the password, or a login of just now, and
 * by a code where two-factor authentication is on. Answers what locks the user, checks it again and spends the
 * code within the transaction.
 */
export async function checkOwnProof(
  context: AppContext,
  caller: SessionCaller,
  { password, code }: AccountProof,
): Promise<(transaction: Transaction) => Promise<UserRow>> {
  const checkAgain = await checkOwnPassword(context, caller, { field: 'password', password })
  const spendCode = await expectOwnCode(context, caller, code)
  return async (transaction) => {
    const user = await lockUser(transaction, caller.id)
    if (user === undefined) throw unauthenticated()
    await checkAgain(transaction)
    await spendCode(transaction)
    return user
  }
}
