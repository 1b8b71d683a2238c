import { createHash } from 'node:crypto'
import { storedTrackingId } from '../../domain/tracking-id.ts'
import { scanEvent } from '../../machines/parcel-lifecycle.ts'
import { conflict, notFound } from '../http/errors.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { changeParcel } from './change-parcel.ts'
import { findParcelId } from './repository.ts'

export const scanParcel: OperationHandler<'scanParcel'> = async (
  { caller, body: { trackingId: typed, status }, headers },
  context,
) => {
  if (status === 'DELIVERED' && context.config.deliveryProof.length > 0)
    throw conflict('Deliveries need a proof here. Please record it on the page of the parcel.')
  const trackingId = storedTrackingId(typed)
  const parcelId = trackingId === null ? undefined : await findParcelId(context.db, trackingId)
  if (parcelId === undefined) throw notFound('Parcel not found')
  const key = headers['Idempotency-Key']
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([parcelId, status]))
    .digest()
  return {
    message: `Parcel scanned as ${status}`,
    data: await changeParcel(context, {
      caller,
      parcelId,
      event: scanEvent(status),
      idempotencyKey: key === undefined ? undefined : { key, bodyHash },
    }),
  }
}
