import type { OperationHandler } from '../http/openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'

export const cancelParcel: OperationHandler<'cancelParcel'> = async (
  { caller, path, body },
  context,
) => ({
  message: 'Parcel canceled successfully',
  data: await changeParcel(context, {
    caller,
    parcelId: path.parcelId,
    event: { type: 'SENDER.cancel' },
    note: body.note,
  }),
})
