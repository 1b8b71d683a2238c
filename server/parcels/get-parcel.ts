import { notFound } from '../errors.ts'
import type { Handler } from '../operation.ts'
import { presentParcel } from './parcel-presenter.ts'
import { findParcelFor } from './parcel-rows.ts'

export const getParcel: Handler<'getParcel'> = async ({ caller, path }, { db }) => {
  const row = await findParcelFor(db, path.parcelId, caller)
  if (row === undefined) throw notFound('Parcel not found')
  return { message: 'Parcel', data: presentParcel(row, caller) }
}
