import { setStatusEvent } from '../../machines/parcel-lifecycle.ts'
import type { Handler } from '../openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'

export const updateParcelStatus: Handler<'updateParcelStatus'> = async (call, tools) => ({
  message: `Parcel status updated to ${call.body.status}`,
  data: await changeParcel(tools, {
    caller: call.caller,
    parcelId: call.path.parcelId,
    event: setStatusEvent(call.body.status),
  }),
})
