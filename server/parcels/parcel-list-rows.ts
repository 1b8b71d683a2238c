import { sql, type Kysely } from 'kysely'
import type { ParcelSort } from '../../openapi.d.ts'
import { findPage, type FoundPage } from '../db/list-page.ts'
import type { Read } from '../db/reading.ts'
import type { Database } from '../db/schema.ts'
import {
  conditionsOf,
  isAnyTime,
  orders,
  patternsFor,
  type ParcelFilter,
} from './parcel-filter-rows.ts'
import { selectParcels, type ParcelRow } from './parcel-rows.ts'

export type { ParcelFilter, ParcelShelf } from './parcel-filter-rows.ts'

export interface ParcelWindow {
  sort: ParcelSort
  limit: number
  offset: number
}

/** The window's parcels, and how many there are in all windows together. */
export function findParcelPage(
  db: Kysely<Database>,
  filter: ParcelFilter,
  window: ParcelWindow,
  read?: Read,
): Promise<FoundPage<ParcelRow>> {
  const { sort, limit, offset } = window
  const [column, direction] = orders[sort]
  const { shelf, search, status, created } = filter
  const isInPart = shelf.name !== 'all' || status !== undefined || !isAnyTime(created)
  const standsBesideText = !isInPart && column === 'created_at'
  const list = {
    name: JSON.stringify(['parcels', shelf.name, shelf.of, search, status, created]),
    from: sql`parcels as item`,
    where: conditionsOf(filter),
    order: [column, 'id'].map((name) => ({ by: sql.ref(`item.${name}`), direction })),
    search: {
      patterns: patternsFor(search),
      ...(standsBesideText ? textAlone : textWithParcel),
      textOfNext: sql`(select text from parcel_search where id = next.id)`,
      isInPart,
    },
    limit,
    offset,
    keepsPlan: isAsOpened(filter, window),
  }
  const rows = selectParcels(db).where('parcel.id', '=', sql<string>`page.id`)
  return findPage(db, list, rows, read)
}

// A list as it opens, before anybody pages, sorts or filters; in the face's two sizes of page.
const isAsOpened = (
  { search, status, created }: ParcelFilter,
  { sort, limit, offset }: ParcelWindow,
) =>
  !search &&
  status === undefined &&
  isAnyTime(created) &&
  offset === 0 &&
  (limit === 6 || limit === 10) &&
  (sort === '-createdAt' || sort === '-updatedAt')

export async function listParcelRows(
  db: Kysely<Database>,
  filter: ParcelFilter,
  window: ParcelWindow,
): Promise<ParcelRow[]> {
  return (await findParcelPage(db, filter, window)).rows
}

// Whatever needs no more of a parcel than stands beside its text is spared looking the parcel up; a
// range of days is in the parcels' index.
const textAlone = { from: sql`parcel_search as item`, text: sql`item.text` }
const textWithParcel = {
  from: sql`parcels as item join parcel_search as words on words.id = item.id`,
  text: sql`words.text`,
}
