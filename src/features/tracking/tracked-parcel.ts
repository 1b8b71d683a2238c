import type { ReactNode } from 'react'
import * as t from '#texts/tracking.ts'
import { attemptSentences } from '../../../domain/attempt-text.ts'
import { doneTimeText } from '../../../domain/door-time-text.ts'
import { openAttempt } from '../../../domain/failed-attempt.ts'
import { formatDateTime } from '../../../domain/format.ts'
import type { TrackingFailure } from '../../../machines/tracking.ts'
import type {
  Arrival,
  NotifiableEvent,
  ParcelStatus,
  TrackedParcel as WireTrackedParcel,
} from '../../../openapi.d.ts'
import type { LogEntry, Parcel } from '../../api/model.ts'
import { eventIcons, eventTones } from '../../parcel/status-icons.tsx'
import type { Tone } from '../../ui/badge/tone.ts'

/** Fields of a parcel that are public. */
export type TrackedParcel = Pick<
  Parcel,
  (keyof Parcel & keyof WireTrackedParcel) | 'sender' | 'receiver'
> & {
  log: readonly Omit<LogEntry, 'updatedBy'>[]
  arrival?: Arrival | null | undefined
}

/** Hosts set the flag, the status, or both. */
export function isCanceled(parcel: Pick<Parcel, 'status' | 'isCanceled'>): boolean {
  return parcel.isCanceled || parcel.status === 'CANCELED'
}

/** Badge of a public status: warm while on its way, green once delivered, red if stopped. */
export function eventBadge(event: NotifiableEvent): { tone: Tone; icon: ReactNode } {
  return { tone: publicTones[event], icon: eventIcons[event] }
}

const publicTones: Record<NotifiableEvent, Tone> = { ...eventTones, BLOCKED: 'danger' }

interface Headline {
  title: string
  text: string
}

/** Sentence on the current state of a parcel. */
export function statusHeadline(parcel: TrackedParcel): Headline {
  const { status, log, updatedAt } = parcel
  if (status === 'BLOCKED' && parcel.isCanceled)
    return { ...headlines.CANCELED, text: t.canceledAndBlocked }
  if (parcel.isCanceled) return headlines.CANCELED
  const attempt = openAttempt(parcel)
  if (attempt !== null) return { title: t.couldNotDeliver, text: attemptSentences(attempt) }
  if (status !== 'DELIVERED') return headlines[status]
  const { timestamp: at = updatedAt, doneAt } =
    log.findLast((entry) => entry.status === 'DELIVERED') ?? {}
  const time = doneTimeText({ at, doneAt }, formatDateTime)
  return { ...headlines.DELIVERED, text: t.deliveredOn({ time }) }
}

const headlines: Record<ParcelStatus, Headline> = {
  REQUESTED: { title: t.waitingToBeApproved, text: t.senderHasAsked },
  APPROVED: { title: t.approvedAndReady, text: t.itLeavesNext },
  DISPATCHED: { title: t.onTheMove, text: t.hasLeftTheSender },
  IN_TRANSIT: { title: t.onItsWay, text: t.onItsWayToTheReceiver },
  DELIVERED: { title: t.itHasArrived, text: '' },
  CANCELED: { title: t.deliveryWasCanceled, text: t.willNotBeDelivered },
  BLOCKED: { title: t.onHold, text: t.movesOnOnceUnblocked },
  UNBLOCKED: { title: t.onTheMoveAgain, text: t.noLongerBlocked },
}

export const failureTexts: Record<TrackingFailure, string> = {
  empty: t.enterATrackingId,
  noParcels: t.noParcelsAvailable,
  notFound: t.parcelNotFound,
  unreachable: t.couldNotBeLookedUp,
}
