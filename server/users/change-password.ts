import { tellOwner } from '../notifications/tell-owner-repository.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { isPasswordClosed } from '../oidc/settings.ts'
import { removeResetLinks } from '../recovery/repository.ts'
import { passwordIsClosed } from '../sessions/login-user.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { endOtherFamilies } from '../sessions/repository.ts'
import { expectOwnCode } from '../two-factor/own-code.ts'
import { checkOwnPassword } from './own-password.ts'
import { lockUser, setPasswordHash } from './repository.ts'

export const changePassword: OperationHandler<'changePassword'> = async (
  { caller, body },
  context,
) => {
  const { currentPassword, password, code } = body
  if (isPasswordClosed(caller.role, context.config)) throw passwordIsClosed(context)
  const checkAgain = await checkOwnPassword(context, caller, {
    field: 'currentPassword',
    password: currentPassword,
  })
  const spendCode = await expectOwnCode(context, caller, code)
  const passwordHash = await hashPassword(password)
  const { id: userId, sessionFamilyId: familyId } = caller
  await context.db.transaction(async (transaction) => {
    const now = context.clock()
    await lockUser(transaction, userId)
    await checkAgain(transaction)
    await spendCode(transaction)
    await setPasswordHash(transaction, userId, { passwordHash, now })
    await removeResetLinks(transaction, userId)
    await endOtherFamilies(transaction, { userId, familyId }, now)
    await tellOwner(transaction, context, userId, { kind: 'PASSWORD_CHANGED' })
  })
  return { message: 'Password changed', data: null }
}
