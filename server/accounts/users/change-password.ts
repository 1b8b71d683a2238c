import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { isPasswordClosed } from '../oidc/settings.ts'
import { removeResetLinks } from '../recovery/repository.ts'
import { passwordIsClosed } from '../sessions/login-user.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { endOtherFamilies } from '../sessions/repository.ts'
import { checkOwnPassword } from './own-password.ts'
import { withOwnCode } from './own-proof.ts'
import { setPasswordHash } from './repository.ts'

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
  const passwordHash = await hashPassword(password)
  const { id: userId, sessionFamilyId: familyId } = caller
  await withOwnCode(context, caller, { checkAgain, code }, async (transaction) => {
    const now = context.clock()
    await setPasswordHash(transaction, userId, { passwordHash, now })
    await removeResetLinks(transaction, userId)
    await endOtherFamilies(transaction, { userId, familyId }, now)
    await tellOwner(transaction, context, userId, { kind: 'PASSWORD_CHANGED' })
  })
  return { message: 'Password changed', data: null }
}
