import { notFound } from '../http/errors.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { presentParcel } from './presenter.ts'
import { isOwnParcel } from './ownership.ts'
import { findParcel } from './repository.ts'

export const getParcel: OperationHandler<'getParcel'> = async ({ caller, path }, context) => {
  const row = await findParcel(context.db, path.parcelId)
  if (row === undefined || !(await isOwnParcel(context.db, caller, row, context)))
    throw notFound('parcelNotFound')
  return { message: 'Parcel', data: presentParcel(row, caller) }
}
