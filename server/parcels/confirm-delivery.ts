import type { OperationHandler } from '../http/openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'

export const confirmDelivery: OperationHandler<'confirmDelivery'> = async (
  { caller, path },
  context,
) => ({
  message: 'Delivery confirmed!',
  data: await changeParcel(context, {
    caller,
    parcelId: path.parcelId,
    event: { type: 'RECEIVER.confirmDelivery' },
  }),
})
