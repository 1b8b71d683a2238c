import { revokeAll } from '../api-keys/repository.ts'
import { setEmailVerified } from '../email-verification/repository.ts'
import { notFound } from '../../http/errors.ts'
import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import { removeProviderAccount } from '../oidc/remove-provider-account.ts'
import { isPasswordClosed } from '../../config/oidc-settings.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { removePasskeysOfUser } from '../passkeys/remove-passkeys-of-user.ts'
import { forgetFailures } from '../../http/rate-limits/rate-limits.ts'
import { passwordIsClosed } from '../users/password-status.ts'
import { hashPassword } from '../users/passwords.ts'
import { deviceCookie, deviceOf } from '../sessions/device.ts'
import { endSessionsOfUser } from '../sessions/repository.ts'
import { lockUser, setPasswordHash } from '../users/repository.ts'
import { findUserOfResetLink, isMailedLink, removeResetLinks } from './repository.ts'
import type { ProviderService } from '../oidc/provider.ts'

/** Ends all sessions of the user. API keys belong to their systems, and are revoked only on request. */
export const resetPassword: OperationHandler<'resetPassword', ProviderService> = async (
  { body, address, cookies },
  context,
) => {
  const { db, clock, config } = context
  const { token, password, revokeKeys = false } = body
  const userId = await findUserOfResetLink(db, token, clock())
  // Checked before the password is hashed, which is expensive.
  if (userId === undefined) throw linkIsOver()
  const passwordHash = await hashPassword(password)

  const user = await db.transaction(async (transaction) => {
    const locked = await lockUser(transaction, userId)
    const now = clock()
    // A concurrent request with the same link may have come first.
    const owner = await findUserOfResetLink(transaction, token, now)
    if (locked === undefined || owner !== locked.id) throw linkIsOver()
    if (isPasswordClosed(locked.role, config)) throw passwordIsClosed(context)
    const isMailed = await isMailedLink(transaction, token)
    // Another person may have registered this address, and added ways to sign in besides the password.
    const isFirstProof = isMailed && !locked.is_email_verified && locked.has_password
    if (isMailed) await setEmailVerified(transaction, locked.id, now)
    await removeResetLinks(transaction, locked.id)
    await setPasswordHash(transaction, locked.id, { passwordHash, now })
    await endSessionsOfUser(transaction, locked.id, now)
    await tellOwner(transaction, context, locked.id, { kind: 'PASSWORD_RESET' })
    if (isFirstProof) {
      await removePasskeysOfUser(transaction, context, locked.id)
      await removeProviderAccount(transaction, context, locked.id)
    }
    if (revokeKeys) await revokeAll(transaction, locked.id, now)
    return locked
  })
  const device = await deviceOf(db, user.id, cookies['device'])
  await forgetFailures(context, { email: user.email, address, device })
  return {
    message: 'The password is set',
    data: null,
    // Lets the user log in here, however many guesses others make meanwhile.
    cookies: [await deviceCookie(db, user.id, cookies['device'])],
  }
}

const linkIsOver = () => notFound('linkDoesNotWork')
