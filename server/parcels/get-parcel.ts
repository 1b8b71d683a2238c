import { notFound } from '../http/errors.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { presentParcel } from './presenter.ts'
import { findParcel, isOwnParcel } from './repository.ts'

export const getParcel: OperationHandler<'getParcel'> = async ({ caller, path }, { db }) => {
  const row = await findParcel(db, path.parcelId)
  if (row === undefined || !isOwnParcel(caller, row)) throw notFound('Parcel not found')
  return { message: 'Parcel', data: presentParcel(row, caller) }
}
