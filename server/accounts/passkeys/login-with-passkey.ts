import {
  accountBlocked,
  loginTookTooLong,
  passkeyMayBeCopied,
  passkeyRefused,
} from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { limitCodes } from '../../http/rate-limits/rate-limits.ts'
import { clientOf } from '../sessions/client.ts'
import { expectCode } from '../two-factor/expect-code.ts'
import { loggedIn, openSession } from '../sessions/open-session.ts'
import { findCredentials, lockUser } from '../users/repository.ts'
import { relyingPartyOf } from './relying-party.ts'
import { findPasskeyByCredential, markPasskeyUsed, spendChallenge } from './repository.ts'
import { verifyLogin } from './verify.ts'

export const loginWithPasskey: OperationHandler<'loginWithPasskey'> = async (
  { body, ...request },
  context,
) => {
  const { db, clock } = context
  const { code } = body
  const credentialId = Buffer.from(body.credentialId, 'base64url')
  const relyingParty = relyingPartyOf(context, request)
  const found = await findPasskeyByCredential(db, credentialId)
  const login = found && (await verifyLogin(body, found, relyingParty))
  if (!found || !login) throw passkeyRefused()
  const { challenge, counter, isUserVerified } = login
  // The visitor has the passkey, and can use up only their own tries.
  const takeBackCode = code === undefined ? undefined : await limitCodes(context, found.user_id)

  const opened = await db.transaction(async (transaction) => {
    const now = clock()
    const user = await lockUser(transaction, found.user_id)
    if (user === undefined || user.is_blocked) throw accountBlocked()
    const isOurs = await spendChallenge(transaction, { challenge, userId: null, now })
    if (!isOurs) throw loginTookTooLong()
    const passkey = await findPasskeyByCredential(transaction, credentialId)
    const credentials = await findCredentials(transaction, user.id)
    // The passkey was removed in between.
    if (passkey === undefined || credentials === undefined) throw passkeyRefused()
    if (wentBack(counter, passkey.counter)) return null
    const hasTwoFactor = credentials.has_two_factor
    // A refusal rolls back, so that the same answer to the challenge can be sent again with a code.
    if (hasTwoFactor && !isUserVerified) {
      await expectCode(transaction, { userId: user.id, code, now })
    }
    await markPasskeyUsed(transaction, passkey.id, { counter, isUserVerified, now })
    return openSession(transaction, context, {
      user,
      hasTwoFactor,
      isTwoFactorVerified: isUserVerified,
      authenticatedAt: now,
      client: clientOf(request),
      cookies: request.cookies,
      now,
    })
  })
  // Thrown outside the transaction, so that the challenge stays spent.
  if (opened === null) throw passkeyMayBeCopied()
  await takeBackCode?.()
  return loggedIn(context, opened)
}

/** Passkeys that do not count always send 0. */
const wentBack = (counter: number, last: number) => (counter > 0 || last > 0) && counter <= last
