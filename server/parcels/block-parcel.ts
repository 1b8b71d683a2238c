import type { Handler } from '../openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'

export const blockParcel: Handler<'blockParcel'> = async ({ caller, path, body }, tools) => ({
  message: body.block ? 'Parcel blocked' : 'Parcel unblocked',
  data: await changeParcel(tools, {
    caller,
    parcelId: path.parcelId,
    event: { type: body.block ? 'ADMIN.block' : 'ADMIN.unblock' },
    note: body.note,
  }),
})
