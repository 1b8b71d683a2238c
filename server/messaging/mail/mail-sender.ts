import type { Config } from '../../config/config.ts'
import type { Message } from '../messages/repository.ts'
import type { SendResult } from '../messages/send-result.ts'
import type { Sender } from '../messages/sender.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { unsubscribeToken } from '../unsubscribe/token.ts'
import { endpointMail } from './endpoint-mail.ts'
import type { MailContent, MailPlace } from './content.ts'
import { htmlOf } from './mail-html.ts'
import { outcomeOf } from './send-result.ts'
import { parcelMail } from './parcel-mail.ts'
import { parcelsMail, stoppedBy } from './parcels-mail.ts'
import { oneLine } from './plain-text.ts'
import { closeBatch, findAccountMail, findEndpointMail, findParcelMails } from './repository.ts'
import { textOf } from './mail-text.ts'
import { openTransport } from './transport.ts'
import { blocked, type ComposeAccountMail, type Composed } from './composed.ts'

const minute = 60
const hour = 60 * minute

/** Seconds; about two days in all, as long as mail servers usually keep trying. */
const retryDelays = [
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8 * hour,
  8 * hour,
  8 * hour,
  8 * hour,
]

type MailContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'company'>

/** Sends emails through SMTP_URL; without it, they stay in the queue. */
export function createMailSender(
  { db, clock, config, company }: MailContext,
  composeAccountMail: ComposeAccountMail,
): Sender {
  const settings = settingsIn(config)
  if (settings === null) {
    return { retryDelays, send: async () => notSetUp, close: async () => undefined }
  }
  const { smtpUrl, publicUrl, from } = settings
  const isVerifiedOnly = config.emailVerification === 'on'
  const settingsOfMail = {
    publicUrl,
    isVerifiedOnly,
    composeAccountMail,
  }
  const transport = openTransport(smtpUrl)

  return {
    retryDelays,
    async send(message) {
      const found = await compose({ db, clock }, message, {
        ...settingsOfMail,
        timeZone: company.timeZone(),
      })
      if ('unwanted' in found) return givenUp(found.unwanted)
      const { user, content } = found
      try {
        const status = await transport.deliver({
          name: message.id,
          // The same in every attempt, so that mail programs can recognize a duplicate.
          messageId: `<${message.id}@${from.address.split('@').at(-1) ?? 'waybill'}>`,
          date: clock(),
          from,
          to: { name: oneLine(user.name), address: user.email },
          subject: content.subject,
          text: textOf(content),
          html: htmlOf(content),
          headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(content) },
        })
        return { result: 'sent', status }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    close: async () => transport.close(),
  }
}

const notSetUp: SendResult = {
  result: 'refused',
  status: null,
  error: 'Emails are not sent, because SMTP_URL is not set.',
  isFinal: false,
}

const givenUp = (error: string): SendResult => ({
  result: 'refused',
  status: null,
  error,
  isFinal: true,
})

/** One-click unsubscribe by RFC 8058: the mail program's own button works without opening a page. */
const stopHeaders = ({ stopHref }: MailContent): Record<string, string> =>
  stopHref === null
    ? {}
    : {
        'List-Unsubscribe': `<${stopHref}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }

interface MailSettings extends MailPlace {
  /** True if users with an unconfirmed address get only mails about their account. */
  isVerifiedOnly: boolean
  composeAccountMail: ComposeAccountMail
}

async function compose(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  message: Message,
  settings: MailSettings,
): Promise<Composed> {
  const { isVerifiedOnly, composeAccountMail } = settings
  if (message.parcel_id === null && message.endpoint_id === null) {
    const user = await findAccountMail(db, message)
    if (user === undefined) return { unwanted: 'What was asked for is too long ago.' }
    if (user.is_blocked) return blocked
    return composeAccountMail({ db, clock }, user, settings)
  }
  if (message.parcel_id === null) {
    const user = await findEndpointMail(db, message)
    if (user === undefined) return { unwanted: 'The endpoint is not there any more.' }
    if (user.is_blocked) return blocked
    if (isVerifiedOnly && !user.is_email_verified) return unverified
    return { user, content: endpointMail(user, settings) }
  }
  return composeParcelMail({ db, clock }, message, settings)
}

/** Composes a mail about one parcel, or about all parcels of its batch. */
async function composeParcelMail(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  message: Message,
  { publicUrl, isVerifiedOnly, timeZone }: MailSettings,
): Promise<Composed> {
  const { isDaily } = await closeBatch(db, message)
  const found = await findParcelMails(db, message)
  const [user] = found
  if (user === undefined) return { unwanted: 'The parcel is not there any more.' }
  if (user.is_blocked) return blocked
  if (isVerifiedOnly && !user.is_email_verified) return unverified
  const rows = found.filter(({ is_on }) => is_on !== false)
  const [row] = rows
  if (row === undefined) return { unwanted: 'The user wants no emails of this any more.' }
  if (row.is_outdated || (row.arrival !== null && new Date(row.arrival.to) < clock()))
    return { unwanted: 'The courier has been there by now, or comes at another time.' }
  const token = await unsubscribeToken(db, { userId: user.user_id, event: stoppedBy(rows) })
  const stopHref = `${publicUrl}/unsubscribe/${token}`
  const isOne = rows.length === 1 && row.event_count === 1
  const content = isOne
    ? parcelMail(row, { publicUrl, stopHref, timeZone })
    : parcelsMail({ user, rows, isDaily, publicUrl, stopHref })
  return { user, content }
}

const unverified = { unwanted: 'The email address is not confirmed.' }

function settingsIn({ smtpUrl, mailFrom, publicUrl }: Config) {
  // The configuration has checked that all three are set, or SMTP_URL is not.
  if (smtpUrl === undefined || mailFrom === undefined || publicUrl === undefined) return null
  return { smtpUrl, publicUrl, from: addressIn(mailFrom) }
}

/** Takes the name unchanged: an address parser would split it at a comma into two addresses. */
function addressIn(mailFrom: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^(?:(.*)<)?([^<>]+)>?$/.exec(mailFrom) ?? []
  return { name: name.trim().replaceAll(/^"|"$/g, ''), address }
}
