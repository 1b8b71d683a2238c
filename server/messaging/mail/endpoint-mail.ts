import { formatTimeWithZone } from '../../../domain/format.ts'
import type { MailContent, MailPlace } from './content.ts'
import { personsWords } from './plain-text.ts'
import type { EndpointMailRow } from './repository.ts'
import { textsIn, type MailTexts } from './texts.ts'

/** Notifies the owner of a webhook endpoint that it was disabled. Such mails cannot be stopped. */
export function endpointMail(
  row: EndpointMailRow,
  { publicUrl, timeZone }: MailPlace,
): MailContent {
  const texts = textsIn(row.language)
  const { t, language } = texts
  return {
    language,
    subject: t.endpointWasDisabled,
    label: t.webhooks,
    tone: 'danger',
    title: t.endpointWasDisabled,
    lead: leadOf(row, texts),
    note: null,
    facts: factsOf(row, texts, timeZone),
    action: { label: t.openIntegrations, href: `${publicUrl}/sender/integrations` },
    reason: t.sentForYourEndpoint({ email: row.email }),
    stopHref: null,
  }
}

function leadOf({ disabled_because: reason }: EndpointMailRow, { t }: MailTexts): string {
  if (reason === 'GONE') return t.endpointAnsweredGone
  return reason === 'FAILING' ? t.endpointFailedForDays : t.endpointFailedForTooLong
}

function factsOf(
  { url, disabled_at: time }: EndpointMailRow,
  { t, dateLocale }: MailTexts,
  timeZone: string,
): MailContent['facts'] {
  const facts: MailContent['facts'] = [[t.endpoint, personsWords(url)]]
  if (time !== null) facts.push([t.time, formatTimeWithZone(timeZone, time, dateLocale)])
  return facts
}
