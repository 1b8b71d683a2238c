import type { DeliveryFailure, DeliveryStatus, Role } from '../openapi.d.ts'
import type { MoveRefusal } from './answer-texts.ts'

/** Seconds for which a scan station offers to undo a delivery: parcels follow each other quickly there. */
export const offeredSeconds = 10
/** Seconds for which a courier's phone offers it: fewer than the server's, because the request takes time, too. */
export const offeredSecondsAtDoor = 50
/** Seconds for which the server undoes a result. */
const undoableSeconds = 60

/** Results that the user who recorded them can take back for a short time. */
export type UndoableResult = 'delivery' | 'attempt'

/** Entry of a parcel's log other than a block or its end. */
export interface ResultStep {
  entryNumber: number
  status: DeliveryStatus
  failedAttempt: DeliveryFailure | null
  by: { id: string; role: Role }
  at: Date
}

export type ResultUndo =
  | { allowed: true; backTo: DeliveryStatus; entryNumber: number }
  | { allowed: false; reason: MoveRefusal }

/** Status to go back to, or the reason why not, from the two newest steps, the newest first. */
export function undoOf(
  result: UndoableResult,
  [newest, before]: readonly ResultStep[],
  { caller, now }: { caller: { id: string; role: Role }; now: Date },
): ResultUndo {
  if (newest === undefined || before === undefined || !isResult[result](newest))
    return refused(refusals[result].isNot)
  if (newest.by.role === 'RECEIVER') return refused('receiverConfirmedDelivery')
  if (newest.by.id !== caller.id) return refused(refusals[result].isOfAnother)
  if (now.getTime() - newest.at.getTime() > undoableSeconds * 1000)
    return refused(caller.role === 'COURIER' ? 'tooLateTellTheDepot' : refusals[result].isTooLate)
  // A failed attempt has left the status as it was.
  const backTo = result === 'attempt' ? newest.status : before.status
  return { allowed: true, backTo, entryNumber: newest.entryNumber }
}

const isResult: Record<UndoableResult, (step: ResultStep) => boolean> = {
  delivery: ({ status }) => status === 'DELIVERED',
  attempt: ({ failedAttempt }) => failedAttempt !== null,
}

const refusals: Record<
  UndoableResult,
  Record<'isNot' | 'isOfAnother' | 'isTooLate', MoveRefusal>
> = {
  delivery: {
    isNot: 'parcelIsNotDelivered',
    isOfAnother: 'someoneElseRecordedDelivery',
    isTooLate: 'tooLateToUndoDelivery',
  },
  attempt: {
    isNot: 'noAttemptToUndo',
    isOfAnother: 'someoneElseRecordedAttempt',
    isTooLate: 'tooLateToUndoAttempt',
  },
}

const refused = (reason: MoveRefusal): ResultUndo => ({ allowed: false, reason })
