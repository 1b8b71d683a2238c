import type { DeliveryStatus, Role } from '../openapi.d.ts'
import type { MoveRefusal } from './answer-texts.ts'

/** Seconds for which the client offers to undo a delivery: fewer, because the request takes time, too. */
export const offeredSeconds = 10
/** Seconds for which the server undoes a delivery. */
const undoableSeconds = 60

/** Entry of a parcel's log other than a block or its end. */
export interface DeliveryStep {
  status: DeliveryStatus
  by: { id: string; role: Role }
  at: Date
}

export type DeliveryUndo =
  | { allowed: true; backTo: DeliveryStatus }
  | { allowed: false; reason: MoveRefusal }

/** Status to go back to, or the reason why not, from the two newest steps, the newest first. */
export function undoOfDelivery(
  [newest, before]: readonly DeliveryStep[],
  { callerId, now }: { callerId: string; now: Date },
): DeliveryUndo {
  if (newest?.status !== 'DELIVERED' || before === undefined) return refused('parcelIsNotDelivered')
  if (newest.by.role === 'RECEIVER') return refused('receiverConfirmedDelivery')
  if (newest.by.id !== callerId) return refused('anotherAdminRecordedDelivery')
  if (now.getTime() - newest.at.getTime() > undoableSeconds * 1000)
    return refused('tooLateToUndoDelivery')
  return { allowed: true, backTo: before.status }
}

const refused = (reason: MoveRefusal): DeliveryUndo => ({ allowed: false, reason })
