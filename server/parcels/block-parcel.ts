import type { OperationHandler } from '../http/openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'

export const blockParcel: OperationHandler<'blockParcel'> = async (
  { caller, path, body },
  context,
) => ({
  message: body.block ? 'Parcel blocked' : 'Parcel unblocked',
  data: await changeParcel(context, {
    caller,
    parcelId: path.parcelId,
    event: { type: body.block ? 'ADMIN.block' : 'ADMIN.unblock' },
    note: body.note,
  }),
})
