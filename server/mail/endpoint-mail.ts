import { formatUtcTime } from '../../domain/format.ts'
import type { MailContent } from './content.ts'
import { personsWords } from './plain-text.ts'
import type { EndpointMailRow } from './repository.ts'

/** Tells the owner of a webhook endpoint that it was disabled. Such mails cannot be stopped. */
export function endpointMail(
  { url, email, disabled_at, disabled_because }: EndpointMailRow,
  { publicUrl }: { publicUrl: string },
): MailContent {
  return {
    subject: 'A webhook endpoint was disabled',
    label: 'Webhooks',
    tone: 'danger',
    title: 'A webhook endpoint was disabled',
    lead: `${reasons[disabled_because ?? ''] ?? 'It has failed for too long.'} Nothing is sent to it until you enable it again.`,
    note: null,
    facts: [
      ['Endpoint', personsWords(url)],
      ...(disabled_at === null ? [] : [timeOf(disabled_at)]),
    ],
    action: { label: 'Open Integrations', href: `${publicUrl}/sender/integrations` },
    reason: `This email went to ${email} because the endpoint is yours.`,
    stopHref: null,
  }
}

const timeOf = (time: Date): [string, string] => ['Time', formatUtcTime(time)]

const reasons: Record<string, string> = {
  GONE: 'It answered 410 (gone).',
  FAILING: 'Every delivery to it has failed for five days.',
}
