import { HttpError } from '../../http/errors.ts'
import { blocked, type ComposeAccountMail } from '../../messaging/mail/composed.ts'
import { makeEmailLink } from '../email-verification/email-link.ts'
import { createLink } from '../recovery/create-reset-link.ts'
import { accountEventMail } from './account-event-mail.ts'
import { resetMail, verificationMail } from './account-mail.ts'

/** Makes a new link in each attempt, because tokens are not stored in plain text. */
export const composeAccountMail: ComposeAccountMail = async (context, user, place) => {
  const { account_event: event, at } = user
  if (event !== null) return { user, content: accountEventMail(user, { event, at, ...place }) }
  if (user.is_verification) {
    if (user.is_email_verified) return { unwanted: 'The address was confirmed meanwhile.' }
    const link = await makeEmailLink(context, user.user_id)
    return { user, content: verificationMail(user, link, place) }
  }
  const link = await createLink(context, user.user_id, { by: 'mail' }).catch(undefinedIfRefused)
  if (link === undefined) return blocked
  return { user, content: resetMail(user, link, place) }
}

/** The link is refused if the account was blocked or deleted since the message was read. */
function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof HttpError)) throw error
}
