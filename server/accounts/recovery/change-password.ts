import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { isPasswordClosed } from '../../config/oidc-settings.ts'
import { removeResetLinks } from './repository.ts'
import { passwordIsClosed } from '../users/password-status.ts'
import { hashPassword } from '../users/passwords.ts'
import { endOtherFamilies } from '../sessions/repository.ts'
import { checkOwnPassword } from '../two-factor/own-password.ts'
import { withOwnCode } from '../two-factor/own-proof.ts'
import { setPasswordHash } from '../users/repository.ts'

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
