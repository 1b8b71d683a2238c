import { createHash } from 'node:crypto'
import { undoOfDelivery } from '../../domain/delivery-undo.ts'
import { fixedNotes } from '../../domain/fixed-notes.ts'
import { setStatusEvent } from '../../machines/parcel-lifecycle.ts'
import type { Queryable } from '../db/database.ts'
import { conflict } from '../http/errors.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'
import { findNewestSteps } from './repository.ts'

export const undoDelivery: OperationHandler<'undoDelivery'> = async (
  { caller, path: { parcelId }, headers },
  context,
) => {
  const key = headers['Idempotency-Key']
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(['undoDelivery', parcelId]))
    .digest()
  return {
    message: 'Delivery undone',
    data: await changeParcel(context, {
      caller,
      parcelId,
      event: async (transaction, locked) => {
        if (locked.is_blocked) throw conflict('parcelIsBlocked')
        const by = { callerId: caller.id, now: context.clock() }
        const undo = await findUndo(transaction, parcelId, by)
        if (!undo.allowed) throw conflict(undo.reason)
        return setStatusEvent(undo.backTo)
      },
      note: fixedNotes.recordedByMistake,
      idempotencyKey: key === undefined ? undefined : { key, bodyHash },
    }),
  }
}

/** Returns whether the caller may undo the delivery now, and to which status. */
export async function findUndo(
  db: Queryable,
  parcelId: string,
  by: { callerId: string; now: Date },
) {
  const rows = await findNewestSteps(db, parcelId)
  const steps = rows.map((row) => ({
    status: row.status,
    by: { id: row.updated_by, role: row.role },
    at: row.created_at,
  }))
  return undoOfDelivery(steps, by)
}
