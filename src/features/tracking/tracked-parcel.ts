import type { ReactNode } from 'react'
import { attemptSentences, openAttempt } from '../../../domain/failed-attempt.ts'
import { formatDateTime } from '../../../domain/format.ts'
import type { TrackingFailure } from '../../../machines/tracking.ts'
import type {
  Arrival,
  NotifiableEvent,
  ParcelStatus,
  TrackedParcel as WireTrackedParcel,
} from '../../../openapi.d.ts'
import type { LogEntry, Parcel } from '../../api/model.ts'
import { eventIcons, eventTones } from '../../ui/badge/status.tsx'
import type { Tone } from '../../ui/badge/tone.ts'

/** Part of a parcel that the public may see. */
export type TrackedParcel = Pick<
  Parcel,
  (keyof Parcel & keyof WireTrackedParcel) | 'sender' | 'receiver'
> & {
  log: readonly Pick<LogEntry, 'status' | 'timestamp' | 'note' | 'failedAttempt' | 'nextAttempt'>[]
  arrival?: Arrival | null | undefined
}

/** A host may say it by the flag, by the status, or by both. */
export function isCanceled(parcel: Pick<Parcel, 'status' | 'isCanceled'>): boolean {
  return parcel.isCanceled || parcel.status === 'CANCELED'
}

/** Shows a status to the public: on its way warm, arrived green, stopped red. */
export function eventBadge(event: NotifiableEvent): { tone: Tone; icon: ReactNode } {
  return { tone: publicTones[event], icon: eventIcons[event] }
}

const publicTones: Record<NotifiableEvent, Tone> = { ...eventTones, BLOCKED: 'danger' }

interface Headline {
  title: string
  text: string
}

/** Says in a sentence where a parcel stands. */
export function statusHeadline(parcel: TrackedParcel): Headline {
  const { status, log, updatedAt } = parcel
  if (status === 'BLOCKED' && parcel.isCanceled)
    return {
      ...headlines.CANCELED,
      text: 'It will not be delivered. The parcel is blocked as well.',
    }
  if (parcel.isCanceled) return headlines.CANCELED
  const attempt = openAttempt(parcel)
  if (attempt !== null) return { title: 'We could not deliver it', text: attemptSentences(attempt) }
  if (status !== 'DELIVERED') return headlines[status]
  const arrival = log.findLast((entry) => entry.status === 'DELIVERED')?.timestamp ?? updatedAt
  return { ...headlines.DELIVERED, text: `Delivered on ${formatDateTime(arrival)}.` }
}

const headlines: Record<ParcelStatus, Headline> = {
  REQUESTED: { title: 'Waiting to be approved', text: 'The sender has asked for this delivery.' },
  APPROVED: { title: 'Approved and ready to go', text: 'It leaves next.' },
  DISPATCHED: { title: 'It is on the move', text: 'Your parcel has left the sender.' },
  IN_TRANSIT: { title: 'On its way', text: 'Your parcel is on its way to the receiver.' },
  DELIVERED: { title: 'It has arrived', text: '' },
  CANCELED: { title: 'This delivery was canceled', text: 'It will not be delivered.' },
  BLOCKED: {
    title: 'On hold',
    text: 'The parcel is blocked. It moves on once it is unblocked.',
  },
  UNBLOCKED: { title: 'On the move again', text: 'The parcel is no longer blocked.' },
}

/** As in '2 delivered'. */
export const countedStatus: Record<ParcelStatus, string> = {
  REQUESTED: 'requested',
  APPROVED: 'approved',
  DISPATCHED: 'on the way',
  IN_TRANSIT: 'on the way',
  DELIVERED: 'delivered',
  CANCELED: 'canceled',
  BLOCKED: 'blocked',
  UNBLOCKED: 'free to move on',
}

export const failureTexts: Record<TrackingFailure, string> = {
  empty: 'Please enter a tracking ID',
  noParcels: 'No parcels available',
  notFound: 'Parcel not found!',
  unreachable: 'The parcel could not be looked up. Please try again.',
}
