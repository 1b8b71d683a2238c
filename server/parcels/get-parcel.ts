import { notFound } from '../http/errors.ts'
import type { Reader } from '../openapi/operation.ts'
import { presentParcel } from './presenter.ts'
import { findParcelOfCaller } from './repository.ts'

export const getParcel: Reader<'getParcel'> = async ({ caller, path, read }) => {
  const row = await findParcelOfCaller(path.parcelId, read)
  if (row === undefined) throw notFound('Parcel not found')
  return { message: 'Parcel', data: presentParcel(row, caller()) }
}
