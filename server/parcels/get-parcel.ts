import { notFound } from '../errors.ts'
import type { Reader } from '../operation.ts'
import { presentParcel } from './parcel-presenter.ts'
import { findParcelOfCaller } from './parcel-rows.ts'

export const getParcel: Reader<'getParcel'> = async ({ caller, path, read }) => {
  const row = await findParcelOfCaller(path.parcelId, read)
  if (row === undefined) throw notFound('Parcel not found')
  return { message: 'Parcel', data: presentParcel(row, caller()) }
}
