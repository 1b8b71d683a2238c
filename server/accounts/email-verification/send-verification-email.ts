import { conflict, unauthenticated } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { limitVerificationMails } from '../../http/rate-limits/rate-limits.ts'
import { lockUser } from '../users/repository.ts'
import { queueVerificationMail } from './repository.ts'

export const sendVerificationEmail: OperationHandler<'sendVerificationEmail'> = async (
  { caller },
  context,
) => {
  const { db, config } = context
  if (config.emailVerification === 'off') throw conflict('emailsAreNotConfirmedHere')
  // A user whose address is confirmed is never asked to wait.
  if (caller.isEmailVerified) throw isConfirmed()
  await limitVerificationMails(context, caller.id)
  await db.transaction(async (transaction) => {
    const user = await lockUser(transaction, caller.id)
    if (user === undefined) throw unauthenticated()
    if (user.is_email_verified) throw isConfirmed()
    await queueVerificationMail(transaction, user.id)
  })
  return { message: 'A new link is on its way', data: null }
}

const isConfirmed = () => conflict('emailIsConfirmedAlready')
