import type { Meta, Parcel, ParcelSort } from '../../openapi.d.ts'
import type { Call, Tools } from '../operation.ts'
import { countParcelRows, listParcelRows, type ParcelShelf } from './parcel-list-rows.ts'
import { presentParcel } from './parcel-presenter.ts'

/** A caller who names no page gets the whole list, but never more rows than this. */
export const wholeListCap = 10_000

const defaultLimit = 10

/** All four lists of parcels take the same parameters and differ in what is on the shelf. */
export async function answerParcelList(
  { caller, query }: Pick<Call<'listParcels'>, 'caller' | 'query'>,
  { db }: Tools,
  shelf: ParcelShelf,
  usualSort: ParcelSort = '-createdAt',
): Promise<{ message: string; data: Parcel[]; meta?: Meta }> {
  const filter = { shelf, search: query.q?.trim(), status: query.status }
  const sort = query.sort ?? usualSort
  const isPaged = Object.values(query).some((parameter) => parameter !== undefined)

  const { page = 1, limit = isPaged ? defaultLimit : wholeListCap } = query
  const [rows, total] = await Promise.all([
    listParcelRows(db, filter, { sort, limit, offset: (page - 1) * limit }),
    isPaged ? countParcelRows(db, filter) : 0,
  ])
  return {
    message: 'Parcels',
    data: rows.map((row) => presentParcel(row, caller)),
    ...(isPaged ? { meta: { page, limit, total } } : {}),
  }
}
