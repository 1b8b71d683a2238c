import { unauthenticated } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { expectOwnCode } from '../two-factor/own-code.ts'
import { isLiveFamily } from '../sessions/repository.ts'
import { clearedSessionCookies } from '../sessions/session-cookies.ts'
import { eraseAccount, lockForErasure } from './erase-account.ts'
import { checkOwnPassword } from '../two-factor/own-password.ts'

export const deleteAccount: OperationHandler<'deleteAccount'> = async (
  { caller, body },
  context,
) => {
  const { password, code } = body
  const checkAgain = await checkOwnPassword(context, caller, { field: 'password', password })
  const ownCode = await expectOwnCode(context, caller, code)
  await context.db.transaction(async (transaction) => {
    const user = await lockForErasure(transaction, caller.id)
    if (user === undefined || !(await isLiveFamily(transaction, caller.sessionFamilyId))) {
      throw unauthenticated()
    }
    await checkAgain(transaction)
    await ownCode.spend(transaction)
    await eraseAccount(transaction, user, context)
  })
  await ownCode.takeBackTry()
  return { message: 'Account deleted', data: null, cookies: clearedSessionCookies }
}
