import { createHash } from 'node:crypto'
import { fixedNotes } from '../../domain/fixed-notes.ts'
import { undoOf, type ResultUndo, type UndoableResult } from '../../domain/result-undo.ts'
import {
  undoDeliveryEvent,
  type CarryingRole,
  type LifecycleEvent,
} from '../../machines/parcel-lifecycle.ts'
import type { DeliveryStatus, Parcel } from '../../openapi.d.ts'
import type { Queryable } from '../db/database.ts'
import { conflict } from '../http/errors.ts'
import type { AppContext, OperationRequest } from '../http/openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'
import { findNewestSteps } from './repository.ts'

type UndoRequest = OperationRequest<'undoDelivery'> | OperationRequest<'undoDeliveryAttempt'>

/** Takes back the newest result of the parcel, by a correction in its log. */
export async function undoResult(
  result: UndoableResult,
  { caller, path: { parcelId }, query: { runId }, headers }: UndoRequest,
  context: AppContext,
): Promise<Parcel> {
  const key = headers['Idempotency-Key']
  const { operation, note, eventOf } = undos[result]
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([operation, parcelId]))
    .digest()
  return changeParcel(context, {
    caller,
    parcelId,
    runId,
    event: async (transaction, locked) => {
      if (locked.is_blocked) throw conflict('parcelIsBlocked')
      const undo = await findUndo(transaction, result, parcelId, { caller, now: context.clock() })
      if (!undo.allowed) throw conflict(undo.reason)
      const event = eventOf(caller.role, undo.backTo)
      if (event === undefined) throw conflict('notPossibleForParcel')
      return { event, takesBack: undo.entryNumber }
    },
    note,
    idempotencyKey: key === undefined ? undefined : { key, bodyHash },
  })
}

interface Undo {
  operation: string
  note: string
  eventOf: (role: CarryingRole, backTo: DeliveryStatus) => LifecycleEvent | undefined
}

const undos: Record<UndoableResult, Undo> = {
  delivery: {
    operation: 'undoDelivery',
    note: fixedNotes.recordedByMistake,
    eventOf: undoDeliveryEvent,
  },
  attempt: {
    operation: 'undoDeliveryAttempt',
    note: fixedNotes.attemptRecordedByMistake,
    eventOf: (role) => ({ type: `${role}.undoAttempt` }),
  },
}

/** Returns whether the caller may undo the result now, and to which status. */
export async function findUndo(
  db: Queryable,
  result: UndoableResult,
  parcelId: string,
  by: Parameters<typeof undoOf>[2],
): Promise<ResultUndo> {
  const rows = await findNewestSteps(db, parcelId)
  const steps = rows.map((row) => ({
    entryNumber: row.entry_number,
    status: row.status,
    failedAttempt: row.failed_attempt,
    by: { id: row.updated_by, role: row.role },
    at: row.created_at,
  }))
  return undoOf(result, steps, by)
}
