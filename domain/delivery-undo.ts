import * as t from '#texts/moveRefusals.ts'
import type { DeliveryStatus, Role } from '../openapi.d.ts'

/** The browser offers to undo a delivery for so long; a press may take its time on the way. */
export const offeredSeconds = 10
/** The server undoes a delivery for so long. */
const undoableSeconds = 60

/** Entry of a parcel's log, without its blocks. */
export interface DeliveryStep {
  status: DeliveryStatus
  by: { id: string; role: Role }
  at: Date
}

export type DeliveryUndo =
  | { allowed: true; backTo: DeliveryStatus }
  | { allowed: false; reason: string }

/** Status to go back to, or why the delivery stands, by the two newest steps, the newest first. */
export function undoOfDelivery(
  [newest, before]: readonly DeliveryStep[],
  { callerId, now }: { callerId: string; now: Date },
): DeliveryUndo {
  if (newest?.status !== 'DELIVERED' || before === undefined) return refused(t.parcelIsNotDelivered)
  if (newest.by.role === 'RECEIVER') return refused(t.receiverConfirmedDelivery)
  if (newest.by.id !== callerId) return refused(t.anotherAdminRecordedDelivery)
  if (now.getTime() - newest.at.getTime() > undoableSeconds * 1000)
    return refused(t.tooLateToUndoDelivery)
  return { allowed: true, backTo: before.status }
}

const refused = (reason: string): DeliveryUndo => ({ allowed: false, reason })
