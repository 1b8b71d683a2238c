import { move, type LifecycleEvent, type LifecycleState } from '../../machines/parcel-lifecycle.ts'
import type { DeliveryFailure, Parcel, ParcelStatus } from '../../openapi.d.ts'
import { conflict, notFound } from '../http/errors.ts'
import { notify } from '../notifications/notify.ts'
import type { AppContext } from '../openapi/operation.ts'
import type { Caller } from '../sessions/authenticate.ts'
import { defaultNote, noteOrNull } from './log-notes.ts'
import { presentParcel, stateOf } from './presenter.ts'
import { findParcel, isOwnParcel, lockParcel, writeChange } from './repository.ts'

export interface ParcelChange {
  caller: Caller
  parcelId: string
  event: LifecycleEvent
  note?: string | undefined
  /** Of `ADMIN.recordAttempt`: why nothing was delivered. */
  failedAttempt?: DeliveryFailure | undefined
}

/** The one way in which a parcel changes. An event that changes nothing leaves no log entry. */
export async function changeParcel(
  { db, clock, config }: AppContext,
  { caller, parcelId, event, note, failedAttempt }: ParcelChange,
): Promise<Parcel> {
  const row = await db.transaction(async (transaction) => {
    const locked = await lockParcel(transaction, parcelId)
    if (locked === undefined || !isOwnParcel(caller, locked)) throw notFound('Parcel not found')

    const state = stateOf(locked)
    const outcome = move(state, event)
    if (!outcome.allowed) throw conflict(outcome.reason)

    const status = failedAttempt === undefined ? logStatus(state, outcome.next) : state.delivery
    if (status !== null) {
      await writeChange(transaction, parcelId, outcome.next, {
        status,
        note: noteOrNull(note) ?? defaultNote(event),
        failedAttempt,
        updatedBy: caller.id,
        at: notBefore(locked.updated_at, clock()),
      })
    }
    const changed = await findParcel(transaction, parcelId)
    if (changed && status !== null)
      await notify(transaction, changed, { status, failedAttempt, config })
    return changed
  })
  if (row === undefined) throw notFound('Parcel not found')
  return presentParcel(row, caller)
}

/** What the log says of a step; null where nothing changed. */
export function logStatus(before: LifecycleState, after: LifecycleState): ParcelStatus | null {
  if (after.isBlocked !== before.isBlocked) return after.isBlocked ? 'BLOCKED' : 'UNBLOCKED'
  return after.delivery === before.delivery ? null : after.delivery
}

// Where several nodes serve, the clock of one may be behind; the log's times still never run back.
const notBefore = (earlier: Date, now: Date) => (now < earlier ? earlier : now)
