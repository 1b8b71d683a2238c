import type { DeliveryProof } from '../../../openapi.d.ts'
import { notFound } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { isOwnParcel } from '../ownership.ts'
import { findOwnership } from '../repository.ts'
import { findDeliveryProof, maxWrongCodes, type DeliveryProofRow } from './repository.ts'

export const getDelivery: OperationHandler<'getDelivery'> = async (
  { caller, path: { parcelId } },
  context,
) => {
  const { db, config } = context
  const parcel = await findOwnership(db, parcelId)
  if (parcel === undefined || !(await isOwnParcel(db, caller, parcel, context)))
    throw notFound('parcelNotFound')
  const proof = await findDeliveryProof(db, parcelId, caller)
  return {
    message: 'Delivery',
    data: {
      requiredProof: config.deliveryProof,
      isCodeLocked: parcel.wrong_codes >= maxWrongCodes,
      ...(proof && { proof: presentProof(proof) }),
    },
  }
}

function presentProof(row: DeliveryProofRow): DeliveryProof {
  const { received_by: receivedBy, has_code: hasCode, signature, photo } = row
  return {
    ...(receivedBy !== null && { receivedBy }),
    hasCode,
    ...(signature !== null && { signature: signature.toString('base64') }),
    ...(photo !== null && { photo: photo.toString('base64') }),
    recordedAt: row.created_at.toISOString(),
    ...(row.done_at !== null && { doneAt: row.done_at.toISOString() }),
  }
}
