import { conflict } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { lockCaller } from '../sessions/lock-caller.ts'
import { checkOwnPassword } from './own-password.ts'
import { newSecret, uriOf } from './codes.ts'
import { findTwoFactor, insertPendingTwoFactor } from './repository.ts'
import { expectNoPasskeyYet } from './requirement.ts'

/** Logins stay as they are until a code proves that the app has the secret. */
export const beginTwoFactor: OperationHandler<'beginTwoFactor'> = async (
  { caller, body },
  context,
) => {
  const { password } = body
  const checkAgain = await checkOwnPassword(context, caller, { field: 'password', password })
  const secret = newSecret()
  await context.db.transaction(async (transaction) => {
    await lockCaller(transaction, caller)
    await checkAgain(transaction)
    await expectNoPasskeyYet(transaction, caller)
    const row = await findTwoFactor(transaction, caller.id)
    if (row !== undefined && row.confirmed_at !== null) throw alreadyOn()
    const now = context.clock()
    await insertPendingTwoFactor(transaction, { userId: caller.id, secret, now })
  })
  return {
    message: 'Set-up of two-factor authentication begun',
    data: { secret, uri: uriOf(secret, caller.email) },
  }
}

export const alreadyOn = () => conflict('twoFactorIsOnAlready')
