import type { Transaction } from '../../db/database.ts'
import { badRequest, wrongCode } from '../../http/errors.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { limitCodes } from '../../http/rate-limits/rate-limits.ts'
import type { SessionCaller } from '../../http/openapi/caller.ts'
import { spendCode } from './spend-code.ts'

interface OwnCode {
  /** Called within the transaction that has locked the user. */
  spend: (transaction: Transaction) => Promise<void>
  /** Called after a success, which does not count as a try. */
  takeBackTry: () => Promise<void>
}

/** Asks a caller with two-factor authentication for a code. */
export async function expectOwnCode(
  context: AppContext,
  { id: userId, hasTwoFactor }: SessionCaller,
  code: string | undefined,
): Promise<OwnCode> {
  if (!hasTwoFactor) return { spend: async () => undefined, takeBackTry: async () => undefined }
  if (code === undefined) {
    throw badRequest([{ path: 'code', reason: 'enterACodeOfYourApp' }])
  }
  const takeBackTry = await limitCodes(context, userId)
  const spend = async (transaction: Transaction) => {
    const isRight = await spendCode(transaction, { userId, code, now: context.clock() })
    if (!isRight) throw badRequest([wrongCode])
  }
  return { spend, takeBackTry }
}
