import { accountBlocked, wrongCredentials } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { isPasswordClosed } from '../../config/oidc-settings.ts'
import { limitCodes, limitLogin } from '../../http/rate-limits/rate-limits.ts'
import { findCredentials, findUserByEmail, lockUser } from '../users/repository.ts'
import { clientOf } from '../sessions/client.ts'
import { deviceOf } from '../sessions/device.ts'
import { loggedIn, openSession } from '../sessions/open-session.ts'
import { checkPassword } from '../users/check-password.ts'
import { passwordIsClosed } from '../users/password-status.ts'
import { expectCode } from '../two-factor/expect-code.ts'

export const loginUser: OperationHandler<'loginUser'> = async ({ body, ...request }, context) => {
  const { email, password, code } = body
  const found = await findUserByEmail(context.db, email)
  const device = found && (await deviceOf(context.db, found.id, request.cookies['device']))
  const { address } = request
  const takeBackTry = await limitLogin(context, { email, address, device })
  const passwordHash = await checkPassword(context.db, found, password)
  if (found === undefined || passwordHash === null) throw wrongCredentials()
  await takeBackTry()
  // The visitor knows the password, and can use up only their own tries.
  const takeBackCode = code === undefined ? undefined : await limitCodes(context, found.id)

  const opened = await context.db.transaction(async (transaction) => {
    const now = context.clock()
    const user = await lockUser(transaction, found.id)
    if (user === undefined || user.is_blocked) throw accountBlocked()
    const credentials = await findCredentials(transaction, user.id)
    // The password has changed in between.
    if (credentials?.password_hash !== passwordHash) throw wrongCredentials()
    if (isPasswordClosed(user.role, context.config)) throw passwordIsClosed(context)
    const hasTwoFactor = credentials.has_two_factor
    if (hasTwoFactor) await expectCode(transaction, { userId: user.id, code, now })
    return openSession(transaction, context, {
      user,
      hasTwoFactor,
      isTwoFactorVerified: false,
      authenticatedAt: now,
      client: clientOf(request),
      cookies: request.cookies,
      isProgram: !request.isFromBrowser && request.cookies['device'] === undefined,
      now,
    })
  })
  await takeBackCode?.()
  return loggedIn(context, opened)
}
