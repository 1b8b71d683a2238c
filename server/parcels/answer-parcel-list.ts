import type { Meta, Parcel, ParcelSort } from '../../openapi.d.ts'
import { metaOf, windowOf } from '../http/paging.ts'
import type { ReadCall, Tools } from '../openapi/operation.ts'
import { createdRangeOf } from './created-range.ts'
import { findParcelPage, type ParcelShelf } from './list-repository.ts'
import { presentParcel } from './presenter.ts'

/** A caller who names no page gets the whole list, but never more rows than this. */
export { listCap as wholeListCap } from '../db/page-keys.ts'

/** All four lists of parcels take the same parameters and differ in what is on the shelf. */
export async function answerParcelList(
  { caller, query, read }: Pick<ReadCall<'listParcels'>, 'caller' | 'query' | 'read'>,
  { db }: Tools,
  shelf: ParcelShelf,
  usualSort: ParcelSort = '-createdAt',
): Promise<{ message: string; data: Parcel[]; meta?: Meta }> {
  const { q, status, sort = usualSort } = query
  const filter = { shelf, search: q?.trim(), status, created: createdRangeOf(query) }
  const found = await findParcelPage(db, filter, { sort, ...windowOf(query) }, read)
  return {
    message: 'Parcels',
    data: found.rows.map((row) => presentParcel(row, caller())),
    ...metaOf(query, found),
  }
}
