import { accountEventAdvice, accountEventTitle } from '../../../domain/account-event-texts.ts'
import { deviceText } from '../../../domain/device-text.ts'
import { formatTimeWithZone } from '../../../domain/format.ts'
import type { AccountEvent } from '../../../openapi.d.ts'
import type { MailContent, MailPlace } from '../../messaging/mail/content.ts'
import { personsWords } from '../../messaging/mail/plain-text.ts'
import type { MailUserRow } from '../../messaging/mail/repository.ts'
import { textsIn, type MailTexts } from '../../messaging/mail/texts.ts'

/** Notifies the owner of an account of an event. Such mails cannot be stopped. */
export function accountEventMail(
  user: MailUserRow,
  { event, at, publicUrl, timeZone }: MailPlace & { event: AccountEvent; at: Date },
): MailContent {
  const texts = textsIn(user.language)
  const { t, accountEvents, language, dateLocale } = texts
  const title = accountEventTitle(accountEvents, event.kind)
  return {
    language,
    subject: title,
    label: t.yourAccount,
    tone: 'accent',
    title,
    lead: accountEventAdvice(accountEvents, event.kind),
    note: null,
    facts: [
      [t.account, user.email],
      ...factsOf(event, texts),
      [t.time, formatTimeWithZone(timeZone, at, dateLocale)],
    ],
    action: { label: t.openYourAccount, href: `${publicUrl}/${user.role.toLowerCase()}/account` },
    reason: t.sentForYourAccount({ email: user.email }),
    stopHref: null,
  }
}

function factsOf(
  { kind, name, device }: AccountEvent,
  { t, devices }: MailTexts,
): MailContent['facts'] {
  const isOfProvider = kind === 'SINGLE_SIGN_ON_ADDED' || kind === 'SINGLE_SIGN_ON_REMOVED'
  const facts: MailContent['facts'] = []
  if (name !== undefined) facts.push([isOfProvider ? t.provider : t.name, personsWords(name)])
  if (device !== undefined) {
    // The name of an unknown browser comes from its user agent, and so from the client.
    facts.push([t.device, personsWords(deviceText(devices, device))], [t.network, device.network])
  }
  return facts
}
