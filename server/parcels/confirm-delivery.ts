import type { Handler } from '../openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'

export const confirmDelivery: Handler<'confirmDelivery'> = async ({ caller, path }, tools) => ({
  message: 'Delivery confirmed!',
  data: await changeParcel(tools, {
    caller,
    parcelId: path.parcelId,
    event: { type: 'RECEIVER.confirmDelivery' },
  }),
})
