import { accountBlocked, notFound } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { lockUser } from '../users/repository.ts'
import { findUserOfEmailLink, setEmailVerified } from './repository.ts'

/** Identifies the user by the token, not by the session of the browser that opened the link. */
export const verifyEmail: OperationHandler<'verifyEmail'> = async ({ body }, { db, clock }) => {
  const wasVerified = await db.transaction(async (transaction) => {
    const now = clock()
    const userId = await findUserOfEmailLink(transaction, body.token, now)
    // The lock makes the second of two concurrent requests see that the address is confirmed.
    const user = userId === undefined ? undefined : await lockUser(transaction, userId)
    if (user === undefined) throw linkIsOver()
    if (user.is_blocked) throw accountBlocked()
    await setEmailVerified(transaction, user.id, now)
    return user.is_email_verified
  })
  return {
    message: wasVerified
      ? 'The email address was confirmed before'
      : 'The email address is confirmed',
    data: { wasVerified },
  }
}

const linkIsOver = () => notFound('linkDoesNotWork')
