import type { Transaction } from '../../db/database.ts'
import type { AccountProof } from '../../../openapi.d.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import type { SessionCaller } from '../../http/openapi/caller.ts'
import { lockCaller } from '../sessions/lock-caller.ts'
import { expectOwnCode } from './own-code.ts'
import { checkOwnPassword, type CheckAgain } from './own-password.ts'
import type { UserRow } from '../users/repository.ts'

type Work<Result> = (transaction: Transaction, user: UserRow) => Promise<Result>

/**
 * Runs the work with the caller locked, once they have proved that the account is theirs: by the password or a
 * recent login, and by a code if two-factor authentication is on.
 */
export async function withOwnProof<Result>(
  context: AppContext,
  caller: SessionCaller,
  { password, code }: AccountProof,
  work: Work<Result>,
): Promise<Result> {
  const checkAgain = await checkOwnPassword(context, caller, { field: 'password', password })
  return withOwnCode(context, caller, { checkAgain, code }, work)
}

/** Does the work if the password is already checked, or not needed. */
export async function withOwnCode<Result>(
  context: AppContext,
  caller: SessionCaller,
  { checkAgain, code }: { checkAgain: CheckAgain; code: string | undefined },
  work: Work<Result>,
): Promise<Result> {
  const ownCode = await expectOwnCode(context, caller, code)
  const result = await context.db.transaction(async (transaction) => {
    const user = await lockCaller(transaction, caller)
    await checkAgain(transaction)
    await ownCode.spend(transaction)
    return work(transaction, user)
  })
  await ownCode.takeBackTry()
  return result
}
