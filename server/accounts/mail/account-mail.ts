import { formatTimeWithZone } from '../../../domain/format.ts'
import type { Role } from '../../../openapi.d.ts'
import { verificationAddress, type EmailLink } from '../email-verification/email-link.ts'
import { resetAddress, type ResetLink } from '../recovery/reset-link.ts'
import type { MailContent, MailPlace } from '../../messaging/mail/content.ts'
import { personsWords } from '../../messaging/mail/plain-text.ts'
import type { MailUserRow } from '../../messaging/mail/repository.ts'
import { textsIn, type MailTexts } from '../../messaging/mail/texts.ts'

/** Mail with a link to set a new password. It cannot be stopped, because it comes only on request. */
export function resetMail(
  user: MailUserRow,
  { token, expiresAt }: ResetLink,
  { publicUrl, timeZone }: MailPlace,
): MailContent {
  const { t, language } = textsIn(user.language)
  return {
    language,
    subject: t.setANewPassword,
    label: t.yourAccount,
    tone: 'accent',
    title: t.setANewPassword,
    lead: t.someoneAskedForIt,
    note: null,
    facts: factsOf(user, expiresAt, timeZone),
    action: { label: t.setANewPassword, href: resetAddress(publicUrl, token) },
    reason: t.sentForANewPassword({ email: user.email }),
    stopHref: null,
  }
}

/** Mail with a link to confirm the address: after a registration, and when the user asks for another. */
export function verificationMail(
  user: MailUserRow,
  { token, expiresAt }: EmailLink,
  { publicUrl, timeZone }: MailPlace,
): MailContent {
  const { t, language } = textsIn(user.language)
  return {
    language,
    subject: t.confirmYourEmailAddress,
    label: t.yourAccount,
    tone: 'accent',
    title: t.confirmYourEmailAddress,
    lead: welcomes(t)[user.role]({ name: personsWords(user.name) }),
    note: null,
    facts: factsOf(user, expiresAt, timeZone),
    action: { label: t.confirmYourEmailAddress, href: verificationAddress(publicUrl, token) },
    reason: t.sentForANewAccount({ email: user.email }),
    stopHref: null,
  }
}

function factsOf(
  { email, language }: MailUserRow,
  expiresAt: Date,
  timeZone: string,
): MailContent['facts'] {
  const { t, dateLocale } = textsIn(language)
  return [
    [t.account, email],
    [t.worksUntil, formatTimeWithZone(timeZone, expiresAt, dateLocale)],
  ]
}

/** Request to confirm the address, which says what each role can do then. */
const welcomes = (t: MailTexts['t']): Record<Role, (values: { name: string }) => string> => ({
  SENDER: t.welcomeSender,
  RECEIVER: t.welcomeReceiver,
  ADMIN: t.welcomeAdministrator,
  COURIER: t.welcomeCourier,
})
