import { accountBlocked, loginTookTooLong } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { limitCodes } from '../../http/rate-limits/rate-limits.ts'
import { clientOf } from '../sessions/client.ts'
import { expectCode } from '../two-factor/expect-code.ts'
import { loggedIn } from '../sessions/open-session.ts'
import { findCredentials, lockUser } from '../users/repository.ts'
import { browserCookie } from './begin.ts'
import { openProviderSession } from './provider-session.ts'
import { findPendingLogin, takePendingLogin } from './repository.ts'
import type { ProviderService } from './provider.ts'

/** Second step of a login at the provider if the account has two-factor authentication. */
export const loginWithProvider: OperationHandler<'loginWithProvider', ProviderService> = async (
  { body, cookies, ...request },
  context,
) => {
  const { db, clock } = context
  const { signIn: browser = '' } = cookies
  const { code } = body
  const userId = await findPendingLogin(db, browser, clock())
  if (userId === undefined) throw loginTookTooLong()
  // The provider has authenticated the visitor, who can use up only their own tries.
  const takeBackCode = await limitCodes(context, userId)
  const opened = await db.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId)
    if (user === undefined || user.is_blocked) throw accountBlocked()
    // A wrong code rolls this back, so that the visitor can try again.
    const pending = await takePendingLogin(transaction, browser)
    if (pending === undefined) throw loginTookTooLong()
    const credentials = await findCredentials(transaction, userId)
    const hasTwoFactor = credentials?.has_two_factor ?? false
    if (hasTwoFactor) await expectCode(transaction, { userId, code, now: clock() })
    return openProviderSession(transaction, context, {
      user,
      hasTwoFactor,
      isMultiFactor: false,
      issuer: context.provider?.issuer ?? null,
      idToken: pending.id_token,
      authenticatedAt: pending.authenticated_at,
      client: clientOf(request),
      cookies,
    })
  })
  await takeBackCode()
  const answer = await loggedIn(context, opened)
  return { ...answer, cookies: [...answer.cookies, browserCookie(null)] }
}
