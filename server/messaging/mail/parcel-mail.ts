import { attemptSentences } from '../../../domain/attempt-text.ts'
import { doneTimeText } from '../../../domain/door-time-text.ts'
import { noteText } from '../../../domain/fixed-notes.ts'
import { formatTimeIn, formatTimeWithZone } from '../../../domain/format.ts'
import {
  eventOf,
  notifiedEventOf,
  type LogEvent,
  type NotifiedRole,
} from '../../../domain/notifiable-events.ts'
import type { NotifiableEvent } from '../../../openapi.d.ts'
import type { ToldArrival } from '../notifications/arrival-repository.ts'
import type { MailContent, Tone } from './content.ts'
import { personsWords } from './plain-text.ts'
import type { ParcelMailRow } from './repository.ts'
import { textsIn, type MailTexts } from './texts.ts'

/** Mail about one log entry of a parcel, or about its arrival. */
export function parcelMail(
  row: ParcelMailRow,
  { publicUrl, stopHref, timeZone }: { publicUrl: string; stopHref: string; timeZone: string },
): MailContent {
  const texts = textsIn(row.language)
  const { t, language } = texts
  const { title, lead } = newsOf(row, texts, timeZone)
  return {
    language,
    // Without names: anyone can register under any name, and readers trust a subject at first glance.
    subject: t.subjectOfParcel({ title, trackingId: row.tracking_id }),
    ...labelOf(row, t),
    title,
    lead: [lead, ...nextStepsOf(row, texts)].join(' '),
    note: row.arrival === null ? noteOf(row, texts, maxNote) : null,
    facts: [
      [t.trackingId, row.tracking_id],
      [t.from, partyText(texts, row.sender_name, row.from_address)],
      [t.to, partyText(texts, row.receiver_name, row.to_address)],
      [t.time, timeOf(row, texts, timeZone)],
    ],
    action: { label: t.trackTheParcel, href: `${publicUrl}/track/${row.tracking_id}` },
    reason: reasons(t)[row.role]({ email: row.email }),
    stopHref,
  }
}

/** The time at the door, if the mail is about what a device recorded without a connection. */
const timeOf = (
  { at, done_at: doneAt, arrival }: ParcelMailRow,
  { doorTimes, dateLocale }: MailTexts,
  timeZone: string,
): string =>
  doneTimeText(
    { at, doneAt: arrival === null ? doneAt : null },
    (time) => formatTimeWithZone(timeZone, time, dateLocale),
    doorTimes,
  )

const maxNote = 500

/** Note of the log entry, in the recipient's language if Waybill wrote it; null if there is none. */
export function noteOf(
  { note, status, failed_attempt: failedAttempt }: ParcelMailRow,
  { fixedNotes }: MailTexts,
  maxLength?: number,
): string | null {
  if (note === null) return null
  return personsWords(noteText({ note, status, failedAttempt }, fixedNotes), maxLength)
}

const partyText = ({ t }: MailTexts, name: string, address: string) =>
  t.nameAndAddress({ name: personsWords(name), address: personsWords(address) })

/** Says what happened in a failed attempt, and what happens next. */
function nextStepsOf(
  { failed_attempt: failedAttempt, next_attempt: nextAttempt, arrival }: ParcelMailRow,
  { failedAttempts, dateLocale }: MailTexts,
): string[] {
  return failedAttempt === null || arrival !== null
    ? []
    : [attemptSentences({ failedAttempt, nextAttempt }, failedAttempts, dateLocale)]
}

export const mailEventOf = ({ status, failed_attempt, arrival }: ParcelMailRow): NotifiableEvent =>
  notifiedEventOf({ status, failedAttempt: failed_attempt, arrival })

export const labels = (
  t: MailTexts['t'],
): Record<NotifiableEvent, { label: string; tone: Tone }> => ({
  REQUESTED: { label: t.requested, tone: 'accent' },
  APPROVED: { label: t.approved, tone: 'accent' },
  DISPATCHED: { label: t.dispatched, tone: 'accent' },
  IN_TRANSIT: { label: t.inTransit, tone: 'accent' },
  ARRIVAL: { label: t.nearlyThere, tone: 'accent' },
  DELIVERY_ATTEMPT_FAILED: { label: t.attemptFailed, tone: 'danger' },
  DELIVERED: { label: t.delivered, tone: 'success' },
  CANCELED: { label: t.canceled, tone: 'danger' },
  BLOCKED: { label: t.blocked, tone: 'danger' },
  UNBLOCKED: { label: t.unblocked, tone: 'success' },
})

/** The mail that tells of another time has the label of a parcel on its way. */
const labelOf = (row: ParcelMailRow, t: MailTexts['t']) =>
  labels(t)[row.arrival?.isMoved === true ? 'IN_TRANSIT' : mailEventOf(row)]

