import type { Handler } from '../openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'

export const cancelParcel: Handler<'cancelParcel'> = async ({ caller, path }, tools) => ({
  message: 'Parcel canceled successfully',
  data: await changeParcel(tools, {
    caller,
    parcelId: path.parcelId,
    event: { type: 'SENDER.cancel' },
  }),
})
