import type { OperationHandler } from '../openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'
import { failureNotes, noteOrNull } from './log-notes.ts'

export const recordDeliveryAttempt: OperationHandler<'recordDeliveryAttempt'> = async (
  { caller, path, body },
  context,
) => {
  const { reason, note } = body
  return {
    message: 'Failed delivery attempt recorded',
    data: await changeParcel(context, {
      caller,
      parcelId: path.parcelId,
      event: { type: 'ADMIN.recordAttempt' },
      note: noteOrNull(note) ?? failureNotes[reason],
      failedAttempt: reason,
    }),
  }
}