const reasons = (
  t: MailTexts['t'],
): Record<NotifiedRole, (values: { email: string }) => string> => ({
  SENDER: t.sentToSenderOfParcel,
  RECEIVER: t.sentToReceiverOfParcel,
  ADMIN: t.sentToAdministrator,
})

interface News {
  title: string
  lead: string
}

function newsOf(row: ParcelMailRow, texts: MailTexts, timeZone: string): News {
  const parties = {
    sender: personsWords(row.sender_name),
    receiver: personsWords(row.receiver_name),
  }
  if (row.arrival !== null) return arrivalNews(row.arrival, parties, texts, timeZone)
  const event = eventOf({ status: row.status, failedAttempt: row.failed_attempt })
  return news[row.role](texts.t, parties)[event]
}

function arrivalNews(
  arrival: ToldArrival,
  { sender }: Parties,
  { t, dateLocale }: MailTexts,
  timeZone: string,
): News {
  const { stopsBefore: stops, from, to, isMoved = false } = arrival
  const timeOf = (iso: string) => formatTimeIn(timeZone, iso, dateLocale)
  return {
    title: isMoved ? t.yourParcelComesAtAnotherTime : t.yourCourierIsNear,
    lead: t.stopsAndTime({ stops, sender, from: timeOf(from), to: timeOf(to) }),
  }
}

interface Parties {
  sender: string
  receiver: string
}

type NewsOfEvents = (t: MailTexts['t'], parties: Parties) => Record<LogEvent, News>

const news: Record<NotifiedRole, NewsOfEvents> = {
  RECEIVER: (t, { sender }) => ({
    REQUESTED: { title: t.aParcelForYouWasRequested, lead: t.wantsToSendYouAParcel({ sender }) },
    APPROVED: { title: t.aParcelForYouWasApproved, lead: t.fromIsDispatchedNext({ sender }) },
    DISPATCHED: {
      title: t.yourParcelWasDispatched,
      lead: t.fromWasHandedToTheCourier({ sender }),
    },
    IN_TRANSIT: { title: t.yourParcelIsOutForDelivery, lead: t.fromIsOnItsWay({ sender }) },
    DELIVERY_ATTEMPT_FAILED: {
      title: t.yourParcelCouldNotBeDelivered,
      lead: t.fromCouldNotBeHandedOver({ sender }),
    },
    DELIVERED: { title: t.yourParcelWasDelivered, lead: t.fromHasArrived({ sender }) },
    CANCELED: { title: t.yourParcelWasCanceled, lead: t.fromWillNotBeDelivered({ sender }) },
    BLOCKED: { title: t.yourParcelWasBlocked, lead: t.fromIsHeldBack({ sender }) },
    UNBLOCKED: { title: t.yourParcelWasUnblocked, lead: t.fromGoesOnItsWay({ sender }) },
  }),
  SENDER: (t, { receiver }) => ({
    REQUESTED: { title: t.yourParcelWasRequested, lead: t.toWaitsToBeApproved({ receiver }) },
    APPROVED: { title: t.yourParcelWasApproved, lead: t.toIsDispatchedNext({ receiver }) },
    DISPATCHED: {
      title: t.yourParcelWasDispatched,
      lead: t.toWasHandedToTheCourier({ receiver }),
    },
    IN_TRANSIT: { title: t.yourParcelIsOutForDelivery, lead: t.toIsOnItsWay({ receiver }) },
    DELIVERY_ATTEMPT_FAILED: {
      title: t.yourParcelCouldNotBeDelivered,
      lead: t.toCouldNotBeHandedOver({ receiver }),
    },
    DELIVERED: { title: t.yourParcelWasDelivered, lead: t.toHasArrived({ receiver }) },
    CANCELED: { title: t.yourParcelWasCanceled, lead: t.toWillNotBeDelivered({ receiver }) },
    BLOCKED: { title: t.yourParcelWasBlocked, lead: t.toIsHeldBack({ receiver }) },
    UNBLOCKED: { title: t.yourParcelWasUnblocked, lead: t.toGoesOnItsWay({ receiver }) },
  }),
  ADMIN: (t, parties) => {
    const lead = t.isTheParcel(parties)
    return {
      REQUESTED: { title: t.aParcelWasRequested, lead },
      APPROVED: { title: t.aParcelWasApproved, lead },
      DISPATCHED: { title: t.aParcelWasDispatched, lead },
      IN_TRANSIT: { title: t.aParcelIsOutForDelivery, lead },
      DELIVERY_ATTEMPT_FAILED: { title: t.aParcelCouldNotBeDelivered, lead },
      DELIVERED: { title: t.aParcelWasDelivered, lead },
      CANCELED: { title: t.aParcelWasCanceled, lead },
      BLOCKED: { title: t.aParcelWasBlocked, lead },
      UNBLOCKED: { title: t.aParcelWasUnblocked, lead },
    }
  },
}
