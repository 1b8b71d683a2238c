import { notifiableEvents, type NotifiedRole } from '../../domain/notifiable-events.ts'
import { parcelsText } from '../../domain/parcels-text.ts'
import type { NotifiableEvent } from '../../openapi.d.ts'
import type { MailContent, MailItem, MailList } from './content.ts'
import { labels, mailEventOf } from './parcel-mail.ts'
import { personsWords } from './plain-text.ts'
import type { MailUserRow, ParcelMailRow } from './repository.ts'

interface ParcelsMail {
  user: Pick<ParcelMailRow, keyof MailUserRow>
  /** The first of each event. */
  rows: ParcelMailRow[]
  isDaily: boolean
  publicUrl: string
  stopHref: string
}

/** Tells what happened to many parcels: in one go, or since the mail of the day before. */
export function parcelsMail({
  user,
  rows,
  isDaily,
  publicUrl,
  stopHref,
}: ParcelsMail): MailContent {
  const lists = listsOf(user.role, rows, publicUrl)
  const count = lists.reduce((sum, list) => sum + list.count, 0)
  const [first] = lists
  const isOneEvent = lists.length === 1 && first !== undefined
  const title = isOneEvent ? first.title : `${count} updates about parcels`
  return {
    subject: isDaily ? `Your day: ${title}` : title,
    ...(isOneEvent ? labels[first.event] : { label: 'Updates', tone: 'accent' as const }),
    title,
    lead: isDaily ? 'This is what happened since your last daily email.' : leads[user.role],
    note: null,
    facts: [],
    lists,
    action: {
      label: 'See all notifications',
      href: `${publicUrl}/${user.role.toLowerCase()}/notifications`,
    },
    reason: `This email went to ${user.email} because ${reasons[user.role]}.`,
    stopHref,
  }
}

type EventList = MailList & { event: NotifiableEvent; count: number }

/** In the order of a parcel's way. */
function listsOf(role: NotifiedRole, rows: ParcelMailRow[], publicUrl: string): EventList[] {
  const lists: EventList[] = []
  for (const event of notifiableEvents) {
    const own = rows.filter((row) => mailEventOf(row) === event)
    const [first] = own
    if (first === undefined) continue
    lists.push({
      event,
      count: first.event_count,
      title: parcelsText(event, first.event_count),
      items: own.map((row) => itemOf(role, row, publicUrl)),
      more: first.event_count - own.length,
    })
  }
  return lists
}

const itemOf = (role: NotifiedRole, row: ParcelMailRow, publicUrl: string): MailItem => ({
  name: row.tracking_id,
  href: `${publicUrl}/track/${row.tracking_id}`,
  text: `${partyOf(role, row)}${row.note === null ? '' : `. Note: ${personsWords(row.note)}`}`,
})

/** The other side, as a user knows their parcels by: to whom and where to, or from whom and where from. */
function partyOf(role: NotifiedRole, row: ParcelMailRow): string {
  const to = `${personsWords(row.receiver_name)}, ${personsWords(row.to_address)}`
  const from = `${personsWords(row.sender_name)}, ${personsWords(row.from_address)}`
  if (role === 'SENDER') return `To ${to}`
  if (role === 'RECEIVER') return `From ${from}`
  return `From ${personsWords(row.sender_name)} to ${to}`
}

const leads: Record<NotifiedRole, string> = {
  SENDER: 'This is about the parcels below, which you sent.',
  RECEIVER: 'This is about the parcels below, which are addressed to you.',
  ADMIN: 'This is about the parcels below.',
}

const reasons: Record<NotifiedRole, string> = {
  SENDER: 'you sent these parcels',
  RECEIVER: 'these parcels are addressed to you',
  ADMIN: 'you asked to be told of such changes',
}

/** Event whose emails the link at the end stops; all where there are several. */
export function stoppedBy(rows: ParcelMailRow[]): NotifiableEvent | 'ALL' {
  const events = new Set(rows.map(mailEventOf))
  const [event] = events
  return event === undefined || events.size > 1 ? 'ALL' : event
}
