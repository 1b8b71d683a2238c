import { formatUtcTime } from '../../domain/format.ts'
import type { Role } from '../../openapi.d.ts'
import { verificationAddress, type EmailLink } from '../email-verification/email-link.ts'
import { resetAddress, type ResetLink } from '../recovery/reset-link.ts'
import type { MailContent } from './content.ts'
import { personsWords } from './plain-text.ts'
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
      'Someone asked for a new password for your account. The link works once. If it was not you, ' +
      'ignore this email: your password stays as it is.',
    note: null,
    facts: [
      ['Account', email],
      ['Works until', formatUtcTime(expiresAt)],
    ],
    action: { label: 'Set a new password', href: resetAddress(publicUrl, token) },
    reason: `This email went to ${email} because a new password was asked for its account.`,
    stopHref: null,
  }
}

/** With a link to confirm the address. It comes after a registration, and when the user asks for it again. */
export function verificationMail(
  { name, email, role }: MailUserRow,
  { token, expiresAt }: EmailLink,
  { publicUrl }: { publicUrl: string },
): MailContent {
  return {
    subject: 'Confirm your email address',
    label: 'Your account',
    tone: 'accent',
    title: 'Confirm your email address',
    lead: `Welcome to Waybill, ${personsWords(name)}. ${becauseOf[role]} If it was not you who registered, do nothing.`,
    note: null,
    facts: [
      ['Account', email],
      ['Works until', formatUtcTime(expiresAt)],
    ],
    action: {
      label: 'Confirm your email address',
      href: verificationAddress(publicUrl, token),
    },
    reason: `This email went to ${email} because an account was opened with this address.`,
    stopHref: null,
  }
}

/** Requests to confirm, with what waits for it. */
const becauseOf: Record<Role, string> = {
  SENDER:
    'Please confirm that this is your address: then you can send parcels, and hear of them by email.',
  RECEIVER: 'Please confirm that this is your address: then you hear of your parcels by email.',
  ADMIN: 'Please confirm that this is your address: then you hear of parcels by email.',
  COURIER: 'Please confirm that this is your address.',
}
