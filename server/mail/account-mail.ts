import { formatUtcTime } from '../../domain/format.ts'
import { resetAddress, type ResetLink } from '../recovery/reset-link.ts'
import type { MailContent } from './content.ts'
import type { MailUserRow } from './repository.ts'

/** With a link to set a new password. Such mails cannot be stopped, as they come only when asked for. */
export function resetMail(
  { email }: MailUserRow,
  { token, expiresAt }: ResetLink,
  { publicUrl }: { publicUrl: string },
): MailContent {
  return {
    subject: 'Set a new password',
    label: 'Your account',
    tone: 'accent',
    title: 'Set a new password',
    lead:
      'A new password was asked for your account. The link works once. If it was not you who ' +
      'asked, do nothing: your password stays as it is.',
    note: null,
    facts: [
      ['Account', email],
      ['Works until', formatUtcTime(expiresAt)],
    ],
    action: { label: 'Set a new password', href: resetAddress(publicUrl, token) },
    reason: `This e-mail went to ${email} because a new password was asked for its account.`,
    stopHref: null,
  }
}
