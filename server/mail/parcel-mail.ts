import { attemptSentences } from '../../domain/failed-attempt.ts'
import { stopsBeforeText } from '../../domain/arrival-text.ts'
import { formatTimeIn, formatUtcTime } from '../../domain/format.ts'
import {
  eventOf,
  notifiedEventOf,
  type LogEvent,
  type NotifiedRole,
} from '../../domain/notifiable-events.ts'
import type { Arrival, NotifiableEvent } from '../../openapi.d.ts'
import type { MailContent, Tone } from './content.ts'
import { personsWords } from './plain-text.ts'
import type { ParcelMailRow } from './repository.ts'

/** Tells a user of a log entry of a parcel. */
export function parcelMail(
  row: ParcelMailRow,
  { publicUrl, stopHref, timeZone }: { publicUrl: string; stopHref: string; timeZone: string },
): MailContent {
  const { title, lead } = wordsOf(row, timeZone)
  return {
    // Without names: anyone may register under any, and the subject is what is trusted at a glance.
    subject: `${title} (${row.tracking_id})`,
    ...labels[mailEventOf(row)],
    title,
    lead: [lead, ...nextStepsOf(row)].join(' '),
    note: row.note === null || row.arrival !== null ? null : personsWords(row.note, maxNote),
    facts: [
      ['Tracking ID', row.tracking_id],
      ['From', `${personsWords(row.sender_name)}, ${personsWords(row.from_address)}`],
      ['To', `${personsWords(row.receiver_name)}, ${personsWords(row.to_address)}`],
      ['Time', formatUtcTime(row.at)],
    ],
    action: { label: 'Track the parcel', href: `${publicUrl}/track/${row.tracking_id}` },
    reason: `This email went to ${row.email} because ${reasons[row.role]}.`,
    stopHref,
  }
}

const maxNote = 500

/** Says of a failed attempt what happened, and what happens next. */
const nextStepsOf = ({
  failed_attempt: failedAttempt,
  next_attempt: nextAttempt,
  arrival,
}: ParcelMailRow) =>
  failedAttempt === null || arrival !== null
    ? []
    : [attemptSentences({ failedAttempt, nextAttempt })]

export const mailEventOf = ({ status, failed_attempt, arrival }: ParcelMailRow): NotifiableEvent =>
  notifiedEventOf({ status, failedAttempt: failed_attempt, arrival })

export const labels: Record<NotifiableEvent, { label: string; tone: Tone }> = {
  REQUESTED: { label: 'Requested', tone: 'accent' },
  APPROVED: { label: 'Approved', tone: 'accent' },
  DISPATCHED: { label: 'Dispatched', tone: 'accent' },
  IN_TRANSIT: { label: 'In transit', tone: 'accent' },
  ARRIVAL: { label: 'Nearly there', tone: 'accent' },
  DELIVERY_ATTEMPT_FAILED: { label: 'Attempt failed', tone: 'danger' },
  DELIVERED: { label: 'Delivered', tone: 'success' },
  CANCELED: { label: 'Canceled', tone: 'danger' },
  BLOCKED: { label: 'Blocked', tone: 'danger' },
  UNBLOCKED: { label: 'Unblocked', tone: 'success' },
}

const reasons: Record<NotifiedRole, string> = {
  SENDER: 'you sent this parcel',
  RECEIVER: 'this parcel is addressed to you',
  ADMIN: 'you asked to be told of such changes',
}

interface Words {
  title: string
  lead: string
}

function wordsOf(row: ParcelMailRow, timeZone: string): Words {
  if (row.arrival !== null) return arrivalWords(row.arrival, partiesOf(row), timeZone)
  const event = eventOf({ status: row.status, failedAttempt: row.failed_attempt })
  return words[row.role][event](partiesOf(row))
}

function arrivalWords({ stopsBefore, from, to }: Arrival, { sender }: Parties, timeZone: string) {
  const range = `${formatTimeIn(timeZone, from)} and ${formatTimeIn(timeZone, to)}`
  return {
    title: 'Your courier is near',
    lead: `${stopsBeforeText(stopsBefore)}. We expect to bring the parcel from ${sender} between ${range}.`,
  }
}

interface Parties {
  sender: string
  receiver: string
}

const partiesOf = ({ sender_name, receiver_name }: ParcelMailRow): Parties => ({
  sender: personsWords(sender_name),
  receiver: personsWords(receiver_name),
})

