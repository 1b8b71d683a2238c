import { move, type LifecycleEvent, type LifecycleState } from '../../machines/parcel-lifecycle.ts'
import { doorTimeOf } from '../../domain/door-time.ts'
import { fixedNotes } from '../../domain/fixed-notes.ts'
import { eventOf } from '../../domain/notifiable-events.ts'
import type { Parcel, ParcelStatus } from '../../openapi.d.ts'
import type { Transaction } from '../db/database.ts'
import { tellArrivals } from '../messaging/notifications/arrival-repository.ts'
import { insertDeliveryProof, type DeliveryProof } from './deliveries/repository.ts'
import { conflict, notFound } from '../http/errors.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import type { Caller } from '../http/openapi/caller.ts'
import { startRunOf } from '../runs/start-run-of.ts'
import { findDueArrivals } from '../runs/due-arrivals.ts'
import { isOwnParcel } from './ownership.ts'
import { presentParcel } from './presenter.ts'
import type { IdempotencyKey } from './idempotency-repository.ts'
import {
  findParcel,
  lockParcel,
  writeChange,
  type FailedAttempt,
  type LockedParcelRow,
  type ParcelRow,
} from './repository.ts'
import { lifecycleStateOf } from '../db/lifecycle-state.ts'
import { tellOfEntry } from './tell-of-entry.ts'
import { isRepeat } from './first-result.ts'

export interface ParcelChange {
  caller: Caller
  parcelId: string
  /** Run on which the courier made the change. */
  runId?: string | undefined
  /** When the caller's device recorded the change, by its own clock, if it could not send it at once. */
  doneAt?: string | undefined
  /** The event, or a function that chooses it by the locked parcel. */
  event: LifecycleEvent | EventOf
  note?: string | undefined
  /** Required for a `recordAttempt`. */
  failedAttempt?: FailedAttempt | undefined
  /** Details of a `recordDelivery`. */
  deliveryProof?: DeliveryProof | undefined
  /** A repeat with the same key and body changes nothing. */
  idempotencyKey?: IdempotencyKey | undefined
}

type EventOf = (
  transaction: Transaction,
  locked: LockedParcelRow,
) => ChosenEvent | Promise<ChosenEvent>

interface ChosenEvent {
  event: LifecycleEvent
  /** Log entry with the result that the event takes back. */
  takesBack?: number
}

/** Makes every change of a parcel. An event that changes nothing writes no log entry. */
export async function changeParcel(context: AppContext, change: ParcelChange): Promise<Parcel> {
  const { db, clock } = context
  const { caller, parcelId, runId, doneAt, event: given, note, failedAttempt } = change
  const row = await db.transaction(async (transaction) => {
    const locked = await lockParcel(transaction, parcelId)
    if (locked === undefined) throw notFound('parcelNotFound')
    const by = { userId: caller.id, parcelId, now: clock() }
    if (await isRepeat(transaction, change.idempotencyKey, by))
      return findParcel(transaction, parcelId)

    if (!(await isOwnParcel(transaction, caller, locked, context, runId)))
      throw notFound('parcelNotFound')
    const { event, takesBack }: ChosenEvent =
      typeof given === 'function' ? await given(transaction, locked) : { event: given }
    const state = lifecycleStateOf(locked)
    const outcome = move(state, event)
    if (!outcome.allowed) throw conflict(outcome.reason)

    // A failed attempt, and its correction, are written although the status stays.
    const isWritten = failedAttempt !== undefined || takesBack !== undefined
    const status = isWritten ? outcome.next.delivery : logStatus(state, outcome.next)
    const { endedRunId, earliest = locked.created_at } =
      caller.role === 'COURIER'
        ? await startRunOf(transaction, parcelId, { courierId: caller.id, runId, doneAt }, context)
        : {}
    if (status === null) return findParcel(transaction, parcelId)
    const at = notBefore(locked.updated_at, clock())
    const runUnderWay = await writeChange(transaction, parcelId, outcome.next, {
      status,
      note: noteOrNull(note) ?? defaultNote(event),
      failedAttempt,
      takesBack,
      updatedBy: caller.id,
      endedRunId,
      at,
      doneAt: doorTimeOf(doneAt, {
        notBefore: notBefore(locked.created_at, earliest),
        arrivedAt: at,
      }),
    })
    return entail(transaction, context, { ...change, status, runUnderWay })
  })
  if (row === undefined) throw notFound('parcelNotFound')
  return presentParcel(row, caller)
}

/** Does everything that a written change entails, room by room, and returns the current parcel. */
async function entail(
  transaction: Transaction,
  context: AppContext,
  {
    parcelId,
    deliveryProof,
    runUnderWay,
    status,
    failedAttempt,
  }: ParcelChange & { status: ParcelStatus; runUnderWay: string | undefined },
): Promise<ParcelRow | undefined> {
  if (deliveryProof) await insertDeliveryProof(transaction, parcelId, deliveryProof)
  const changed = await findParcel(transaction, parcelId)
  const due =
    runUnderWay === undefined ? [] : await findDueArrivals(transaction, runUnderWay, context)
  await tellArrivals(transaction, due, context.config)
  const event = eventOf({ status, failedAttempt: failedAttempt?.reason })
  if (changed) await tellOfEntry(transaction, changed, event, context)
  return changed
}

/** Status to write to the log; null if nothing changed. */
export function logStatus(before: LifecycleState, after: LifecycleState): ParcelStatus | null {
  if (after.isBlocked !== before.isBlocked) return after.isBlocked ? 'BLOCKED' : 'UNBLOCKED'
  return after.delivery === before.delivery ? null : after.delivery
}

// Keeps the log's times in order if the clock of another node is ahead of this one's.
const notBefore = (earlier: Date, time: Date) => (time < earlier ? earlier : time)

/** A blank note counts as none. */
export function noteOrNull(note: string | undefined): string | null {
  const text = note?.trim() ?? ''
  return text === '' ? null : text
}

/** Note in the log for an event whose caller wrote none. */
export const defaultNote = (event: LifecycleEvent): string | null =>
  defaultNotes.get(event.type) ?? null

const defaultNotes = new Map<LifecycleEvent['type'], string>([
  ['ADMIN.block', fixedNotes.blockedByAdmin],
  ['ADMIN.unblock', fixedNotes.unblockedByAdmin],
  ['SENDER.cancel', fixedNotes.canceledBySender],
  ['RECEIVER.confirmDelivery', fixedNotes.confirmedByReceiver],
])
