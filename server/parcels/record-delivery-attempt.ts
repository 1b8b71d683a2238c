import { createHash } from 'node:crypto'
import { failureNote } from '../../domain/fixed-notes.ts'
import { badRequest } from '../http/errors.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { dayOfLateResult } from '../runs/day-has-come.ts'
import { changeParcel, noteOrNull } from './change-parcel.ts'

export const recordDeliveryAttempt: OperationHandler<'recordDeliveryAttempt'> = async (
  { caller, path, query: { runId, doneAt }, body, headers },
  context,
) => {
  const { reason, note, nextAttempt } = body
  if (nextAttempt !== undefined && nextAttempt < dayOfLateResult(context)) {
    throw badRequest([{ path: 'nextAttempt', reason: 'nextAttemptIsPast' }])
  }
  const key = headers['Idempotency-Key']
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([path.parcelId, reason, noteOrNull(note), nextAttempt]))
    .digest()
  return {
    message: 'Failed delivery attempt recorded',
    data: await changeParcel(context, {
      caller,
      parcelId: path.parcelId,
      runId,
      doneAt,
      event: { type: `${caller.role}.recordAttempt` },
      note: noteOrNull(note) ?? failureNote(reason),
      failedAttempt: { reason, nextAttempt },
      idempotencyKey: key === undefined ? undefined : { key, bodyHash },
    }),
  }
}
