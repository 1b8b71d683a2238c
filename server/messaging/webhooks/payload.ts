import type {
  NotifiableEvent,
  Parcel,
  StatusLogAuthor,
  WebhookEvent,
  WebhookPayload,
  WebhookTestPayload,
} from '../../../openapi.d.ts'
import { objectAt } from '../../http/json.ts'

/** Every log entry has exactly one webhook event. */
export const webhookEventOf = (event: NotifiableEvent): WebhookEvent =>
  ownEvents[event] ?? 'parcel.status_changed'

const ownEvents: Partial<Record<NotifiableEvent, WebhookEvent>> = {
  REQUESTED: 'parcel.created',
  DELIVERED: 'parcel.delivered',
  CANCELED: 'parcel.canceled',
  BLOCKED: 'parcel.blocked',
  UNBLOCKED: 'parcel.unblocked',
  DELIVERY_ATTEMPT_FAILED: 'parcel.delivery_attempt_failed',
}

/**
 * Payload about a log entry, in its stored form: with the IDs of the users, but without names and
 * email addresses. Those are added when it is sent, so that a deleted user is in no message, even
 * if it is sent again later.
 */
export interface StoredPayload extends Omit<WebhookPayload, 'data'> {
  data: {
    /** Number of the entry; the stored log ends with it. */
    sequence: number
    parcel: Omit<PresentedParcel, 'senderId' | 'receiverId' | 'receiverPhone' | 'coordinates'> & {
      senderId: Pick<Parcel['senderId'], '_id'>
      receiverId: Pick<Parcel['receiverId'], '_id'>
    }
  }
}

type PresentedParcel = WebhookPayload['data']['parcel']

export const isStoredPayload = (stored: unknown): stored is StoredPayload =>
  Number.isInteger(objectAt(stored, 'data')['sequence']) &&
  Array.isArray(objectAt(stored, 'data', 'parcel')['statusLogs'])

export const isTestPayload = (stored: unknown): stored is WebhookTestPayload =>
  objectAt(stored)['type'] === 'webhook.test'

/** Current names and addresses of a parcel's users. */
export interface PeopleRow {
  sender_name: string
  sender_email: string
  receiver_name: string
  receiver_email: string
  /** Author of each log entry, in order. */
  authors: StatusLogAuthor[]
}

export function withPeople(
  { data: { sequence, parcel }, ...stored }: StoredPayload,
  people: PeopleRow,
): WebhookPayload {
  const { senderId, receiverId, statusLogs } = parcel
  const entries = statusLogs.map((entry, index) => {
    const updatedBy = people.authors[index]
    return updatedBy === undefined ? entry : { ...entry, updatedBy }
  })
  return {
    ...stored,
    data: {
      sequence,
      parcel: {
        ...parcel,
        senderId: { ...senderId, name: people.sender_name, email: people.sender_email },
        receiverId: { ...receiverId, name: people.receiver_name, email: people.receiver_email },
        statusLogs: entries,
      },
    },
  }
}
