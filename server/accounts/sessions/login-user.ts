import type { Transaction } from '../../db/database.ts'
import {
  accountBlocked,
  forbidden,
  twoFactorRequired,
  wrongCredentials,
  wrongLoginCode,
} from '../../http/errors.ts'
import type { AppContext, OperationHandler } from '../../http/openapi/operation.ts'
import { withValues } from '../../http/sentences.ts'
import { isPasswordClosed, oidcSettings } from '../oidc/settings.ts'
import { limitCodes, limitLogin } from '../../http/rate-limits/rate-limits.ts'
import { spendCode } from '../two-factor/spend-code.ts'
import { findCredentials, findUserByEmail, lockUser } from '../users/repository.ts'
import { clientOf } from './client.ts'
import { deviceOf } from './device.ts'
import { loggedIn, openSession } from './open-session.ts'
import { verifyPassword } from './passwords.ts'

export const loginUser: OperationHandler<'loginUser'> = async ({ body, ...request }, context) => {
  const { email, password, code } = body
  const found = await findUserByEmail(context.db, email)
  const device = found && (await deviceOf(context.db, found.id, request.cookies['device']))
  const { address } = request
  const takeBackTry = await limitLogin(context, { email, address, device })
  const isRight = await verifyPassword(found?.password_hash ?? undefined, password)
  if (found === undefined || !isRight) throw wrongCredentials()
  await takeBackTry()
  // The visitor knows the password, and can use up only their own tries.
  const takeBackCode = code === undefined ? undefined : await limitCodes(context, found.id)

  const opened = await context.db.transaction(async (transaction) => {
    const now = context.clock()
    const user = await lockUser(transaction, found.id)
    if (user === undefined || user.is_blocked) throw accountBlocked()
    const credentials = await findCredentials(transaction, user.id)
    // The password was changed meanwhile.
    if (credentials?.password_hash !== found.password_hash) throw wrongCredentials()
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

/** For administrators who have to log in at the identity provider. */
export const passwordIsClosed = ({ config }: Pick<AppContext, 'config'>) =>
  forbidden(withValues('administratorsLogInWith', { value: oidcSettings(config)?.name ?? '' }))

/** Checks the second factor, once the first one is proved. */
export async function expectCode(
  transaction: Transaction,
  { userId, code, now }: { userId: string; code: string | undefined; now: Date },
): Promise<void> {
  if (code === undefined) throw twoFactorRequired()
  if (!(await spendCode(transaction, { userId, code, now }))) throw wrongLoginCode()
}
