import { setStatusEvent } from '../../machines/parcel-lifecycle.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'

export const updateParcelStatus: OperationHandler<'updateParcelStatus'> = async (
  { caller, path, body },
  context,
) => ({
  message: `Parcel status updated to ${body.status}`,
  data: await changeParcel(context, {
    caller,
    parcelId: path.parcelId,
    event: setStatusEvent(body.status),
    note: body.note,
  }),
})
