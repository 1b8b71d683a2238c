import { notifiableEvents, type NotifiedRole } from '../../../domain/notifiable-events.ts'
import { parcelsText } from '../../../domain/parcels-text.ts'
import type { NotifiableEvent } from '../../../openapi.d.ts'
import type { MailContent, MailItem, MailList } from './content.ts'
import { labels, mailEventOf, noteOf } from './parcel-mail.ts'
import { personsWords } from './plain-text.ts'
import type { MailUserRow, ParcelMailRow } from './repository.ts'
import { textsIn, type MailTexts } from './texts.ts'

interface ParcelsMail {
  user: Pick<ParcelMailRow, keyof MailUserRow>
  /** The first entries of each event. */
  rows: ParcelMailRow[]
  isDaily: boolean
  publicUrl: string
  stopHref: string
}

/** Mail about many parcels: of one batch, or of all since the previous daily mail. */
export function parcelsMail({
  user,
  rows,
  isDaily,
  publicUrl,
  stopHref,
}: ParcelsMail): MailContent {
  const texts = textsIn(user.language)
  const { t, language } = texts
  const lists = listsOf({ role: user.role, texts, publicUrl }, rows)
  const count = lists.reduce((sum, list) => sum + list.count, 0)
  const [first] = lists
  const isOneEvent = lists.length === 1 && first !== undefined
  const title = isOneEvent ? first.title : t.updatesAboutParcels({ count })
  return {
    language,
    subject: isDaily ? t.subjectOfDay({ title }) : title,
    ...(isOneEvent ? labels(t)[first.event] : { label: t.updates, tone: 'accent' as const }),
    title,
    lead: isDaily ? t.sinceYourLastEmail : leads(t)[user.role],
    note: null,
    facts: [],
    lists,
    action: {
      label: t.seeAllNotifications,
      href: `${publicUrl}/${user.role.toLowerCase()}/notifications`,
    },
    reason: reasons(t)[user.role]({ email: user.email }),
    stopHref,
  }
}

type EventList = MailList & { event: NotifiableEvent; count: number }

interface ListContext {
  role: NotifiedRole
  texts: MailTexts
  publicUrl: string
}

/** Lists in the order in which the events happen to a parcel. */
function listsOf(context: ListContext, rows: ParcelMailRow[]): EventList[] {
  const lists: EventList[] = []
  for (const event of notifiableEvents) {
    const own = rows.filter((row) => mailEventOf(row) === event)
    const [first] = own
    if (first === undefined) continue
    lists.push({
      event,
      count: first.event_count,
      title: parcelsText(event, first.event_count, context.texts.parcelCounts),
      items: own.map((row) => itemOf(context, row)),
      more: first.event_count - own.length,
    })
  }
  return lists
}

function itemOf({ role, texts, publicUrl }: ListContext, row: ParcelMailRow): MailItem {
  const { t } = texts
  const party = partyOf(role, row, texts)
  const note = noteOf(row, texts)
  return {
    name: row.tracking_id,
    href: `${publicUrl}/track/${row.tracking_id}`,
    text: note === null ? party : t.partyAndNote({ party, note }),
  }
}

/**
 * The other party, by which users recognize their parcels: the receiver with address, or the sender with
 * address.
 */
function partyOf(role: NotifiedRole, row: ParcelMailRow, { t }: MailTexts): string {
  const [sender, receiver] = [personsWords(row.sender_name), personsWords(row.receiver_name)]
  if (role === 'RECEIVER')
    return t.fromParty({ name: sender, address: personsWords(row.from_address) })
  const address = personsWords(row.to_address)
  if (role === 'SENDER') return t.toParty({ name: receiver, address })
  return t.fromPartyToParty({ sender, receiver, address })
}

const leads = (t: MailTexts['t']): Record<NotifiedRole, string> => ({
  SENDER: t.aboutParcelsFromYou,
  RECEIVER: t.aboutParcelsForYou,
  ADMIN: t.aboutParcels,
})

const reasons = (
  t: MailTexts['t'],
): Record<NotifiedRole, (values: { email: string }) => string> => ({
  SENDER: t.sentToSenderOfParcels,
  RECEIVER: t.sentToReceiverOfParcels,
  ADMIN: t.sentToAdministrator,
})

/** Event whose emails the link in the footer stops; all events if the mail is about several. */
export function stoppedBy(rows: ParcelMailRow[]): NotifiableEvent | 'ALL' {
  const events = new Set(rows.map(mailEventOf))
  const [event] = events
  return event === undefined || events.size > 1 ? 'ALL' : event
}
