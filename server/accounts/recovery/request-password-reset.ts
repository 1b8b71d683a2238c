import type { OperationHandler } from '../../http/openapi/operation.ts'
import { limitResetMails } from '../../http/rate-limits/rate-limits.ts'
import { normalizeEmail } from '../../db/normalize-email.ts'
import { insertResetRequest } from './repository.ts'

/** Looks up no account, so that neither the answer nor its duration reveals whether there is one. */
export const requestPasswordReset: OperationHandler<'requestPasswordReset'> = async (
  { body },
  context,
) => {
  const { db, clock, config } = context
  if (config.smtpUrl === undefined) {
    return {
      message: 'Please ask an administrator for a link to set a new password',
      data: { by: 'ADMINISTRATOR' },
    }
  }
  await limitResetMails(context, body.email)
  await insertResetRequest(db, { email: normalizeEmail(body.email), now: clock() })
  return {
    message: 'If there is an account with this email, a link is on its way',
    data: { by: 'EMAIL' },
  }
}
