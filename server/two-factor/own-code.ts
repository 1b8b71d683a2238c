import type { Transaction } from '../db/database.ts'
import { badRequest, conflict, unauthenticated, wrongCode } from '../http/errors.ts'
import type { AppContext } from '../openapi/operation.ts'
import { limitCodes } from '../rate-limits/rate-limits.ts'
import type { SessionCaller } from '../sessions/authenticate.ts'
import { checkOwnPassword } from '../users/own-password.ts'
import { lockUser } from '../users/repository.ts'
import { findTwoFactor } from './repository.ts'
import { spendCode } from './spend-code.ts'

interface Proof {
  password?: string
  code: string
}

/** Does the work where the caller gave the password of their account and a code, both counted where wrong. */
export async function withProof<Result>(
  context: AppContext,
  caller: SessionCaller,
  { password, code }: Proof,
  work: (transaction: Transaction, now: Date) => Promise<Result>,
): Promise<Result> {
  const checkAgain = await checkOwnPassword(context, caller, { field: 'password', password })
  const takeBackTry = await limitCodes(context, caller.id)
  const result = await context.db.transaction(async (transaction) => {
    const user = await lockUser(transaction, caller.id)
    if (user === undefined) throw unauthenticated()
    await checkAgain(transaction)
    const row = await findTwoFactor(transaction, caller.id)
    if (row === undefined || row.confirmed_at === null) {
      throw conflict('Two-factor authentication is not on')
    }
    const now = context.clock()
    const isRight = await spendCode(transaction, { userId: caller.id, code, now })
    if (!isRight) throw badRequest([wrongCode])
    return work(transaction, now)
  })
  await takeBackTry()
  return result
}

/**
 * Asks a caller with two-factor authentication for a code. Answers what spends it, within the transaction
 * that has locked the user.
 */
export async function expectOwnCode(
  context: AppContext,
  { id: userId, hasTwoFactor }: SessionCaller,
  code: string | undefined,
): Promise<(transaction: Transaction) => Promise<void>> {
  if (!hasTwoFactor) return async () => undefined
  if (code === undefined) {
    throw badRequest([{ path: 'code', message: 'Please enter a code of your authenticator app' }])
  }
  const takeBackTry = await limitCodes(context, userId)
  return async (transaction) => {
    const isRight = await spendCode(transaction, { userId, code, now: context.clock() })
    if (!isRight) throw badRequest([wrongCode])
    await takeBackTry()
  }
}
