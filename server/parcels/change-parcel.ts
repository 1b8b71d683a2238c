import { move, type LifecycleEvent, type LifecycleState } from '../../machines/parcel-lifecycle.ts'
import type { Parcel, ParcelStatus } from '../../openapi.d.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, notFound } from '../http/errors.ts'
import type { Caller, Tools } from '../openapi/operation.ts'
import { noteOrNull, usualNote } from './log-notes.ts'
import { presentParcel, stateOf } from './presenter.ts'
import { findParcel, lockParcel, writeChange } from './repository.ts'

export interface ParcelChange {
  caller: Caller
  parcelId: string
  event: LifecycleEvent
  note?: string | undefined
}

/** The one way in which a parcel changes. An event that changes nothing leaves no log entry. */
export async function changeParcel(
  { db, clock }: Tools,
  { caller, parcelId, event, note }: ParcelChange,
): Promise<Parcel> {
  const row = await inTransaction(db, async (transaction) => {
    const locked = await lockParcel(transaction, parcelId, caller)
    if (locked === undefined) throw notFound('Parcel not found')

    const state = stateOf(locked)
    const outcome = move(state, event)
    if (!outcome.allowed) throw conflict(outcome.reason)

    const status = logStatus(state, outcome.next)
    if (status === null) return findParcel(transaction, parcelId)
    return writeChange(transaction, parcelId, outcome.next, {
      status,
      note: noteOrNull(note) ?? usualNote(event),
      updatedBy: caller.id,
      at: notBefore(locked.updated_at, clock()),
    })
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
