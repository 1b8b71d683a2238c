import { badRequest } from '../http/errors.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'
import { failureNotes, noteOrNull } from './log-notes.ts'

export const recordDeliveryAttempt: OperationHandler<'recordDeliveryAttempt'> = async (
  { caller, path, body },
  context,
) => {
  const { reason } = body
  const note = noteOrNull(body.note)
  if (reason === 'OTHER' && note === null) {
    throw badRequest([{ path: 'note', message: 'Please say what happened' }])
  }
  return {
    message: 'Failed delivery attempt recorded',
    data: await changeParcel(context, {
      caller,
      parcelId: path.parcelId,
      event: { type: 'ADMIN.recordAttempt' },
      note: note ?? failureNotes[reason],
      failedAttempt: reason,
    }),
  }
}