const words: Record<NotifiedRole, Record<LogEvent, (parties: Parties) => Words>> = {
  RECEIVER: {
    REQUESTED: ({ sender }) => ({
      title: 'A parcel for you was requested',
      lead: `${sender} wants to send you a parcel. It is dispatched once it is approved.`,
    }),
    APPROVED: ({ sender }) => ({
      title: 'A parcel for you was approved',
      lead: `The parcel from ${sender} is dispatched next.`,
    }),
    DISPATCHED: ({ sender }) => ({
      title: 'Your parcel was dispatched',
      lead: `The parcel from ${sender} has been handed to the courier.`,
    }),
    IN_TRANSIT: ({ sender }) => ({
      title: 'Your parcel is out for delivery',
      lead: `The parcel from ${sender} is on its way to the address below.`,
    }),
    DELIVERY_ATTEMPT_FAILED: ({ sender }) => ({
      title: 'Your parcel could not be delivered',
      lead: `The courier had the parcel from ${sender} with them, but could not hand it over.`,
    }),
    DELIVERED: ({ sender }) => ({
      title: 'Your parcel was delivered',
      lead: `The parcel from ${sender} has arrived. If you do not have it, please tell ${sender}.`,
    }),
    CANCELED: ({ sender }) => ({
      title: 'Your parcel was canceled',
      lead: `The parcel from ${sender} will not be delivered.`,
    }),
    BLOCKED: ({ sender }) => ({
      title: 'Your parcel was blocked',
      lead: `The parcel from ${sender} is held back until an administrator unblocks it.`,
    }),
    UNBLOCKED: ({ sender }) => ({
      title: 'Your parcel was unblocked',
      lead: `The parcel from ${sender} goes on its way again.`,
    }),
  },
  SENDER: {
    REQUESTED: ({ receiver }) => ({
      title: 'Your parcel was requested',
      lead: `The parcel to ${receiver} waits to be approved.`,
    }),
    APPROVED: ({ receiver }) => ({
      title: 'Your parcel was approved',
      lead: `The parcel to ${receiver} is dispatched next.`,
    }),
    DISPATCHED: ({ receiver }) => ({
      title: 'Your parcel was dispatched',
      lead: `The parcel to ${receiver} has been handed to the courier.`,
    }),
    IN_TRANSIT: ({ receiver }) => ({
      title: 'Your parcel is out for delivery',
      lead: `The parcel is on its way to ${receiver}.`,
    }),
    DELIVERY_ATTEMPT_FAILED: ({ receiver }) => ({
      title: 'Your parcel could not be delivered',
      lead: `The courier could not hand the parcel to ${receiver}.`,
    }),
    DELIVERED: ({ receiver }) => ({
      title: 'Your parcel was delivered',
      lead: `The parcel to ${receiver} has arrived.`,
    }),
    CANCELED: ({ receiver }) => ({
      title: 'Your parcel was canceled',
      lead: `The parcel to ${receiver} will not be delivered.`,
    }),
    BLOCKED: ({ receiver }) => ({
      title: 'Your parcel was blocked',
      lead: `The parcel to ${receiver} is held back until an administrator unblocks it.`,
    }),
    UNBLOCKED: ({ receiver }) => ({
      title: 'Your parcel was unblocked',
      lead: `The parcel to ${receiver} goes on its way again.`,
    }),
  },
  ADMIN: {
    REQUESTED: (parties) => ({ title: 'A parcel was requested', lead: between(parties) }),
    APPROVED: (parties) => ({ title: 'A parcel was approved', lead: between(parties) }),
    DISPATCHED: (parties) => ({ title: 'A parcel was dispatched', lead: between(parties) }),
    IN_TRANSIT: (parties) => ({ title: 'A parcel is out for delivery', lead: between(parties) }),
    DELIVERY_ATTEMPT_FAILED: (parties) => ({
      title: 'A parcel could not be delivered',
      lead: between(parties),
    }),
    DELIVERED: (parties) => ({ title: 'A parcel was delivered', lead: between(parties) }),
    CANCELED: (parties) => ({ title: 'A parcel was canceled', lead: between(parties) }),
    BLOCKED: (parties) => ({ title: 'A parcel was blocked', lead: between(parties) }),
    UNBLOCKED: (parties) => ({ title: 'A parcel was unblocked', lead: between(parties) }),
  },
}

const between = ({ sender, receiver }: Parties) => `It is the parcel from ${sender} to ${receiver}.`
